import type { SiteContent } from "#app/schemas/site.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

export function NewsletterForm({
  emailLabel,
  placeholder,
  button,
  privacy,
}: SiteContent["footer"]["newsletter"]) {
  return (
    <form method="post" className="grid gap-3">
      <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
        <Field
          label={emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          placeholder={placeholder}
          required
        />
        <Button type="submit" className="min-h-12">
          {button}
        </Button>
      </div>
      <p className="text-muted text-sm">{privacy}</p>
    </form>
  );
}
