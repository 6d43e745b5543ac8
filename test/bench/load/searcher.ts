import { readFileSync } from "node:fs";
import { get } from "node:http";
import { parse } from "yaml";
import { searchAddress } from "#contract/search.ts";

/** A process of its own that searches so many times a second, until it is ended, whether it is answered or not. */
const [port = 0, perSecond = 0] = process.argv.slice(2).map(Number);
const questions: { ask: string }[] = parse(readFileSync("test/search/questions.yaml", "utf8"));
let count = 0;

setInterval(() => {
  const { ask } = questions[count++ % questions.length] ?? { ask: "" };
  const asked = get({ port, host: "127.0.0.1", path: searchAddress(`${ask} ${count}`) }, (answer) =>
    answer.resume(),
  );
  asked.on("error", () => {});
}, 1000 / perSecond);
