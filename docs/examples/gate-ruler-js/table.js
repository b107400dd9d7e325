// The table: every card, every zone, and the only function that moves a card (sections 3 and 4).

import { RULERS } from "./rulers.js";

export const SEATS = ["alice", "bob"];
export const other = (seat) => (seat === "alice" ? "bob" : "alice");

export const ZONES = [
  "deck", "hand", "ruler", "attack", "defense", "set", "field", "drive", "damage", "charge",
  "graveyard", "resource", "removal", "counter", "outside",
];
const IN_PLAY = new Set(["ruler", "attack", "defense", "set", "field"]); // 3-6b
const POSED = new Set(["ruler", "attack", "defense", "resource"]); // 3-7b, 3-8b, 3-9b, 3-16b
const OWNER_SEES = new Set(["hand", "set", "drive"]); // 3-5b, 3-10b, 3-12c
const SLOTTED = new Set(["attack", "defense", "set"]);

// Thrown when the game is over, out of whatever was going on.
export class GameOver extends Error {}

export class Table {
  constructor(position) {
    this.first = position.first ?? "alice";
    this.active = position.active ?? "alice";
    this.turn = position.turn ?? 1;
    this.phase = position.door;
    this.step = null;
    this.priority = null;
    this.result = null;
    this.gate = []; // topmost first
    this.attack = null;
    this.players = { alice: newPlayer(), bob: newPlayer() };
    this.log = [];
    this.batch = 0;
    this.simultaneous = false;
    this.logging = position.events ?? true;
    this.lastOid = 0;
  }

  zone(seat, zone) {
    return this.players[seat].zones[zone];
  }

  ruler(seat) {
    return this.zone(seat, "ruler")[0];
  }

  book(seat) {
    return RULERS[this.ruler(seat).name];
  }

  inSlot(seat, zone, slot) {
    return this.zone(seat, zone).find((card) => card.slot === slot);
  }

  // 3-8a-1, 3-9a-1, 3-10a-1: how many of these zones there are is up to the ruler.
  slots(seat, zone) {
    return Array.from({ length: this.book(seat).zones[zone] }, (_, index) => String(index + 1));
  }

  units(seat) {
    return [...this.zone(seat, "attack"), ...this.zone(seat, "defense")];
  }

  readyResources(seat) {
    return this.zone(seat, "resource").filter((card) => card.turned === "ready");
  }

  // 4-3a-1: the ruler's cap in one's own turn, none otherwise.
  summonCap(seat) {
    return seat === this.active ? this.book(seat).cap : null;
  }

  lifeLeft(seat) {
    return this.ruler(seat).traits.life - this.zone(seat, "damage").length; // 2-6c
  }

  // Whether a player may look at a card's front (3-2b).
  sees(viewer, card) {
    if (viewer === "judge") return true;
    if (card.zone === "deck" || card.zone === "outside") return false;
    if (OWNER_SEES.has(card.zone)) return card.face === "up" || card.seat === viewer;
    return true;
  }

  handle(card) {
    if (card.zone === "gate") return `gate#${this.gateCards().indexOf(card) + 1}`;
    const place = SLOTTED.has(card.zone) ? card.slot : this.zone(card.seat, card.zone).indexOf(card) + 1;
    return `${card.seat}.${card.zone}#${place}`;
  }

  place(card) {
    if (card.zone === "gate") return { zone: "gate" };
    return { zone: card.zone, seat: card.seat, ...(card.slot ? { slot: card.slot } : {}) };
  }

  gateCards() {
    return this.gate.filter((item) => item.kind === "card").map((item) => item.card);
  }

  // Lay a card that is nowhere yet; `top` puts it on top of an ordered zone.
  lay(card, seat, zone, { slot = null, top = false, face, turned } = {}) {
    card.zone = zone;
    card.seat = seat;
    card.slot = SLOTTED.has(zone) ? slot : null;
    card.face = face ?? (zone === "deck" || OWNER_SEES.has(zone) ? "down" : "up"); // 3-3b-1
    card.turned = POSED.has(zone) ? (turned ?? "ready") : null; // 3-3a-1
    if (zone === "gate") return;
    const cards = this.zone(seat, zone);
    if (top) cards.unshift(card);
    else cards.push(card);
  }

  // Move a card; a zone that a player has not is no place to go to (3-2f-1), so the card stays.
  move(card, seat, zone, { slot = null, verb = "put", by = "rule" } = {}) {
    if (zone === "hand" && !this.book(seat).zones.hand) return false;
    const from = this.place(card);
    const seenBefore = SEATS.filter((viewer) => this.sees(viewer, card));
    const handle = this.handle(card);
    const stays = IN_PLAY.has(card.zone) && IN_PLAY.has(zone);
    // A card that stays in play stays as it is, but is readied as it leaves a defense zone to attack (15-3a-2).
    const rises = card.zone === "defense" && zone === "attack";
    const turned = stays && !rises ? card.turned : "ready";
    if (!stays) card.damage = 0; // 3-2d, 3-6g-1
    const cards = card.zone === "gate" ? null : this.zone(card.seat, card.zone);
    if (cards) cards.splice(cards.indexOf(card), 1);
    this.lay(card, seat, zone, { slot, turned });
    this.note("move", by, {
      card, seen: SEATS.filter((viewer) => seenBefore.includes(viewer) || this.sees(viewer, card)),
      handle, from, to: this.place(card), verb,
    });
    return true;
  }

  // 15-8a: the top card of the deck goes to the hand.
  draw(seat, by) {
    const top = this.zone(seat, "deck")[0];
    return top !== undefined && this.move(top, seat, "hand", { verb: "draw", by });
  }

  turnCard(card, turned, by) {
    if (card.turned === turned) return; // 1-5c
    card.turned = turned;
    this.note("turned", by, { card, seen: SEATS, player: card.seat, turned });
  }

  // Put something onto the gate (3-18).
  push(item) {
    item.oid = `o${++this.lastOid}`;
    this.gate.unshift(item);
    return item;
  }

  // 1-4: who loses is out; who is left wins; nobody left is a draw.
  end(losers, why) {
    const winner = losers.length === 1 ? other(losers[0]) : null;
    this.result = { winner, losers, draw: winner === null, why };
    this.priority = null;
    for (const player of losers) this.note("lose", "rule", { player, why: why[0] });
    if (winner) this.note("win", "rule", { player: winner });
    else this.note("drawn", "rule", {});
  }

  // Write down what happened. `card` and `seen` stay objects: each viewer gets his own words for them.
  note(kind, by, fields) {
    if (!this.logging) return;
    if (!this.simultaneous) this.batch += 1;
    this.log.push({ seq: this.log.length + 1, kind, batch: this.batch, by, ...fields });
  }

  // What happens in `happen` happens at once.
  together(happen) {
    this.batch += 1;
    this.simultaneous = true;
    happen();
    this.simultaneous = false;
  }
}

function newPlayer() {
  return { zones: Object.fromEntries(ZONES.map((zone) => [zone, []])), summons: 0, rulerDamage: 0 };
}
