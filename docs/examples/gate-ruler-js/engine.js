// The six calls of the port.

import { NotOpened, setTable } from "./position.js";
import { course } from "./turn.js";
import { GameOver, other } from "./table.js";
import { happened, question, view } from "./views.js";
import { matched, Refusal } from "./choices.js";
import { chanceAnswer, randomFrom } from "./chance.js";

export class Engine {
  #table = null;
  #flow = null;
  #open = null; // the open decision
  #ids = 0;
  #random = null; // the seeded chance, or null where chance is asked

  describe() {
    const capabilities = [
      "port/refs", "port/events", "port/chance", "port/views", "port/options", "port/deck-check",
      "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "A",
    ]; // not 17: players who go round in a loop are not asked how often
    return {
      name: "gate-ruler-js", version: "0.1.0", protocol: "1.0",
      games: [{ game: "gate-ruler", revisions: ["1.1.2"], capabilities }],
    };
  }

  open({ position }) {
    this.#table = this.#flow = this.#open = null;
    this.#ids = 0;
    try {
      const table = setTable(position);
      this.#random = typeof position.chance === "object" ? randomFrom(position.chance.seed) : null;
      this.#table = table;
      this.#flow = course(table, position.door);
      this.#advance(undefined);
      return { answer: "opened" };
    } catch (error) {
      if (error instanceof NotOpened) return error.answer;
      throw error;
    }
  }

  pending({ viewer = "judge" }) {
    return question(this.#table, this.#open, viewer);
  }

  submit({ choice }) {
    try {
      if (!this.#table || this.#table.result) throw new Refusal("game-over", "there is no game going on");
      if (choice.concede) this.#concede(choice);
      else this.#advance(matched(this.#open, choice, this.#random));
      return { answer: "accepted" };
    } catch (error) {
      if (error instanceof Refusal) return { answer: "refused", code: error.code, reason: error.message };
      throw error;
    }
  }

  observe({ viewer = "judge" }) {
    if (!this.#table) throw new Error("no table is set");
    return view(this.#table, viewer);
  }

  events({ since = 0, viewer = "judge" }) {
    return this.#table ? happened(this.#table, since, viewer) : [];
  }

  // 1-4c: a player may leave the game at any moment, asked or not.
  #concede(choice) {
    if (!["alice", "bob"].includes(choice.by)) throw new Refusal("not-offered", "only a player concedes");
    this.#table.note("conceded", "choice", { player: choice.by });
    this.#table.end([choice.by], ["concede"]);
    this.#open = null;
  }

  // Go on with the game to the next question; seeded chance answers itself.
  #advance(answer) {
    try {
      for (;;) {
        const asked = this.#flow.next(answer).value;
        if (asked.player !== "chance" || !this.#random) {
          const secret = asked.secret ?? (asked.player === "chance" ? [] : [other(asked.player)]);
          this.#open = { id: ++this.#ids, ...asked, secret };
          return;
        }
        answer = chanceAnswer(asked, this.#random);
      }
    } catch (error) {
      if (!(error instanceof GameOver)) throw error;
      this.#open = null;
    }
  }
}
