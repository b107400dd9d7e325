// Section 8: the attack phase.

import { gateProcess } from "./gate.js";
import { rulesEffectIsDue } from "./rules-effects.js";
import { other } from "./table.js";

// 8-2: one attack after another; the first player attacks but once in her first turn (8-2a-2).
export function* attackPhase(table) {
  const once = table.turn === 1;
  do {
    if (!(yield* attackSubPhase(table))) break;
  } while (!once);
  table.note("phase_end", "turn", { name: "attack", player: table.active });
}

// One attack, through its steps; false when the active player attacks no more (8-4c-2).
function* attackSubPhase(table) {
  step(table, "attack-start");
  yield* gateProcess(table); // 8-3b
  step(table, "declaration");
  yield* gateProcess(table); // 8-4b
  if (!(yield* declare(table))) {
    yield* gateProcess(table); // 8-4c-2b
    return false;
  }
  yield* gateProcess(table); // 8-4g
  yield* damageStep(table); // without Intercept on any card there is no intercept step (8-5a-1)
  yield* attackEnd(table);
  return true;
}

function step(table, name) {
  table.step = name;
  table.note("step_start", "turn", { name, player: table.active });
}

// 8-4c to 8-4f
function* declare(table) {
  const options = [...attacks(table), { says: { verb: "stop" } }];
  const [chosen] = yield { player: table.active, kind: "act", shape: { shape: "pick" }, options };
  if (!chosen.attacker) return false;
  table.turnCard(chosen.attacker, "exhausted", "fight"); // 8-4d
  table.attack = { oid: `o${++table.lastOid}`, attacker: chosen.attacker, seat: table.active, column: chosen.column };
  const target = attacked(table);
  table.note("attack", "choice", {
    card: chosen.attacker, seen: ["alice", "bob"], player: table.active, item: table.attack.oid,
    to: chosen.column, target: target?.ref,
  });
  return true;
}

// Every attack that can be declared: each attacker against the front of each column (8-4c, 8-4c-1).
function attacks(table) {
  const seat = table.active;
  const attackers = [table.ruler(seat), ...table.zone(seat, "attack")].filter((card) => card.turned === "ready");
  return attackers.flatMap((attacker) =>
    columns(table, other(seat)).map((column) => {
      const front = frontmost(table, column);
      const at = front ? { target: front.ref } : { place: column };
      return { says: { verb: "attack", card: attacker.ref, ...at }, attacker, column };
    }),
  );
}

// 3-6e: each attack zone is a column of its own, the defense zone and the ruler are the center column.
function columns(table, seat) {
  const sides = table.slots(seat, "attack").map((slot) => ({ zone: "attack", seat, slot }));
  return [...sides, { zone: "defense", seat, slot: "1" }];
}

function frontmost(table, { zone, seat, slot }) {
  return table.inSlot(seat, zone, slot) ?? (zone === "defense" ? table.ruler(seat) : undefined);
}

// 8-4e-1: being attacked is whatever is frontmost in the column by now.
export function attacked(table) {
  return table.attack ? frontmost(table, table.attack.column) : undefined;
}

// 8-4e-2: a unit that has left its controller's attack zones attacks no more.
export function attacking(table) {
  const { attacker, seat } = table.attack;
  return attacker.seat === seat && ["attack", "ruler"].includes(attacker.zone) ? attacker : null;
}

// 8-6
function* damageStep(table) {
  if (!attacking(table)) return; // 8-6a
  step(table, "damage");
  yield* gateProcess(table); // 8-6c
  const source = attacking(table);
  const target = attacked(table);
  if (source && target) {
    const amount = target.zone === "ruler" ? source.traits.strike : source.traits.power; // 8-6d-1, 8-6d-2
    table.push({
      kind: "damage", controller: table.active, source, combat: true, pairs: [{ target, amount: amount ?? 0 }],
    }); // 13-2a
  }
  yield* gateProcess(table); // 8-6e
  yield* gateProcess(table); // 8-6g
}

// 8-7
function* attackEnd(table) {
  step(table, "attack-end");
  do yield* gateProcess(table);
  while (rulesEffectIsDue(table)); // 8-7c-2
  table.note("fight_end", "turn", { player: table.active, item: table.attack.oid });
  table.attack = null;
}
