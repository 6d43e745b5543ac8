import { useState } from "react";
import type { Problem } from "../../../pipeline/check/problem.ts";
import type { Value } from "../../files/change.ts";
import { api, type ReviewedChange } from "../api.ts";
import { nameOf, pathFrom, titleOf, wayTo } from "../form/schema.ts";
import { Icon, IconButton } from "../icon.tsx";
import { useTools } from "../tools.ts";
import { useLoaded } from "../use-loaded.ts";
import { Comparison } from "./comparison.tsx";
import { Publish } from "./publish.tsx";

type ReviewPanelProps = {
  /** Counts what was saved: with each step the list is fetched again. */
  version: number;
  /** How wide pages are shown. */
  width: number;
  onClose: () => void;
};

/** What differs from what is published, in words; whether the content is sound; and the way to publish it. */
export function ReviewPanel({ version, width, onClose }: ReviewPanelProps) {
  const changes = useLoaded(api.changes, version);
  const problems = useLoaded(api.check, version);
  const byFile = Map.groupBy(changes ?? [], ({ file }) => file);
  return (
    <aside className="panel review-panel" aria-label="Review">
      <header className="panel-head">
        <h2>Review</h2>
        <IconButton name="close" label="Close the review" onClick={onClose} />
      </header>
      <div className="panel-body">
        <Check problems={problems} />
        {changes && !changes.length && <p className="quiet">Nothing differs from what is published.</p>}
        {[...byFile].map(([file, told]) => (
          <section key={file} className="review-file">
            <h3>
              {told[0]?.title ?? nameOf(file)}
              <code>{told[0]?.page ?? file}</code>
            </h3>
            <ol>
              {told.map((change) => (
                <ChangeRow key={change.field + change.what} change={change} width={width} />
              ))}
            </ol>
          </section>
        ))}
        <Publish count={changes?.length ?? 0} isSound={problems?.length === 0} />
      </div>
    </aside>
  );
}

function Check({ problems }: { problems: Problem[] | undefined }) {
  const tools = useTools();
  if (!problems) return <p className="quiet">Checking the whole content …</p>;
  if (!problems.length)
    return (
      <p className="sound">
        <Icon name="check" /> The content is sound.
      </p>
    );
  return (
    <section className="problems" aria-label="Problems">
      <p className="problem">
        <Icon name="warning" /> {problems.length} {problems.length === 1 ? "problem" : "problems"} to mend
        first
      </p>
      <ul>
        {problems.map(({ file, field, says }) => (
          <li key={file + field + says}>
            <button
              type="button"
              className="plain-link"
              onClick={() => tools.openItem(file, pathFrom(field))}
            >
              {file} › {field}
            </button>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChangeRowProps = { change: ReviewedChange; width: number };

function ChangeRow({ change, width }: ChangeRowProps) {
  const tools = useTools();
  const { file, what, field, before, after } = change;
  const [isCompared, setCompared] = useState(false);
  return (
    <li className="change">
      <p className="change-head">
        <span className="badge">{what}</span> {field && wayTo(pathFrom(field))}
      </p>
      {before !== undefined && <p className="was">{inWords(before)}</p>}
      {after !== undefined && <p className="is">{inWords(after)}</p>}
      <div className="change-tools">
        <button type="button" className="button quiet-button" onClick={() => setCompared(true)}>
          <Icon name="compare" /> Before and after
        </button>
        {field && (
          <button
            type="button"
            className="button quiet-button"
            onClick={() => tools.openItem(file, pathFrom(field))}
          >
            Edit
          </button>
        )}
      </div>
      {isCompared && <Comparison change={change} width={width} onClose={() => setCompared(false)} />}
    </li>
  );
}

/** A value as one would tell it. */
function inWords(value: Value): string {
  if (typeof value === "string") return value;
  return titleOf(value) || JSON.stringify(value);
}
