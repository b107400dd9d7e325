// Gate Ruler over the standard streams: JSON-RPC 2.0, one message a line. Start it with `node main.js`.

import { createInterface } from "node:readline";
import { Engine } from "./engine.js";

const MOST_BYTES = 8 * 1024 * 1024;
const VIEWERS = ["alice", "bob", "judge"];
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
const isViewer = (value) => VIEWERS.includes(value);

// The parameters of each call, and what each must be; `!` marks those that must be there.
const CALLS = {
  describe: {},
  open: { "position!": isObject },
  pending: { viewer: isViewer },
  submit: { "choice!": isObject },
  observe: { viewer: isViewer },
  events: { since: Number.isInteger, viewer: isViewer },
};

class RpcError extends Error {
  constructor(code, message, field) {
    super(message);
    this.error = { code, message, ...(field ? { data: { field } } : {}) };
  }
}

const engine = new Engine();

function answer(line) {
  let request;
  try {
    if (Buffer.byteLength(line) > MOST_BYTES) throw new RpcError(-32600, "the message is too long");
    request = parsed(line);
    const result = engine[request.method](checked(request));
    return { jsonrpc: "2.0", id: request.id, result };
  } catch (error) {
    if (!(error instanceof RpcError)) console.error(error); // standard error is ours to use
    const said = error instanceof RpcError ? error.error : { code: -32603, message: String(error) };
    return { jsonrpc: "2.0", id: error.id ?? request?.id ?? null, error: said };
  }
}

function parsed(line) {
  let request;
  try {
    request = JSON.parse(line);
  } catch {
    throw new RpcError(-32700, "the line is no JSON");
  }
  if (!isObject(request) || request.jsonrpc !== "2.0" || typeof request.method !== "string") {
    throw new RpcError(-32600, "a request is an object with jsonrpc 2.0 and a method");
  }
  if (Object.hasOwn(CALLS, request.method)) return request;
  const error = new RpcError(-32601, `there is no method ${request.method}`);
  error.id = request.id;
  throw error;
}

function checked(request) {
  const wanted = CALLS[request.method];
  const given = request.params ?? {};
  const tests = new Map(Object.entries(wanted).map(([name, test]) => [name.replace("!", ""), test]));
  const missing = Object.keys(wanted).find((name) => name.endsWith("!") && !(name.slice(0, -1) in given));
  if (missing) throw new RpcError(-32602, `${missing.slice(0, -1)} is missing`, `params.${missing.slice(0, -1)}`);
  const wrong = Object.keys(given).find((name) => !tests.has(name) || !tests.get(name)(given[name]));
  if (wrong) throw new RpcError(-32602, `${wrong} is not understood`, `params.${wrong}`);
  return given;
}

createInterface({ input: process.stdin, crlfDelay: Infinity }).on("line", (line) => {
  if (!line.trim()) return;
  const reply = answer(line);
  if (reply.id !== undefined) process.stdout.write(`${JSON.stringify(reply)}\n`);
});
