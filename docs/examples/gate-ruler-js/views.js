// What each viewer may see: the table, the open question, and what happened.

import { attacked, attacking } from "./attack.js";
import { SEATS, ZONES } from "./table.js";

export function view(table, viewer) {
  const seats = {};
  for (const seat of SEATS) {
    const zones = Object.fromEntries(ZONES.map((zone) => [zone, zoneView(table, viewer, seat, zone)]));
    seats[seat] = { zones, numbers: numbers(table, seat) };
  }
  const gate = table.gateCards().map((card) => cardView(table, viewer, card));
  return {
    viewer, game: "gate-ruler", revision: "1.1.2", turn: table.turn, first: table.first, active: table.active,
    phase: table.phase, step: table.step, priority: table.priority, result: table.result, seats,
    shared: { gate: gate.length ? { count: gate.length, cards: gate } : {} },
    stack: table.gate.map((item) => itemView(item)),
    fights: table.attack ? [fightView(table)] : [],
  };
}

function zoneView(table, viewer, seat, zone) {
  const cards = table.zone(seat, zone);
  const has = table.ruler(seat) ? table.book(seat).zones[zone] : true;
  const exists = has !== 0 && has !== false;
  if (!cards.length) return exists ? {} : { exists }; // what is left out has its default
  return { count: cards.length, cards: cards.map((card) => cardView(table, viewer, card)) };
}

function cardView(table, viewer, card) {
  const shell = {
    handle: table.handle(card), owner: card.owner, controller: card.seat, face: card.face,
    ...(card.slot ? { at: card.slot } : {}), ...(card.turned ? { turned: card.turned } : {}),
  };
  if (!table.sees(viewer, card)) return shell;
  const damage = card.damage ? { damage: card.damage } : {};
  return { ...shell, ref: card.ref, name: card.name, ...damage, traits: card.traits };
}

function numbers(table, seat) {
  const player = table.players[seat];
  return {
    life: table.ruler(seat).traits.life, life_left: table.lifeLeft(seat), ruler_damage: player.rulerDamage,
    summons: player.summons, summon_cap: table.summonCap(seat),
    resources_ready: table.readyResources(seat).length,
  };
}

// Whatever lies on the gate everybody sees (3-18b).
function itemView(item) {
  const said = { oid: item.oid, kind: item.kind, controller: item.controller };
  if (item.kind === "card") {
    return { ...said, card: item.card.ref, source: item.card.ref, from: item.from, ...(item.place ? { place: item.place } : {}) };
  }
  if (item.kind === "damage") {
    const amounts = item.pairs.map(({ target, amount }) => [target.ref, amount]);
    return { ...said, source: item.source.ref, combat: item.combat, targets: amounts.map(([ref]) => ref), amounts };
  }
  if (item.kind === "destruction") return { ...said, linked: item.cards.map((card) => card.ref) };
  if (item.kind === "defeat") return { ...said, linked: item.players };
  return said;
}

function fightView(table) {
  return {
    oid: table.attack.oid, kind: "attack", step: table.step, attacker: attacking(table)?.ref ?? null,
    attacked: attacked(table)?.ref ?? null, place: table.attack.column,
  };
}

// The open question: nobody is shown another player's options, for they tell of his hidden cards, nor that it
// is one of those that asks. What asks (`about`) is a card, or the id of what lies on the gate.
export function question(table, decision, viewer) {
  if (!decision) return null;
  const { id, player, kind, shape, options, about, secret } = decision;
  const told = about && (typeof about === "string" || table.sees(viewer, about));
  const asked = { id, player, kind, shape, secret_to: secret, ...(told ? { about: about.ref ?? about } : {}) };
  return secret.includes(viewer) ? asked : { ...asked, options: options.map((option) => option.says) };
}

// Events for a viewer: a card that he has not seen stands as the handle under which it lay.
export function happened(table, since, viewer) {
  return table.log.slice(since).map(({ seq, kind, batch, by, card, seen, handle, ...rest }) => {
    const known = card && (viewer === "judge" || seen.includes(viewer));
    const shown = card ? { card: known ? card.ref : handle } : {};
    return { seq, kind, batch, cause: { by }, ...shown, ...rest };
  });
}
