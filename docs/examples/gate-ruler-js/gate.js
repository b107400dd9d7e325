// Section 9: the gate process; and how what lies on the gate resolves (12-2d, 12-4c, 13-2b, 13-6, 14-3c).

import { gateActions } from "./actions.js";
import { applyRulesEffects, isDefeated, isDestroyed } from "./rules-effects.js";
import { GameOver, other } from "./table.js";

// 9-2: things are added, then resolved, until the gate is found empty.
export function* gateProcess(table) {
  do yield* addition(table);
  while (yield* resolution(table));
}

// 9-3
function* addition(table) {
  table.priority = table.active; // 9-3b
  let passes = 0;
  while (passes < 2) {
    applyRulesEffects(table); // 9-3c; there are no abilities to trigger
    if (table.gate[0]?.kind === "ruler-damage") break; // 9-3d
    const actions = gateActions(table, table.priority);
    const act = yield* choose(table, actions);
    if (act.run) {
      yield* act.run();
      passes = 0; // 9-3f
    } else {
      passes += 1;
      if (passes < 2) table.priority = other(table.priority); // 9-3g-2
    }
  }
  table.priority = null;
}

// A player who can only pass is not asked, but for the active player in her main phase.
function* choose(table, actions) {
  const pass = { says: { verb: "pass" } };
  const seat = table.priority;
  const free = table.phase === "main" && seat === table.active && !table.gate.length;
  if (!actions.length && !free) return pass;
  const [chosen] = yield { player: seat, kind: "act", shape: { shape: "pick" }, options: [pass, ...actions] };
  return chosen;
}

// 9-4: whether the gate process goes on.
function* resolution(table) {
  if (!table.gate.length) return false; // 9-4b
  for (;;) {
    const newest = table.lastOid;
    yield* resolve(table, table.gate[0]); // 9-4c
    applyRulesEffects(table); // 9-4d
    if (!table.gate.length || table.lastOid > newest) return true; // 9-4e, 9-4f
  }
}

function* resolve(table, item) {
  RESOLVE[item.kind](table, item);
  const index = table.gate.indexOf(item);
  if (index >= 0) table.gate.splice(index, 1);
}

const RESOLVE = {
  card: resolveCard,
  damage: resolveDamage,
  destruction: resolveDestruction,
  "ruler-damage": resolveRulerDamage,
  defeat: resolveDefeat,
};

// 14-3c-2: a unit goes to its zone, a field to the field zone, an event has its effect and is done.
function resolveCard(table, item) {
  table.gate.splice(table.gate.indexOf(item), 1);
  const { card, controller } = item;
  const types = card.traits.type;
  if (types.includes("unit")) table.move(card, controller, item.place.zone, { slot: item.place.slot, verb: "summon" });
  else if (types.includes("field")) table.move(card, controller, "field", { verb: "put" });
  else table.move(card, card.owner, "graveyard", { verb: "put" });
}

// 13-2b
function resolveDamage(table, item) {
  for (const { target, amount } of item.pairs) {
    if (target.zone === "ruler") table.players[target.seat].rulerDamage += amount; // 13-2b-1
    else if (["attack", "defense"].includes(target.zone)) target.damage += amount; // 13-2b-2
    else continue; // 13-8a
    table.note("damage", "fight", { card: target, seen: ["alice", "bob"], target: target.ref, amount });
  }
}

// 12-4c
function resolveDestruction(table, item) {
  const dying = item.cards.filter(isDestroyed); // 12-4c-1
  table.together(() => dying.forEach((card) => table.move(card, card.owner, "graveyard", { verb: "destroy" })));
}

// 13-6: the top card of the deck comes to the counter zone; without Counter it is damage.
function resolveRulerDamage(table, item) {
  const top = table.zone(item.controller, "deck")[0];
  if (!top) return;
  table.move(top, item.controller, "counter", { verb: "put" });
  table.move(top, top.owner, "damage", { verb: "damage-in" });
}

// 12-2d
function resolveDefeat(table, item) {
  const losers = item.players.filter((seat) => isDefeated(table, seat).length);
  if (!losers.length) return;
  table.gate.splice(table.gate.indexOf(item), 1);
  table.end(losers, [...new Set(losers.flatMap((seat) => isDefeated(table, seat)))]);
  throw new GameOver();
}
