// Section 5: what a player may bring, and how a game is prepared.

import { RULERS } from "./rulers.js";
import { SEATS } from "./table.js";

export function whatIsBrought(table, seat) {
  return {
    rulers: table.zone(seat, "ruler"), deck: table.zone(seat, "deck"), resources: table.zone(seat, "resource"),
  };
}

// The first rule of deck construction that is broken, or null (5-2).
export function deckFault({ rulers, deck, resources }, specs) {
  if (rulers.length !== 1 || !is(rulers[0], "ruler")) {
    return broken("GR-5-2b", "a player brings exactly one ruler");
  }
  const book = RULERS[rulers[0].name];
  if (!book) return null;
  const rules = book.deck;
  if (deck.some((card) => is(card, "ruler"))) return broken("GR-5-2c", "there is a ruler in the deck");
  if (deck.length !== rules.size) {
    return broken("GR-5-2c-1a", `the deck has ${deck.length} cards and not ${rules.size}`);
  }
  const factions = count(deck.flatMap((card) => card.traits.colors ?? []));
  if (factions.size > rules.factions) return broken("GR-5-2c-1b", `the deck has ${factions.size} factions`);
  const legendary = deck.filter((card) => card.traits.legendary);
  if (most(count(legendary.map((card) => card.traits.name))) > 1) {
    return broken("GR-5-2c-2", "the deck has a legendary card twice");
  }
  if (most(count(deck.map((card) => card.traits.name))) > rules.copies) {
    return broken("GR-5-2c-1c", `a card is in the deck more than ${rules.copies} times`);
  }
  if (legendary.length > rules.legendary) {
    return broken("GR-5-2c-1d", `the deck has ${legendary.length} legendary cards`);
  }
  const levels = deck.reduce((sum, card) => sum + (card.traits.cost ?? 0), 0);
  if (levels > rules.levels) return broken("GR-5-2c-1e", `the levels of the deck add up to ${levels}`);
  const counters = deck.filter((card) => card.counter).length;
  if (counters > rules.counters) return broken("GR-5-2c-1f", `the deck has ${counters} Counter cards`);
  if (rules.collector) {
    const allowed = new Set(
      [...Object.values(specs), ...deck.map((card) => ({ name: card.name, faces: [{ traits: card.traits }] }))]
        .filter((spec) => rules.collector.test(spec.faces[0].traits.collector ?? ""))
        .map((spec) => spec.faces[0].traits.name),
    );
    const stranger = deck.find((card) => !allowed.has(card.traits.name));
    if (stranger) return broken("GR-5-2c-1", `${stranger.traits.name} has no collector number that is allowed`);
    if (most(factions) > rules.perFaction) return broken("GR-5-2c-1", "a faction has more than 12 cards");
  }
  if (resources.length !== book.resources || !resources.every((card) => is(card, "resource"))) {
    return broken("GR-5-2c-1", `beside the deck lie ${book.resources} resource cards`);
  }
  return null;
}

const broken = (rule, reason) => ({ rule, reason });
const is = (card, type) => card.traits.type.includes(type);
const most = (counts) => Math.max(0, ...counts.values());

function count(words) {
  const counts = new Map();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

// 5-3: decks are shuffled, the rulers' setup is done, and chance says who begins.
export function* prepare(table) {
  for (const seat of SEATS) {
    for (const card of [...table.zone(seat, "resource")]) {
      table.zone(seat, "resource").splice(0, 1);
      table.lay(card, seat, "outside");
    }
  }
  for (const seat of SEATS) {
    const deck = table.zone(seat, "deck");
    const options = deck.map((card) => ({ says: { card: card.ref, player: seat }, card }));
    const order = yield { player: "chance", kind: "shuffle", shape: { shape: "order" }, options, secret: SEATS };
    deck.splice(0, deck.length, ...order.map((option) => option.card));
    table.note("shuffled", "chance", { player: seat });
  }
  for (const seat of SEATS) {
    for (const card of [...table.zone(seat, "outside")]) table.move(card, seat, "resource", { verb: "put" });
    for (let drawn = 0; drawn < table.book(seat).setupDraw; drawn++) table.draw(seat, "rule");
  }
  const seats = SEATS.map((seat) => ({ says: { player: seat }, seat }));
  const [first] = yield { player: "chance", kind: "first", shape: { shape: "pick" }, options: seats };
  table.first = first.seat;
  table.active = first.seat;
  table.turn = 1;
  table.note("first_player", "chance", { player: first.seat });
}
