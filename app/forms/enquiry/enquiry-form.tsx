import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { MultiSelect } from "#app/ui/controls/multi-select.tsx";
import { Inline } from "#app/ui/layout/prose.tsx";
import { Notice } from "#app/ui/toasts/notice.tsx";
import { contactPath, type Subjects } from "#contract/about.ts";
import type { TrialFacts } from "#contract/trial/trial.ts";
import type { ContactContent } from "#model/pages/contact.ts";
import type { SiteContent } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { endsDraft } from "../draft.ts";
import { HiddenFields, StatusLine } from "../form-parts.tsx";
import { type ActionAnswer, enteredIn, noticeOf } from "../outcome.ts";
import { useMailForm } from "../use-mail-form.ts";
import { AboutField } from "./about-field.tsx";
import { TrialField } from "./trial-field.tsx";
import { useSearchMessage } from "./use-search-message.ts";

type EnquiryFormProps = Pick<SiteContent, "email" | "mail"> & {
  labels: ContactContent["form"];
  interests: ContactContent["interests"];
  words: FormsContent;
  /** Names the buttons that take an interest back. */
  removeLabel: string;
  subjects: Subjects;
  /** The page that the address of this one names. */
  about?: string;
  /** The message of a visitor whose search found nothing, and the words that were searched for. */
  searched: { sentence: string; lookedFor: string };
  trials: TrialFacts;
  /** What the address says that the visitor has tried. */
  trial?: string;
  answer?: ActionAnswer;
};

export function EnquiryForm(form: EnquiryFormProps) {
  const { labels, interests, words, subjects, searched, trials, email, mail, answer } = form;
  const { props, errors, busy, sending, last } = useMailForm({
    template: "enquiry",
    mail,
    words,
    resetMs: 5000,
    paramsFrom: ({ enquiryParams }, entered) =>
      enquiryParams(entered, { to: email, interests, subjects, trials: mail.origin ? trials : undefined }),
    answer,
  });
  // After an enquiry was sent, nothing is known about the next one.
  const [hasSent, setHasSent] = useState(false);
  if (last?.status === "success" && !hasSent) setHasSent(true);
  const { interest, ...entered } = enteredIn(answer);
  const searchedFor = useSearchMessage(searched.sentence, searched.lookedFor);
  const field = (name: "name" | "email" | "company" | "phone" | "message") => ({
    ...labels[name],
    name,
    defaultValue: entered[name]?.[0],
    error: errors[name],
  });
  return (
    <form {...props} action={`${contactPath}#enquiry`} className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
      {answer && !busy && !last && <AnswerNotice words={words} answer={answer} />}
      {!hasSent && (
        <>
          <AboutField {...labels.about} subjects={subjects} about={entered.about?.[0] ?? form.about} />
          <TrialField {...labels.trial} trials={trials} trial={entered.trial?.[0] ?? form.trial} />
        </>
      )}
      <Field {...field("name")} autoComplete="name" required />
      <Field {...field("company")} autoComplete="organization" required />
      <Field {...field("email")} type="email" autoComplete="email" required />
      <Field {...field("phone")} type="tel" autoComplete="tel" />
      <div className="sm:col-span-2">
        <MultiSelect
          label={labels.interest.label}
          name="interest"
          placeholder={labels.interest.placeholder ?? ""}
          options={interests}
          defaultValue={interest}
          removeLabel={form.removeLabel}
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          {...field("message")}
          defaultValue={entered.message?.[0] ?? searchedFor}
          multiline
          rows={5}
          required
        />
      </div>
      <HiddenFields words={words} />
      <div className="grid items-center gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-[auto_1fr]">
        <Button type="submit" size="large" loading={busy} className="max-sm:w-full">
          {labels.submit}
        </Button>
        <StatusLine words={words} template="enquiry" sending={sending} outcome={last ?? answer} />
      </div>
      <p className="max-w-prose text-muted text-sm sm:col-span-2">
        <Inline text={labels.privacy} />
      </p>
    </form>
  );
}

/** What became of a form that was sent without JavaScript. */
const AnswerNotice = ({ words, answer }: { words: FormsContent; answer: ActionAnswer }) => (
  <div className="sm:col-span-2" {...(answer.status === "success" && endsDraft("enquiry"))}>
    <Notice {...noticeOf(words, "enquiry", answer)} />
  </div>
);
