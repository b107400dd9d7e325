"use strict";
// What is told of a failure: what was expected and seen, the choices, the table. Of a pass it is told on demand.
// A value in lines, refs with their names beside them, so that two values can be compared line by line.
function inLines(value, names) {
  if (value === undefined) return ["nothing"];
  if (typeof value === "string" && !names.has(value)) return value.split("\n");
  const text = JSON.stringify(value, null, 1);
  return text.replace(/"((?:[^"\\]|\\.)*)"(:?)/g, (whole, ref, key) => !key && names.has(ref) ? '"' + names.get(ref) + " (" + ref + ')"' : whole).split("\n");
}
function compared(detail, names) {
  const one = inLines(detail.expected, names), two = inLines(detail.seen, names);
  const side = (title, kind, lines, others) => {
    const known = new Set(others.map(line => line.replace(/,$/, "")));
    return el("div", {class: "value " + kind}, el("h3", null, title), scrolling(title, lines.map(line =>
      el("span", {class: known.has(line.replace(/,$/, "")) ? "same" : "differs"}, visible(line) + "\n"))));
  };
  return el("div", {class: "pair"}, side("Expected", "expected", one, two), side("Seen", "seen", two, one));
}

// Choices in their order; equal ones in a row are one stop, with their number.
function timeline(choices) {
  if (!Array.isArray(choices)) return block("Choices made", choices);
  const stops = [];
  choices.forEach((choice, i) => {
    const last = stops.at(-1);
    if (last && ["by", "said", "answer", "why"].every(name => last.choice[name] === choice[name])) last.to = i + 1;
    else stops.push({choice, from: i + 1, to: i + 1});
  });
  const seat = by => ["alice", "bob", "chance", "clock"].includes(by) ? by : "";
  const stop = ({choice, from, to}) => el("li", {class: seat(choice.by) + " " + (choice.answer || "")},
    el("span", {class: "at"}, from === to ? from : from + "\u2013" + to),
    el("b", {class: "by"}, visible(choice.by || "?")), " ", visible(choice.said), to > from ? " \u00d7" + (to - from + 1) : "",
    choice.answer ? el("span", {class: "answer"}, visible(choice.answer + (choice.why ? ": " + choice.why : ""))) : null);
  return el("div", null, el("h3", null, "Choices made"), el("ol", {class: "timeline"}, stops.map(stop)));
}
function failure(detail) {
  const names = new Map(detail.names && typeof detail.names === "object" ? Object.entries(detail.names) : []);
  const parts = [];
  if (detail.right_by) parts.push(el("p", {class: "note"}, "By " + visible(detail.right_by) + " this is right: the reference does the same there."));
  if ("expected" in detail || "seen" in detail) parts.push(compared(detail, names));
  if (detail.choices) parts.push(timeline(detail.choices));
  const boards = ["before_board", "after_board"].map(name => typeof detail[name] === "object" ? detail[name] : null);
  if (boards.some(Boolean)) parts.push(tables(boards[0], boards[1], names));
  for (const [name, title] of [["before", "The table before"], ["after", "The table at the end"]]) {
    const raw = detail[name] ?? (typeof detail[name + "_board"] === "string" ? detail[name + "_board"] : null);
    if (raw) parts.push(fold(title, raw));
  }
  if (detail.notes) parts.push(block("Notes", numbered(detail.notes)));
  if (detail.events) parts.push(fold("Events", numbered(detail.events)));
  if (detail.stderr) parts.push(fold("What the engine wrote to standard error", detail.stderr));
  if (detail.traceback) parts.push(fold("Traceback", detail.traceback));
  return parts;
}
