import { createContext, type ReactNode, useContext } from "react";
import type { HomeContent } from "#app/schemas/home.ts";
import { type Cards, ItemModal } from "./item-modal.tsx";
import { useModalInHistory } from "./use-modal-in-history.ts";
import { useSummaries } from "./use-summaries.ts";

type ItemModals = {
  /** The visitor turns to an item, named as in its address (services/ai-ml): have its content at hand. */
  expect: (item: string) => void;
  show: (item: string) => void;
};

const Context = createContext<ItemModals>({ expect() {}, show() {} });

export const useItemModals = () => useContext(Context);

type ItemModalsProps = { labels: HomeContent["modal"]; cards: Cards; children: ReactNode };

/** Gives the cards of services, industries and products their modal. */
export function ItemModals({ labels, cards, children }: ItemModalsProps) {
  const fetchSummary = useSummaries();
  const { open, show, close } = useModalInHistory();
  const expect = (item: string) => {
    // A failure shows when the modal is asked for: then the item's page opens instead.
    fetchSummary(item).catch(() => {});
  };
  return (
    <Context value={{ expect, show }}>
      {children}
      <ItemModal open={open} cards={cards} labels={labels} fetchSummary={fetchSummary} onClose={close} />
    </Context>
  );
}
