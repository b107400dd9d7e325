// Section 7 and 9-3e: what a player with priority can do beside passing. Each action says itself to the judge
// (`says`) and carries itself out (`run`). Only what can be finished is offered, so nothing is ever rewound.

export function gateActions(table, seat) {
  const actions = instantEvents(table, seat);
  const free = seat === table.active && table.phase === "main" && !table.gate.length; // 9-3e-5
  return free ? [...actions, ...mainActions(table, seat)] : actions;
}

// 9-3e-2, 14-4d: an instant action in one of the player's set zones.
function instantEvents(table, seat) {
  return table.zone(seat, "set")
    .filter((card) => card.traits.timing === "instant action" && payable(table, seat, card))
    .map((card) => playAction(table, seat, card));
}

function mainActions(table, seat) {
  const hand = table.zone(seat, "hand");
  const drive = table.zone(seat, "drive");
  const shown = drive.filter((card) => card.face === "up");
  const covered = drive.filter((card) => card.face === "down");
  const playable = (card) => mayPlay(table, seat, card);
  return [
    ...covered.filter(isOpenCard).map((card) => revealAction(table, card)), // 7-2
    ...[...hand, ...shown, ...table.zone(seat, "set").filter(isStandardEvent)]
      .filter(playable).map((card) => playAction(table, seat, card)), // 7-3, 7-4, 7-6, 7-8
    ...[...hand, ...covered].filter((card) => isType(card, "event")).map((card) => setAction(table, seat, card)), // 7-5
    ...table.units(seat).map((card) => rearrangeAction(table, seat, card)), // 7-10
  ];
}

const isType = (card, type) => card.traits.type.includes(type);
const isStandardEvent = (card) => isType(card, "event") && card.traits.timing === "standard action";
const isOpenCard = (card) => isType(card, "unit") || isType(card, "field") || isStandardEvent(card); // 7-2a-1

function mayPlay(table, seat, card) {
  if (!isOpenCard(card) || !payable(table, seat, card)) return false;
  const cap = table.summonCap(seat);
  return !isType(card, "unit") || cap === null || table.players[seat].summons < cap; // 15-17a-2
}

// 14-3b-6a: a card costs as many resources as its level, unless the ruler spares it.
function cost(table, seat, card) {
  return table.book(seat).free ? 0 : (card.traits.cost ?? 0);
}

function payable(table, seat, card) {
  return table.readyResources(seat).length >= cost(table, seat, card);
}

// 14-3b: onto the gate, with its zone chosen and its cost paid.
function playAction(table, seat, card) {
  return {
    says: { verb: "play", card: card.ref },
    *run() {
      const unit = isType(card, "unit");
      const item = { kind: "card", controller: seat, card, from: card.zone };
      table.move(card, seat, "gate", { verb: "play-in", by: "choice" }); // 14-3b-1
      table.push(item);
      if (unit) item.place = yield* chooseSlot(table, seat, item.oid, ["attack", "defense"]); // 14-3b-3a
      yield* pay(table, seat, item); // 14-3b-8
      if (unit) table.players[seat].summons += 1; // 15-17a-3
      table.note("played", "choice", { card, seen: ["alice", "bob"], item: item.oid, player: seat });
    },
  };
}

function* pay(table, seat, item) {
  const price = cost(table, seat, item.card);
  const ready = table.readyResources(seat);
  let spent = ready;
  if (ready.length > price && price > 0) {
    const options = ready.map((resource) => ({ says: { card: resource.ref }, resource }));
    const shape = { shape: "pick", min: price, max: price };
    const picked = yield { player: seat, kind: "pay", shape, options, about: item.oid };
    spent = picked.map((option) => option.resource);
  }
  if (price > 0) table.together(() => spent.forEach((each) => table.turnCard(each, "exhausted", "cost"))); // 15-15a
}

// `about` is who asks: the card, or the id of what it has on the gate.
function* chooseSlot(table, seat, about, zones, except = null) {
  const places = zones.flatMap((zone) => table.slots(seat, zone).map((slot) => ({ zone, seat, slot })))
    .filter((place) => !except || place.zone !== except.zone || place.slot !== except.slot);
  const options = places.map((place) => ({ says: { place }, place }));
  const [chosen] = yield { player: seat, kind: "slot", shape: { shape: "pick" }, options, about };
  return chosen.place;
}

// 7-2: turned face up, at once.
function revealAction(table, card) {
  return {
    says: { verb: "reveal", card: card.ref },
    *run() {
      card.face = "up";
      table.note("flipped", "choice", { card, seen: ["alice", "bob"], face: "up" });
    },
  };
}

// 7-5: face down into a set zone, at once.
function setAction(table, seat, card) {
  return {
    says: { verb: "set", card: card.ref },
    *run() {
      const { slot } = yield* chooseSlot(table, seat, card, ["set"]);
      table.move(card, seat, "set", { slot, verb: "set", by: "choice" });
    },
  };
}

// 7-10: a unit and another zone; what lies there comes in exchange.
function rearrangeAction(table, seat, card) {
  return {
    says: { verb: "rearrange", card: card.ref },
    *run() {
      const here = { zone: card.zone, slot: card.slot };
      const there = yield* chooseSlot(table, seat, card, ["attack", "defense"], here);
      const swapped = table.inSlot(seat, there.zone, there.slot);
      table.together(() => {
        table.move(card, seat, there.zone, { slot: there.slot, by: "choice" });
        if (swapped) table.move(swapped, seat, here.zone, { slot: here.slot, by: "choice" });
      });
    },
  };
}
