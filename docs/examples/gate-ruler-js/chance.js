// Chance with a seed: the same seed gives the same game.

export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    // mulberry32
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function shuffled(cards, random) {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

// What chance answers to its own question: an order of all, or one of them.
export function chanceAnswer(decision, random) {
  const order = shuffled(decision.options, random);
  return decision.shape.shape === "order" ? order : order.slice(0, 1);
}
