import type { HomeContent } from "#model/pages/home.ts";
import type { SummaryContent } from "#model/registry.ts";
import { Entries, Lines, Results, Tags, Text } from "./item-parts.tsx";

export type Summary = SummaryContent<"services" | "industries" | "products">;
type Labels = HomeContent["modal"];
type Of<Kind extends Summary["kind"]> = { summary: Extract<Summary, { kind: Kind }>; labels: Labels };

/** What a modal tells: the parts that the specification names for each kind of item, and no others. */
export function ItemDetails({ summary, labels }: { summary: Summary; labels: Labels }) {
  if (summary.kind === "services") return <ServiceDetails summary={summary} labels={labels} />;
  if (summary.kind === "industries") return <IndustryDetails summary={summary} labels={labels} />;
  return <ProductDetails summary={summary} labels={labels} />;
}

function ServiceDetails({ summary, labels }: Of<"services">) {
  return (
    <>
      <blockquote className="border-hue border-l-2 pl-5 text-lead">{summary.quote}</blockquote>
      <Text text={summary.text} />
      <Entries title={labels.benefits} entries={summary.benefits} />
      <Entries title={labels.features} entries={summary.features} />
      <Results title={labels.results} results={summary.results} />
    </>
  );
}

function IndustryDetails({ summary, labels }: Of<"industries">) {
  return (
    <>
      <Text text={summary.text} />
      <Entries title={labels.features} entries={summary.features} />
      <Results title={labels.results} results={summary.results} />
    </>
  );
}

function ProductDetails({ summary, labels }: Of<"products">) {
  return (
    <>
      <Text text={summary.text} />
      <Lines title={labels.features} lines={summary.features} />
      <Tags title={labels.idealFor} tags={summary.idealFor} />
    </>
  );
}
