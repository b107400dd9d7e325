// Setting a table from a position, or saying why not.

import { deckFault, whatIsBrought } from "./preparation.js";
import { RULERS } from "./rulers.js";
import { SEATS, Table, ZONES } from "./table.js";

// A refusal of `open`, with the code and the sentence that go to the judge.
export class NotOpened extends Error {
  constructor(code, reason, rules = []) {
    super(reason);
    this.answer = { answer: "not-opened", code, reason, ...(rules.length ? { rules } : {}) };
  }
}

// What lies in a zone of its own (3-7c, 3-8c, 3-9c, 3-11c, 3-16a).
const HOLDS = { ruler: "ruler", attack: "unit", defense: "unit", field: "field", resource: "resource" };
const ONLY_WHILE_PLAYING = ["counter", "outside"];
const TYPES = ["ruler", "unit", "field", "event", "resource"];
const FIELDS = ["ref", "name", "owner", "at", "face", "turned", "damage"]; // of a card that is laid

export function setTable(position) {
  if (position.game !== "gate-ruler" || position.revision !== "1.1.2") {
    throw new NotOpened("unsupported", "this engine plays Gate Ruler 1.1.2");
  }
  const table = new Table(position);
  if (position.door !== "setup") checkTurn(table);
  const refs = new Set();
  for (const seat of SEATS) {
    for (const [zone, cards] of Object.entries(position.seats?.[seat]?.zones ?? {})) {
      const exists = ZONES.includes(zone) && !ONLY_WHILE_PLAYING.includes(zone);
      if (!exists) throw new NotOpened("illegal-position", `a position has no zone ${zone}`);
      for (const given of cards) layGiven(table, position, seat, zone, given, refs);
    }
  }
  const setup = position.door === "setup";
  if (setup) for (const seat of SEATS) checkDeck(table, seat, position.cards);
  for (const seat of SEATS) checkRuler(table, seat);
  for (const spec of Object.values(position.cards ?? {})) checkPlayable(spec);
  if (!setup) for (const seat of SEATS) checkStable(table, seat);
  return table;
}

function layGiven(table, position, seat, zone, given, refs) {
  const spec = position.cards?.[given.name];
  if (!spec) throw new NotOpened("unknown-card", `the position does not define ${given.name}`);
  if (refs.has(given.ref)) throw new NotOpened("illegal-position", `two cards are ${given.ref}`);
  refs.add(given.ref);
  const { controller, ...rest } = given;
  const odd = Object.keys(rest).find((field) => !FIELDS.includes(field) && !isLeftOut(rest[field]));
  if (odd) throw new NotOpened("unsupported", `${given.name} comes with "${odd}", and this engine plays no such thing`);
  if (zone === "charge") throw new NotOpened("unsupported", `${given.name} is a charge, and this engine plays none`);
  if ((controller ?? seat) !== seat) throw new NotOpened("unsupported", "who has a card controls it here");
  const traits = spec.faces[0].traits;
  const card = {
    ref: given.ref, name: spec.name, traits, owner: given.owner ?? seat, damage: given.damage ?? 0,
    counter: hasCounter(spec),
  };
  table.lay(card, seat, zone, { slot: given.at, face: given.face, turned: given.turned });
}

// Null, false, 0 and what is empty say no more than a field that is left out.
const isLeftOut = (value) => !value || (typeof value === "object" && !Object.keys(value).length);

const hasCounter = (spec) => (spec.faces[0].abilities ?? []).some((ability) => ability.keyword === "Counter");

// The players take turns, and turn 1 is that of the first player.
function checkTurn({ turn, active, first }) {
  if (turn < 1) throw new NotOpened("illegal-position", `there is no turn ${turn}`);
  if ((active === first) !== (turn % 2 === 1)) {
    throw new NotOpened("illegal-position", `turn ${turn} is not ${active}'s when ${first} began`);
  }
}

// Before preparation there is what the players have brought, and nothing else (5-3a).
function checkDeck(table, seat, specs) {
  const brought = ["ruler", "deck", "resource"];
  const early = ZONES.find((zone) => !brought.includes(zone) && table.zone(seat, zone).length);
  if (early) throw new NotOpened("illegal-position", `${seat} has a card in the ${early} zone before preparation`);
  const fault = deckFault(whatIsBrought(table, seat), specs);
  if (fault) throw new NotOpened("illegal-deck", fault.reason, [fault.rule]);
}

function checkRuler(table, seat) {
  const rulers = table.zone(seat, "ruler");
  if (rulers.length !== 1) throw new NotOpened("illegal-position", `${seat} has ${rulers.length} rulers`);
  checkType(rulers[0]);
  if (!RULERS[rulers[0].name]) throw new NotOpened("unsupported", `no ruler ${rulers[0].name} is known`);
}

function checkType(card) {
  const wanted = HOLDS[card.zone];
  if (wanted && !card.traits.type.includes(wanted)) {
    throw new NotOpened("illegal-position", `${card.name} is no ${wanted}, and cannot lie in the ${card.zone} zone`);
  }
}

// This engine plays cards without abilities, and says so of all others.
function checkPlayable(spec) {
  const face = spec.faces[0];
  const { timing, type, keywords } = face.traits;
  if (spec.faces.length > 1) throw new NotOpened("unsupported", `${spec.name} has more than one face`);
  if (!type.every((each) => TYPES.includes(each))) {
    throw new NotOpened("unsupported", `${spec.name} is of another type than ${TYPES.join(", ")}`);
  }
  if (face.abilities?.length || keywords?.length) {
    throw new NotOpened("unsupported", `${spec.name} has abilities, and this engine plays none`);
  }
  if (type.includes("event") && !["standard action", "instant action"].includes(timing)) {
    throw new NotOpened("unsupported", `${spec.name} is an event of another timing`);
  }
}

// No rules effect may be due: such states are played into.
function checkStable(table, seat) {
  for (const zone of Object.keys(HOLDS)) table.zone(seat, zone).forEach(checkType);
  if (!table.zone(seat, "deck").length) throw new NotOpened("illegal-position", `${seat} has no deck left`);
  if (table.lifeLeft(seat) <= 0) throw new NotOpened("illegal-position", `${seat} has no life left`);
  if (table.ruler(seat).damage) {
    throw new NotOpened("illegal-position", `${seat}'s ruler has damage that is not applied`); // 12-3a
  }
  for (const zone of ["attack", "defense", "set"]) {
    const taken = new Set();
    for (const card of table.zone(seat, zone)) {
      if (!table.slots(seat, zone).includes(card.slot) || taken.has(card.slot)) {
        throw new NotOpened("illegal-position", `${card.ref} cannot lie in ${seat}'s ${zone} zone ${card.slot}`);
      }
      taken.add(card.slot);
    }
  }
  const dying = table.units(seat).find((card) => card.damage >= card.traits.hp);
  if (dying) throw new NotOpened("illegal-position", `${dying.ref} has as much damage as HP`);
}
