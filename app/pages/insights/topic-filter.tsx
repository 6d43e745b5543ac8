import type { InsightsPageContent } from "#model/kinds/article.ts";

type TopicFilterProps = Pick<InsightsPageContent, "all" | "filter" | "feed"> & {
  topics: string[];
  chosen?: string;
};

/** Links, not buttons: a topic has an address of its own, and works before the app has started. */
export function TopicFilter({ topics, chosen, all, filter, feed }: TopicFilterProps) {
  const entries = [{ label: all, to: "/insights", current: !chosen }].concat(
    topics.map((topic) => ({
      label: topic,
      to: `/insights/topics/${topic.toLowerCase()}`,
      current: topic === chosen,
    })),
  );
  return (
    <nav aria-label={filter} className="page flex flex-wrap items-center gap-2 pb-8 print:hidden">
      {entries.map(({ label, to, current }) => (
        <a
          key={to}
          href={to}
          aria-current={current ? "page" : undefined}
          className="inline-flex min-h-11 items-center rounded-full border border-border px-4 text-small hover:border-accent hover:text-accent aria-[current]:border-accent aria-[current]:bg-accent aria-[current]:text-accent-foreground"
        >
          {label}
        </a>
      ))}
      <a
        href="/insights.atom"
        className="inline-flex min-h-11 items-center text-muted text-small underline-offset-4 hover:underline max-sm:w-full sm:ml-auto"
      >
        {feed}
      </a>
    </nav>
  );
}
