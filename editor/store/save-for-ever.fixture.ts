import { join } from "node:path";
import { sourceFrom } from "../../pipeline/content.ts";
import { openStore } from "./store.ts";

/** Saves one change after the other until it is killed. */
const [root = ""] = process.argv.slice(2);
const store = openStore({
  content: join(root, "content"),
  journal: join(root, "journal.jsonl"),
  known: sourceFrom(),
});
const file = "pages/home.yaml";
for (let count = 1; ; count++) {
  const value = `Promise ${count}`;
  store.change(file, store.read(file)?.hash ?? "", [{ op: "set", path: ["hero", "title"], value }]);
  if (count === 5) process.stdout.write("saving\n");
}
