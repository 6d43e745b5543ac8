import words from "virtual:search-words";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { longestQuestion, questionName, searchPath } from "#contract/search.ts";

type SearchFormProps = { question?: string; autoFocus?: boolean; className: string };

/** Asks by an address, so that it works without JavaScript and its answer can be linked to. */
export const SearchForm = ({ question, autoFocus, className }: SearchFormProps) => (
  <search className={className}>
    <form action={searchPath} className="flex flex-wrap gap-3">
      <div className="relative min-w-56 flex-1">
        <Icon
          name={uiIcons.search}
          className="pointer-events-none absolute top-1/2 left-4 size-6 -translate-y-1/2 text-accent"
        />
        <input
          key={question}
          type="search"
          name={questionName}
          defaultValue={question}
          aria-label={words.field}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="search"
          // biome-ignore lint/a11y/noAutofocus: on the search page without a question, asking is all there is to do
          autoFocus={autoFocus}
          maxLength={longestQuestion}
          placeholder={words.placeholder}
          className="field search-page-field"
        />
      </div>
      <Button type="submit">{words.submit}</Button>
    </form>
  </search>
);
