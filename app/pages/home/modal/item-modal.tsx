import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { SharedTitle } from "#app/navigation/shared-element.tsx";
import { ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { IconContent } from "#model/content-of.ts";
import type { PictureContent } from "#model/fields.ts";
import type { HomeContent } from "#model/home.ts";
import { ItemDetails } from "./item-details.tsx";
import { ItemMedia } from "./item-media.tsx";
import { NeighbourButton } from "./neighbour-button.tsx";
import type { Loaded } from "./use-summaries.ts";

export type Card = { id: string; title: string; color: string; icon: IconContent; image: PictureContent };

/** The cards by the first part of their address. */
export type Cards = Record<"services" | "industries" | "products", Card[]>;

export type ItemModalProps = {
  /** The item that is shown, such as services/ai-ml. */
  open: string | undefined;
  cards: Cards;
  labels: HomeContent["modal"];
  fetchSummary: (item: string) => Promise<Loaded>;
  onClose: () => void;
};

/** One modal for all items. What the card knows is there at once, the rest as soon as it has come. */
export default function ItemModal({ open, cards, labels, fetchSummary, onClose }: ItemModalProps) {
  const item = useLast(open);
  const content = useRef<HTMLDivElement>(null);
  const leaving = useRef(false);
  const navigate = useNavigate();
  /** The page takes the modal's step in the history. */
  const openPage = (path: string) => {
    // A modal that is open when the page changes would change the window's size in the midst of the transition.
    leaving.current = true;
    content.current?.closest("dialog")?.close();
    navigate(path, { replace: true });
  };
  const loaded = useLoaded(open, fetchSummary, openPage);
  useEffect(() => {
    if (item) content.current?.closest("dialog")?.scrollTo({ top: 0 });
  }, [item]);

  const place = item && placeOf(item, cards);
  if (!place) return null;
  const { card, previous, next } = place;
  return (
    <Dialog
      id="item"
      size="wide"
      hue={card.color}
      open={open !== undefined}
      onClose={() => !leaving.current && onClose()}
      closeLabel={labels.close}
      header={<Icon name={card.icon} className="size-9 text-hue" />}
      title={
        <span aria-live="polite">
          <SharedTitle name={item}>{card.title}</SharedTitle>
        </span>
      }
      media={<ItemMedia item={item} picture={card.image} />}
      footer={
        <>
          <ButtonLink
            to={`/${item}`}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              openPage(`/${item}`);
            }}
          >
            {labels.details}
            <Icon name={uiIcons.right} className="size-5" />
          </ButtonLink>
          <div className="ml-auto flex gap-2">
            <NeighbourButton to={previous} label={labels.previous} icon={uiIcons.left} />
            <NeighbourButton to={next} label={labels.next} icon={uiIcons.right} />
          </div>
        </>
      }
    >
      <div ref={content} className="contents">
        {loaded?.item === item ? (
          <ItemDetails summary={loaded.summary} labels={labels} />
        ) : (
          <Spinner label={labels.loading} className="my-24 h-10 w-auto self-center text-hue" />
        )}
      </div>
    </Dialog>
  );
}

/** The item that was shown last stays in the dialog while it fades out. */
function useLast(open: string | undefined) {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return open ?? last;
}

/** What the modal tells. If it cannot be had, the item's page opens, as the card's link would have done. */
function useLoaded(
  open: string | undefined,
  fetchSummary: ItemModalProps["fetchSummary"],
  openPage: (path: string) => void,
) {
  const [loaded, setLoaded] = useState<Loaded>();
  const giveUp = useEffectEvent((item: string) => openPage(`/${item}`));
  useEffect(() => {
    if (!open) return;
    let wanted = true;
    fetchSummary(open).then(
      (summary) => wanted && setLoaded(summary),
      () => wanted && giveUp(open),
    );
    return () => {
      wanted = false;
    };
  }, [open, fetchSummary]);
  return loaded;
}

function placeOf(item: string, cards: Cards) {
  const [kind = "", id] = item.split("/");
  const row = cards[kind as keyof Cards] ?? [];
  const index = row.findIndex((card) => card.id === id);
  const [card, previous, next] = [row[index], row.at(index - 1), row[(index + 1) % row.length]];
  return card && previous && next && { card, previous: `${kind}/${previous.id}`, next: `${kind}/${next.id}` };
}
