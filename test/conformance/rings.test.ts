import { expect, test } from "vitest";
import { industrySummaryOf } from "#model/kinds/industry.ts";
import { serviceSummaryOf } from "#model/kinds/service.ts";
import { content } from "../content.ts";

type Figure = { title: string; value?: string; label?: boolean };

/** Everything that a ring is drawn of: the impacts and studies of pages, and what modals tell of them. */
const figures: { of: string; figure: Figure }[] = [
  ...content
    .items("services")
    .flatMap((service) =>
      [...service.impacts, ...(service.caseStudy?.results ?? []), ...serviceSummaryOf(service).results].map(
        (figure) => ({ of: `services/${service.id}`, figure }),
      ),
    ),
  ...content.items("industries").flatMap((industry) =>
    [...industry.impacts, ...industrySummaryOf(industry).results].map((figure) => ({
      of: `industries/${industry.id}`,
      figure,
    })),
  ),
];

// A ring of 25 % or less is in danger's colour (specification, section 4), and what we have achieved is no danger.
test("no achievement is painted as a danger: 25 % or less stands as text, or gives way to an icon", () => {
  const rings = figures.filter(({ figure: { value, label } }) => value?.endsWith("%") && !label);
  expect(rings).not.toEqual([]);
  const red = rings.filter(({ figure }) => Number.parseFloat(figure.value ?? "") <= 25);
  expect(red).toEqual([]);
});
