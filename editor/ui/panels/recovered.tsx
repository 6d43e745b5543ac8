import { useEffect, useState } from "react";
import type { Typed } from "../../store/journal.ts";
import { api } from "../api.ts";
import { wayTo } from "../form/schema.ts";
import { inWords } from "../in-words.ts";
import { useTools } from "../tools.ts";

/** What was typed and never saved, because the browser or the machine stopped: to be saved now, or dropped. */
export function Recovered({ onChange }: { onChange: () => void }) {
  const tools = useTools();
  const [left, setLeft] = useState<Typed[]>([]);
  useEffect(() => {
    api
      .unsaved()
      .then(setLeft)
      .catch(() => {});
  }, []);
  if (!left.length) return null;

  const done = (one: Typed) => {
    setLeft((old) => old.filter((other) => other !== one));
    onChange();
  };
  const save = async (one: Typed) => {
    await tools.files.load(one.file);
    const change = { op: "set", path: one.path, value: one.value } as const;
    const outcome = await tools.save(one.file, [change], `Took up ${one.path.join(".")} in ${one.file}`);
    if (outcome.status === "refused") return tools.say(inWords(outcome.problems), "bad");
    if (outcome.status !== "conflict") done(one);
  };
  const drop = async (one: Typed) => {
    await api.settle(one.file, one.path);
    done(one);
  };

  return (
    <section className="recovered" aria-label="Typed and not saved">
      <h2>Typed before, and not saved</h2>
      <ul>
        {left.map((one) => (
          <li key={one.file + one.path.join()}>
            <span>
              <strong>{wayTo(one.path)}</strong> <code>{one.file}</code>
              <q>{String(one.value).slice(0, 160)}</q>
            </span>
            <button type="button" className="button" onClick={() => save(one)}>
              Save it
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
