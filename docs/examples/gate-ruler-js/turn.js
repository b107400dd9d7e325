// Section 6: the turn and its phases. A player's choice is a `yield` in the flow of the rule that asks.

import { attackPhase } from "./attack.js";
import { gateProcess } from "./gate.js";
import { prepare } from "./preparation.js";
import { rulesEffectIsDue } from "./rules-effects.js";
import { SEATS, other } from "./table.js";

// The whole course of a game, from the door at which the position stands.
export function* course(table, door) {
  if (door === "setup") yield* prepare(table);
  if (door !== "main") yield* startPhase(table);
  for (;;) {
    yield* mainPhase(table, door === "main");
    door = null;
    enter(table, "attack");
    yield* attackPhase(table);
    yield* endPhase(table);
    yield* startPhase(table);
  }
}

function enter(table, phase) {
  table.phase = phase;
  table.step = null;
  table.note("phase_start", "turn", { name: phase, player: table.active });
}

// 6-2
function* startPhase(table) {
  const seat = table.active;
  for (const each of SEATS) table.players[each].summons = 0; // 6-2a; the caps follow from whose turn it is
  table.note("turn_start", "turn", { player: seat });
  enter(table, "start");
  const veryFirst = table.turn === 1;
  if (veryFirst) yield* gateProcess(table); // 6-2b
  readyAll(table, [table.ruler(seat), ...table.zone(seat, "attack")], "turn"); // 6-2c
  yield* gateProcess(table); // 6-2d, 6-2e
  yield* rulersStart(table, seat, veryFirst);
  yield* gateProcess(table); // 6-2g
}

function readyAll(table, cards, by) {
  table.together(() => cards.forEach((card) => table.turnCard(card, "ready", by)));
}

// 6-2f: what the ruler says of the start of the turn; in the first turn of all one card less is drawn.
function* rulersStart(table, seat, veryFirst) {
  const book = table.book(seat);
  const tired = table.zone(seat, "resource").filter((card) => card.turned === "exhausted");
  let rise = tired;
  if (tired.length > book.ready) {
    const options = tired.map((card) => ({ says: { card: card.ref }, card }));
    const shape = { shape: "pick", min: book.ready, max: book.ready };
    const picked = yield { player: seat, kind: "choose", shape, options };
    rise = picked.map((option) => option.card);
  }
  if (book.ready) readyAll(table, rise, "rule");
  const cards = Math.max(0, book.draw - (veryFirst && seat === table.first ? 1 : 0));
  for (let drawn = 0; drawn < cards; drawn++) table.draw(seat, "rule");
  for (let driven = 0; driven < book.drive && table.zone(seat, "deck").length; driven++) {
    table.move(table.zone(seat, "deck")[0], seat, "drive", { verb: "drive" }); // 10-2a
  }
}

// 6-3. At the door `main` the phase has begun already.
function* mainPhase(table, begun) {
  if (begun) table.phase = "main";
  else enter(table, "main");
  yield* gateProcess(table); // 6-3b
  const driven = [...table.zone(table.active, "drive")];
  table.together(() => driven.forEach((card) => table.move(card, card.owner, "graveyard", { by: "turn" }))); // 6-3c
}

// 6-5c-1
function unhurt(table, card) {
  if (!card.damage) return;
  table.note("healed", "turn", { card, seen: SEATS, amount: card.damage });
  card.damage = 0;
}

// 6-5
function* endPhase(table) {
  enter(table, "end");
  do {
    yield* gateProcess(table); // 6-5b
    for (const seat of SEATS) table.units(seat).forEach((card) => unhurt(table, card));
  } while (rulesEffectIsDue(table)); // 6-5d
  table.note("turn_end", "turn", { player: table.active });
  table.active = other(table.active); // 6-5e
  table.turn += 1;
}
