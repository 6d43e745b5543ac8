import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import type { ArticleCardContent } from "#model/kinds/article.ts";
import { longDate } from "#model/language.ts";

/** The newest article, as wide as the page: the picture beside its words. */
export function LeadArticle({ id, title, description, image, color, ...about }: ArticleCardContent) {
  const name = `insights/${id}`;
  return (
    <article
      data-hue={color}
      className="group relative grid items-center gap-x-12 gap-y-6 border-border border-t pt-8 lg:grid-cols-12"
    >
      <SharedPicture name={name} className="overflow-clip rounded-card lg:col-span-7">
        <Picture
          {...image}
          sizes="(width >= 64rem) 55vw, 100vw"
          className="aspect-16/10 w-full card-picture"
        />
      </SharedPicture>
      <div className="lg:col-span-5">
        <ArticleFacts {...about} />
        <h2 className="mt-3 text-subheadline">
          <a href={`/${name}`} className="card-link">
            <SharedTitle name={name}>{title}</SharedTitle>
          </a>
        </h2>
        <p className="mt-4 text-lead text-muted">{description}</p>
      </div>
    </article>
  );
}

export function ArticleCard({ id, title, description, image, color, ...about }: ArticleCardContent) {
  const name = `insights/${id}`;
  return (
    <article
      data-hue={color}
      className="group relative max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:items-center max-sm:gap-x-4"
    >
      <SharedPicture name={name} className="overflow-clip rounded-xl sm:rounded-card">
        <Picture
          {...image}
          sizes="(width >= 64rem) 33vw, (width >= 40rem) 50vw, 104px"
          className="aspect-16/10 w-full card-picture"
        />
      </SharedPicture>
      <div className="sm:mt-5">
        <ArticleFacts {...about} />
        <h3 className="mt-1 text-lg leading-snug sm:mt-2 sm:text-title transition-colors group-hover:text-hue">
          <a href={`/${name}`} className="card-link">
            <SharedTitle name={name}>{title}</SharedTitle>
          </a>
        </h3>
        <p className="mt-2 text-muted max-sm:hidden">{description}</p>
      </div>
    </article>
  );
}

type Facts = Pick<ArticleCardContent, "topic" | "published">;

const ArticleFacts = ({ topic, published }: Facts) => (
  <p className="flex flex-wrap gap-x-3 text-small">
    <span className="font-semibold text-hue">{topic}</span>
    <time dateTime={published} className="text-muted">
      {longDate(published)}
    </time>
  </p>
);
