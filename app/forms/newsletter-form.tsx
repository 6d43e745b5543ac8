import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import type { SiteContent } from "#model/site.ts";
import { type Answer, enteredIn } from "./answer.ts";
import { LastOutcome } from "./last-outcome.tsx";
import { OwnFields } from "./own-fields.tsx";
import { newsletterTexts } from "./texts.ts";
import { useMailForm } from "./use-mail-form.ts";

type NewsletterFormProps = Pick<SiteContent, "email" | "mail"> & {
  words: SiteContent["footer"]["newsletter"];
  answer?: Answer;
};

export function NewsletterForm({ words, email, mail, answer }: NewsletterFormProps) {
  const { props, errors, busy, last } = useMailForm({
    name: "newsletter",
    texts: newsletterTexts,
    resetMs: 3000,
    send: ({ sendMail, newsletterFrom }, form) =>
      sendMail(mail, mail.newsletterTemplate, newsletterFrom(form, email)),
    answer,
  });
  return (
    <form {...props} action="/newsletter" className="grid gap-3">
      <div className="grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={words.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={words.placeholder}
          defaultValue={enteredIn(answer).email?.[0]}
          error={errors.email}
          required
        />
        {/* Beside the field, whatever stands under it. */}
        <Button type="submit" loading={busy} className="min-h-13 sm:mt-[1.875rem]">
          {words.button}
        </Button>
      </div>
      <OwnFields />
      <LastOutcome outcome={last} />
      <p className="text-muted text-sm">{words.privacy}</p>
    </form>
  );
}
