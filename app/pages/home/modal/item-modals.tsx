import { createContext, lazy, type ReactNode, Suspense, useContext } from "react";
import type { HomeContent } from "#model/home.ts";
import type { Cards } from "./item-modal.tsx";
import { PageInstead } from "./page-instead.tsx";
import { useModalInHistory } from "./use-modal-in-history.ts";
import { useSummaries } from "./use-summaries.ts";

type ItemModals = {
  /** The visitor turns to an item, named as in its address (services/ai-ml): have its content at hand. */
  expect: (item: string) => void;
  show: (item: string) => void;
};

const Context = createContext<ItemModals>({ expect() {}, show() {} });

export const useItemModals = () => useContext(Context);

const importModal = () => import("./item-modal.tsx");
const ItemModal = lazy(() => importModal().catch(() => ({ default: PageInstead })));

type ItemModalsProps = { labels: HomeContent["modal"]; cards: Cards; children: ReactNode };

/** Gives the cards of services, industries and products their modal. */
export function ItemModals({ labels, cards, children }: ItemModalsProps) {
  const fetchSummary = useSummaries();
  const { used, open, show, close } = useModalInHistory();
  const expect = (item: string) => {
    // A failure shows when the modal is asked for: then the item's page opens instead.
    Promise.all([importModal(), fetchSummary(item)]).catch(() => {});
  };
  return (
    <Context value={{ expect, show }}>
      {children}
      {used && (
        <Suspense>
          <ItemModal open={open} cards={cards} labels={labels} fetchSummary={fetchSummary} onClose={close} />
        </Suspense>
      )}
    </Context>
  );
}
