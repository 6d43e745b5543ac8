import words from "virtual:search-words";
import {
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import { counted } from "#app/counted.ts";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { closes } from "#app/ui/overlays/invokers.ts";
import { useModal } from "#app/ui/overlays/use-modal.ts";
import { longestQuestion, questionName, searchPath } from "#contract/search.ts";
import { DialogBody, hasOptions } from "./dialog-body.tsx";
import { rememberSearch } from "./recent.ts";
import { useActiveOption } from "./use-active-option.ts";
import { type AnswerState, prepareAnswers, useAnswer } from "./use-answer.ts";

const id = "search-dialog";
const listId = "search-results";

type SearchDialogProps = {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
  /** What the visitor has typed while this was on its way. */
  typed: string;
};

/** A field with its answers below it: the ARIA pattern of a combobox with a list. */
export function SearchDialog({ open, onClose, closeLabel, typed }: SearchDialogProps) {
  const modal = useModal({ id, open, onClose });
  const [question, setQuestion] = useState(typed);
  const answer = useAnswer(question.trim());
  const field = useRef<HTMLInputElement>(null);
  const active = useActiveOption(listId, shownQuestion(answer));
  useClosedByLeaving(open, onClose);
  useEffect(() => {
    if (!open) return;
    prepareAnswers();
    // What was asked before is replaced by what is typed now, but not what was typed a moment ago.
    if (field.current?.value !== typed) field.current?.select();
  }, [open, typed]);

  const onKeyDown = (event: KeyboardEvent) => {
    // These keys choose among the words that an input method offers.
    if (event.nativeEvent.isComposing) return;
    if (active.moveBy(event.key)) event.preventDefault();
    else if (event.key === "Enter" && active.follow()) event.preventDefault();
  };
  const onPick = (event: MouseEvent) => {
    const picked = (event.target as Element).closest<HTMLElement>("[data-question], a, button");
    if (!picked) return;
    if (picked.localName !== "a") {
      // It goes away with what it stands in.
      field.current?.focus();
      if (picked.dataset.question) setQuestion(picked.dataset.question);
      return;
    }
    rememberSearch(question);
    // At once: the page may take a moment to come. One that opens in a new tab leaves the dialog.
    if (isPlainClick(event.nativeEvent)) onClose();
  };

  return (
    <dialog {...modal} aria-label={words.title} className="dialog search-dialog">
      <QuestionForm
        closeLabel={closeLabel}
        ref={field}
        value={question}
        onChange={({ target }) => setQuestion(target.value)}
        onKeyDown={onKeyDown}
        isExpanded={hasOptions(answer)}
        aria-activedescendant={active.id}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the options in it are reached from the field */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field clicks the option */}
      <div className="search-body" onClick={onPick}>
        <DialogBody answer={answer} listId={listId} question={question.trim()} />
      </div>
      <p role="status" className="sr-only">
        {statusOf(answer)}
      </p>
      <Keys />
    </dialog>
  );
}

type QuestionFieldProps = ComponentProps<"input"> & { value: string; isExpanded: boolean };

/** Enter without a choice leads to the page of all results. */
const QuestionForm = ({ closeLabel, ...field }: QuestionFieldProps & { closeLabel: string }) => (
  <form action={searchPath} className="search-head" onSubmit={(event) => submit(event, field.value)}>
    <Icon name={uiIcons.search} className="size-6 shrink-0 text-accent" />
    <QuestionField {...field} />
    <Button variant="quiet" size="icon" aria-label={closeLabel} {...closes(id)} className="-mr-2 shrink-0">
      <Icon name={uiIcons.close} className="size-5" />
    </Button>
  </form>
);

const QuestionField = ({ isExpanded, ...input }: QuestionFieldProps) => (
  <input
    {...input}
    type="search"
    name={questionName}
    role="combobox"
    aria-label={words.field}
    aria-expanded={isExpanded}
    aria-controls={isExpanded ? listId : undefined}
    aria-autocomplete="list"
    autoComplete="off"
    autoCapitalize="off"
    spellCheck={false}
    enterKeyHint="search"
    maxLength={longestQuestion}
    placeholder={words.placeholder}
    className="search-field"
  />
);

/** What the keys do, where there are keys. */
const Keys = () => (
  <p aria-hidden="true" className="search-keys">
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd> {words.keys.move}
    </span>
    <span>
      <kbd>↵</kbd> {words.keys.open}
    </span>
    <span>
      <kbd>{words.keys.escape}</kbd> {words.keys.close}
    </span>
  </p>
);

/** What the list answers: its sentences come later, and change no choice. */
const shownQuestion = (answer: AnswerState) =>
  answer.status === "answered" ? answer.question : answer.status === "empty" ? "" : undefined;

function statusOf(answer: AnswerState) {
  if (answer.status === "searching" && !answer.last) return words.loading;
  if (answer.status === "failed") return words.failed.title;
  if (answer.status !== "answered") return "";
  if (answer.count === 0) return words.nothing.title.replace("{words}", () => answer.question);
  return counted(words.count, answer.count);
}

function submit(event: FormEvent, question: string) {
  if (!question.trim()) event.preventDefault();
  else rememberSearch(question);
}

/** A step back leads away from the dialog. A page that comes late, after the dialog was opened again, does not. */
function useClosedByLeaving(open: boolean, onClose: () => void) {
  const { key } = useLocation();
  const isStep = useNavigationType() === "POP";
  const last = useRef(key);
  useEffect(() => {
    if (key !== last.current && isStep && open) onClose();
    last.current = key;
  }, [key, isStep, open, onClose]);
}
