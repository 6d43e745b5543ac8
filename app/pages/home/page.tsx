import { content, singlePage } from "#app/content.server.ts";
import { paintedWhole } from "#app/head/page-meta.server.ts";
import { memoByData } from "#app/navigation/memo-by-data.ts";
import { Hero } from "#app/pages/home/hero/hero.tsx";
import { ItemModals } from "#app/pages/home/modal/item-modals.tsx";
import { CaseStudyCards } from "#app/sections/case-study-cards.tsx";
import { Parts } from "#app/ui/layout/parts.tsx";
import type { Route } from "./+types/page.ts";
import { Clients } from "./clients.tsx";
import { Closing } from "./closing.tsx";
import { Industries } from "./industries.tsx";
import { Products } from "./products/products.tsx";
import { Services } from "./services.tsx";
import { Stats } from "./stats.tsx";

export const loader = () => {
  const { page, meta } = singlePage("home");
  return {
    page,
    meta: [...meta, paintedWhole],
    readMore: content.file("caseStudies").readMore,
    cards: {
      services: content.cards("services"),
      industries: content.cards("industries"),
      products: content.cards("products"),
      caseStudies: content.cards("case-studies"),
    },
  };
};

// A modal that opens or closes is a step in the history of the same page: nothing is to be read again.
export const shouldRevalidate = () => import.meta.env.DEV;

export default memoByData(function HomePage({
  loaderData: { page: home, readMore, cards },
}: Route.ComponentProps) {
  return (
    <ItemModals labels={home.modal} cards={cards}>
      <Parts>
        <Hero {...home.hero} />
        <Clients {...home.clients} />
        <Stats {...home.stats} />
        <Industries {...home.industries} cards={cards.industries} />
        <Products {...home.products} cards={cards.products} />
        <Services {...home.services} cards={cards.services} />
        <CaseStudyCards heading={home.caseStudies} readMore={readMore} studies={cards.caseStudies} />
        <Closing {...home.closing} />
      </Parts>
    </ItemModals>
  );
});
