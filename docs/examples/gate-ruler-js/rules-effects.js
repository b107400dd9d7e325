// Section 12: what the rules do by themselves.

import { SEATS, other } from "./table.js";

// 12-4a: a unit in play with damage up to its HP, or without HP, is to be destroyed.
export function isDestroyed(card) {
  return ["attack", "defense"].includes(card.zone) && (card.damage >= card.traits.hp || card.traits.hp <= 0);
}

// 12-2a: why a player is defeated, if he is.
export function isDefeated(table, seat) {
  const why = [];
  if (table.lifeLeft(seat) <= 0) why.push("damage");
  if (!table.zone(seat, "deck").length) why.push("deck-out");
  return why;
}

// 11-2a-1: apply rules effects until none is left.
export function applyRulesEffects(table) {
  let due;
  while ((due = dueEffects(table)).length) for (const effect of due) effect();
}

export function rulesEffectIsDue(table) {
  return dueEffects(table).length > 0;
}

// What is due, in the order in which it is done: destruction before defeat (12-1b-1).
function dueEffects(table) {
  return [overlapping, emptyDamage, destruction, defeat, rulerDamage].flatMap((find) => find(table) ?? []);
}

// 12-5: of several cards in one zone the one that came last stays.
function overlapping(table) {
  const effects = [];
  for (const seat of SEATS) {
    for (const zone of ["attack", "defense", "set"]) {
      for (const slot of table.slots(seat, zone)) {
        const cards = table.zone(seat, zone).filter((card) => card.slot === slot);
        for (const card of cards.slice(0, -1)) {
          effects.push(() => table.move(card, card.owner, "graveyard", { verb: "put" }));
        }
      }
    }
  }
  return effects;
}

// 12-7: damage of 0 or less is struck from the gate.
function emptyDamage(table) {
  return table.gate
    .filter((item) => item.kind === "damage" && item.pairs.some((pair) => pair.amount <= 0))
    .map((item) => () => {
      item.pairs = item.pairs.filter((pair) => pair.amount > 0);
      if (!item.pairs.length) table.gate.splice(table.gate.indexOf(item), 1);
    });
}

// 12-4b-2b: one process for all units that are to be destroyed and await it not yet (12-4a-3).
function destruction(table) {
  const waiting = new Set(table.gate.flatMap((item) => (item.kind === "destruction" ? item.cards : [])));
  const cards = SEATS.flatMap((seat) => table.units(seat)).filter((card) => isDestroyed(card) && !waiting.has(card));
  if (!cards.length) return null;
  return () => table.push({ kind: "destruction", controller: table.active, cards });
}

// 12-2c: one process for all players who are defeated and await it not yet.
function defeat(table) {
  const waiting = new Set(table.gate.flatMap((item) => (item.kind === "defeat" ? item.players : [])));
  const players = SEATS.filter((seat) => isDefeated(table, seat).length && !waiting.has(seat));
  if (!players.length) return null;
  return () => table.push({ kind: "defeat", controller: table.active, players });
}

// 12-3, 13-5: as many processes as there is ruler damage, the active player's first.
function rulerDamage(table) {
  const hurt = [table.active, other(table.active)].filter((seat) => table.players[seat].rulerDamage > 0);
  if (!hurt.length) return null;
  return () => {
    for (const seat of hurt) {
      for (let point = 0; point < table.players[seat].rulerDamage; point++) {
        table.push({ kind: "ruler-damage", controller: seat });
      }
    }
    for (const seat of hurt) table.players[seat].rulerDamage = 0; // 13-5c
  };
}
