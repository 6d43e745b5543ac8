import { Button } from "#app/ui/controls/button.tsx";
import { Field } from "#app/ui/controls/field.tsx";
import { Inline } from "#app/ui/layout/prose.tsx";
import type { SiteContent } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";
import { HiddenFields, StatusLine } from "./form-parts.tsx";
import { type ActionAnswer, enteredIn } from "./outcome.ts";
import { useMailForm } from "./use-mail-form.ts";

type NewsletterFormProps = Pick<SiteContent, "email" | "mail"> & {
  labels: SiteContent["footer"]["newsletter"];
  words: FormsContent;
  answer?: ActionAnswer;
};

export function NewsletterForm({ labels, words, email, mail, answer }: NewsletterFormProps) {
  const { props, errors, busy, sending, last } = useMailForm({
    template: "newsletter",
    mail,
    words,
    resetMs: 3000,
    paramsFrom: ({ newsletterParams }, entered) => newsletterParams(entered, email),
    answer,
  });
  return (
    <form {...props} action="/newsletter" className="grid gap-3">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <Field
          label={labels.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={labels.placeholder}
          defaultValue={enteredIn(answer).email?.[0]}
          error={errors.email}
          required
        />
        {/* Beside the field, whatever stands under it. */}
        <Button type="submit" loading={busy} className="mt-[1.875rem] min-h-13">
          {labels.button}
        </Button>
      </div>
      <HiddenFields words={words} />
      <StatusLine words={words} template="newsletter" sending={sending} outcome={last} />
      <p className="text-muted text-sm">
        <Inline text={labels.privacy} />
      </p>
    </form>
  );
}
