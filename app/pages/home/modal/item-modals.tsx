import { createContext, lazy, type ReactNode, Suspense, useContext, useEffect, useEffectEvent } from "react";
import type { HomeContent } from "#model/pages/home.ts";
import type { Cards, ItemModalProps } from "./item-modal.tsx";
import { useSummaries } from "./summaries.ts";
import { useModalInHistory } from "./use-modal-in-history.ts";

/** Items are named as in their addresses: services/ai-ml. */
type ItemModals = { prefetch: (item: string) => void; open: (item: string) => void };

const Context = createContext<ItemModals>({ prefetch() {}, open() {} });

export const useItemModals = () => useContext(Context);

const importModal = () => import("./item-modal.tsx");
const ItemModal = lazy(() => importModal().catch(() => ({ default: PageInstead })));

type ItemModalsProps = { labels: HomeContent["modal"]; cards: Cards; children: ReactNode };

/** Gives the cards of services, industries and products their modal. */
export function ItemModals({ labels, cards, children }: ItemModalsProps) {
  const fetchSummary = useSummaries();
  const { used, item, open, close, leaveFor } = useModalInHistory();
  const prefetch = (item: string) => {
    // A failure shows when the modal is opened: then the item's page opens instead.
    Promise.all([importModal(), fetchSummary(item)]).catch(() => {});
  };
  return (
    <Context value={{ prefetch, open }}>
      {children}
      {used && (
        <Suspense>
          <ItemModal
            open={item}
            cards={cards}
            labels={labels}
            fetchSummary={fetchSummary}
            onPrefetch={prefetch}
            onOpen={open}
            onClose={close}
            onLeave={leaveFor}
          />
        </Suspense>
      )}
    </Context>
  );
}

/** Stands in for a modal whose code cannot be fetched: opens the item's page, as the card's link would have done. */
function PageInstead({ open, onLeave }: ItemModalProps) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (open) leave(open);
  }, [open]);
  return null;
}
