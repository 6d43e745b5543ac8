import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { MultiSelect } from "#app/ui/controls/multi-select.tsx";
import { Notice } from "#app/ui/toasts/notice.tsx";
import type { ContactContent } from "#model/contact.ts";
import type { SiteContent } from "#model/site.ts";
import { type Answer, enteredIn } from "./answer.ts";
import { LastOutcome } from "./last-outcome.tsx";
import { OwnFields } from "./own-fields.tsx";
import { enquiryTexts, noticeOf } from "./texts.ts";
import { useMailForm } from "./use-mail-form.ts";

type EnquiryFormProps = Pick<SiteContent, "email" | "mail"> & {
  words: ContactContent["form"];
  interests: ContactContent["interests"];
  answer?: Answer;
};

export function EnquiryForm({ words, interests, email, mail, answer }: EnquiryFormProps) {
  const { props, errors, busy, last, untouched } = useMailForm({
    name: "enquiry",
    texts: enquiryTexts,
    resetMs: 5000,
    send: ({ sendMail, enquiryFrom }, form) =>
      sendMail(mail, mail.enquiryTemplate, enquiryFrom(form, email, interests)),
    answer,
  });
  const { interest, ...entered } = enteredIn(answer);
  const field = (name: "name" | "email" | "company" | "phone" | "message") => ({
    ...words[name],
    name,
    defaultValue: entered[name]?.[0],
    error: errors[name],
  });
  return (
    <form {...props} action="/contact#enquiry" className="grid gap-x-6 gap-y-7 sm:grid-cols-2">
      {answer && untouched && (
        <div className="sm:col-span-2">
          <Notice {...noticeOf(enquiryTexts, answer)} />
        </div>
      )}
      <Field {...field("name")} autoComplete="name" required />
      <Field {...field("company")} autoComplete="organization" required />
      <Field {...field("email")} type="email" autoComplete="email" required />
      <Field {...field("phone")} type="tel" autoComplete="tel" />
      <div className="sm:col-span-2">
        <MultiSelect
          label={words.interest.label}
          name="interest"
          placeholder={words.interest.placeholder ?? ""}
          options={interests}
          defaultValue={interest}
        />
      </div>
      <div className="sm:col-span-2">
        <Field {...field("message")} multiline rows={5} required />
      </div>
      <OwnFields />
      <div className="grid items-center gap-x-6 gap-y-4 sm:col-span-2 sm:grid-cols-[auto_1fr]">
        <Button type="submit" size="large" loading={busy} className="max-sm:w-full">
          {words.submit}
        </Button>
        <LastOutcome outcome={last} />
      </div>
      <p className="max-w-prose text-muted text-sm sm:col-span-2">{words.privacy}</p>
    </form>
  );
}
