import { formTokenPath } from "#contract/form-token.ts";
import type { SiteContent } from "#model/site.ts";

/**
 * Fetches what tells our server when this form was first touched, once. It only helps: a form without it is accepted, and
 * another e-mail service has none.
 */
export async function fetchFormToken(form: HTMLFormElement, { origin }: SiteContent["mail"]) {
  const field = form.elements.namedItem("form_token");
  if (origin || !(field instanceof HTMLInputElement) || field.dataset.asked) return;
  field.dataset.asked = "true";
  const response = await fetch(formTokenPath);
  if (response.ok) field.value = await response.text();
}
