import { useSyncExternalStore } from "react";
import type { Typed } from "../../store/journal.ts";
import { wayTo } from "../form/schema.ts";
import { inWords } from "../in-words.ts";
import { useTools } from "../tools.ts";

/**
 * What was typed and never saved, because the browser or the machine stopped, or its field was left with something wrong:
 * to be saved now, gone on with, or dropped.
 */
export function Recovered() {
  const tools = useTools();
  const typed = useSyncExternalStore(tools.unsaved.subscribe, tools.unsaved.outsideFields);
  if (!typed.length) return null;

  const save = (one: Typed) =>
    tools.attempt(async () => {
      await tools.files.load(one.file);
      const change = { op: "set", path: one.path, value: one.value, was: one.was } as const;
      const outcome = await tools.save(one.file, [change], `Took up ${one.path.join(".")} in ${one.file}`);
      if (outcome.status === "refused") tools.say(inWords(outcome.problems), "bad");
      if (outcome.status === "same") await tools.unsaved.settle(one.file, one.path);
    });
  const drop = (one: Typed) => tools.attempt(() => tools.unsaved.settle(one.file, one.path));

  return (
    <section className="recovered" aria-label="Typed and not saved">
      <h2>Typed before, and not saved</h2>
      <ul>
        {typed.map((one) => (
          <li key={one.file + one.path.join()}>
            <span>
              <strong>{wayTo(one.path)}</strong> <code>{one.file}</code>
              <q>{String(one.value).slice(0, 160)}</q>
            </span>
            <button type="button" className="button" onClick={() => save(one)}>
              Save it
            </button>
            <button
              type="button"
              className="button quiet-button"
              onClick={() => tools.openItem(one.file, one.path)}
            >
              Go on
            </button>
            <button type="button" className="button quiet-button" onClick={() => drop(one)}>
              Drop it
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
