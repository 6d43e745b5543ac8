import words from "virtual:search-words";
import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { forgetSearches, recentSearches } from "./recent.ts";

/** What the visitor searched for before, and what others may. */
export function Suggestions({ listId }: { listId: string }) {
  const [recent, setRecent] = useState(recentSearches);
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <div className="search-suggestions">
      <div id={listId} role="listbox" aria-label={words.suggested}>
        {recent.length > 0 && <Questions name={`${listId}-recent`} label={words.recent} questions={recent} />}
        <Questions name={`${listId}-suggested`} label={words.suggested} questions={words.suggestions} />
      </div>
      {recent.length > 0 && (
        <Button variant="quiet" size="small" onClick={forget} className="search-forget text-muted">
          {words.forget}
        </Button>
      )}
      <Kolam seed="search" className="search-figure" dots={false} />
    </div>
  );
}

type QuestionsProps = { name: string; label: string; questions: string[] };

const Questions = ({ name, label, questions }: QuestionsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields, not options
  <div role="group" aria-labelledby={name} className="search-group">
    <p id={name} className="search-label">
      {label}
    </p>
    <div className="search-chips" role="presentation">
      {questions.map((question, i) => (
        <div
          key={question}
          id={`${name}-${i}`}
          data-question={question}
          role="option"
          aria-selected="false"
          tabIndex={-1}
          className="chip-button search-chip"
        >
          <Icon name={uiIcons.search} className="size-4 shrink-0 text-accent" />
          {question}
        </div>
      ))}
    </div>
  </div>
);
