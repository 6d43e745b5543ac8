import { endsDraft } from "#app/forms/draft.ts";
import { StatusLine } from "#app/forms/form-parts.tsx";
import { NewsletterForm } from "#app/forms/newsletter-form.tsx";
import { type ActionAnswer, noticeOf } from "#app/forms/outcome.ts";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Notice } from "#app/ui/toasts/notice.tsx";
import type { ShownSite } from "#model/site.ts";
import type { FormsContent } from "#model/words/forms.ts";

type SubscriptionProps = ShownSite & { words: FormsContent; answer?: ActionAnswer };

/** The newsletter's own page: the answer to the form, or the form again, and the way back. */
export function Subscription({ words, answer, ...site }: SubscriptionProps) {
  const { title, text } = site.footer.newsletter;
  const sent = answer?.status === "success";
  return (
    <div className="page grid items-center gap-x-6 gap-y-12 py-14 md:py-20 lg:grid-cols-12 lg:py-24">
      <div className="lg:col-span-7">
        <h1 className="text-headline">{title}</h1>
        <p className="mt-4 max-w-xl text-lead text-muted">{text}</p>
        <div className="mt-10 grid max-w-xl gap-8">
          {answer && <Notice {...noticeOf(words, "newsletter", answer)} />}
          {sent && (
            <div {...endsDraft("newsletter")}>
              <StatusLine words={words} template="newsletter" outcome={answer} />
            </div>
          )}
          {!sent && (
            <NewsletterForm {...site} labels={site.footer.newsletter} words={words} answer={answer} />
          )}
          {answer && (
            <ButtonLink to={answer.page} variant="secondary" className="w-fit">
              {words.newsletter.back}
            </ButtonLink>
          )}
        </div>
      </div>
      <Kolam
        seed="newsletter"
        className="draws mx-auto h-56 text-accent max-lg:hidden lg:col-span-5 lg:h-96"
      />
    </div>
  );
}
