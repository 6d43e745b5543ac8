import { caseStudyCards, industryCards, productCards, serviceCards } from "#app/cards.server.ts";
import { readCaseStudiesPage, readHome, readSite } from "#app/content.server.ts";
import { metaOfLoader } from "#app/head/meta.ts";
import { pageMeta } from "#app/head/seo.server.ts";
import { organization, webSite } from "#app/head/structured-data.server.ts";
import { drawnByData } from "#app/navigation/drawn-by-data.ts";
import { Later } from "#app/navigation/later.tsx";
import { Hero } from "#app/pages/home/hero/hero.tsx";
import { ItemModals } from "#app/pages/home/modal/item-modals.tsx";
import { picturesIn } from "#app/pictures.server.ts";
import { CaseStudyCards } from "#app/sections/case-study-cards.tsx";
import type { Route } from "./+types/page.ts";
import { Clients } from "./clients.tsx";
import { Closing } from "./closing.tsx";
import { Industries } from "./industries.tsx";
import { Products } from "./products.tsx";
import { Services } from "./services.tsx";
import { Stats } from "./stats.tsx";

export const loader = () => {
  const home = readHome();
  const { readMore } = readCaseStudiesPage();
  const cards = {
    services: serviceCards(),
    industries: industryCards(),
    products: productCards(),
    caseStudies: caseStudyCards(),
  };
  const site = readSite();
  const structured = [organization(site), webSite(site)];
  const meta = pageMeta(site, { ...home.seo, path: "/", structured });
  return { home, readMore, cards, meta, pictures: picturesIn(home, cards) };
};

// A modal that opens or closes is a step in the history of the same page: nothing is to be read again.
export const shouldRevalidate = () => false;

export const meta = metaOfLoader;

export default drawnByData(function HomePage({
  loaderData: { home, readMore, cards },
}: Route.ComponentProps) {
  return (
    <ItemModals labels={home.modal} cards={cards}>
      <Hero {...home.hero} />
      <Clients {...home.clients} />
      <Stats {...home.stats} />
      <Later>
        <Industries {...home.industries} cards={cards.industries} />
        <Products {...home.products} cards={cards.products} />
        <Services {...home.services} cards={cards.services} />
        <CaseStudyCards heading={home.caseStudies} readMore={readMore} studies={cards.caseStudies} />
        <Closing {...home.closing} />
      </Later>
    </ItemModals>
  );
});
