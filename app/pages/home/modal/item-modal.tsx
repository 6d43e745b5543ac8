import { useEffect, useRef, useState } from "react";
import { isPlainClick } from "#app/navigation/is-plain-click.ts";
import { SharedPicture, SharedTitle } from "#app/navigation/shared-element.tsx";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Kolam } from "#app/ui/figures/kolam.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import type { IconContent } from "#model/content-of.ts";
import type { PictureContent } from "#model/fields.ts";
import type { HomeContent } from "#model/pages/home.ts";
import { ItemDetails } from "./item-details.tsx";
import { type FetchSummary, onIntent, useSummary } from "./summaries.ts";

type Card = { id: string; title: string; color: string; icon: IconContent; image: PictureContent };

/** The cards by the first part of their address. */
export type Cards = Record<"services" | "industries" | "products", Card[]>;

export type ItemModalProps = {
  /** The item that is shown, such as services/ai-ml. */
  open: string | undefined;
  cards: Cards;
  labels: HomeContent["modal"];
  fetchSummary: FetchSummary;
  onPrefetch: (item: string) => void;
  onOpen: (item: string) => void;
  onClose: () => void;
  /** Opens the item's page in place of the modal. */
  onLeave: (item: string) => void;
};

/** One modal for all items. What the card knows is there at once, the rest as soon as it has come. */
export default function ItemModal(props: ItemModalProps) {
  const { open, cards, labels, fetchSummary, onClose, onLeave } = props;
  const item = useLast(open);
  const content = useRef<HTMLDivElement>(null);
  // Without it the item's page opens, as the card's link would have done.
  const fetched = useSummary(open, fetchSummary, onLeave);
  useEffect(() => {
    for (const box of ["dialog", ".dialog-text"])
      if (item) content.current?.closest(box)?.scrollTo({ top: 0 });
  }, [item]);

  const found = item && findCard(item, cards);
  if (!found) return null;
  const { card, previous, next } = found;
  return (
    <Dialog
      id="item"
      size="wide"
      hue={card.color}
      open={open !== undefined}
      onClose={onClose}
      closeLabel={labels.close}
      header={<Icon name={card.icon} className="size-9 text-hue" />}
      title={
        <span aria-live="polite">
          <SharedTitle key={item} name={item}>
            {card.title}
          </SharedTitle>
        </span>
      }
      media={<ItemMedia item={item} picture={card.image} />}
      footer={
        <>
          <PageLink item={item} label={labels.details} onLeave={onLeave} />
          <div className="ml-auto flex gap-2">
            <Neighbour {...props} item={previous} label={labels.previous} icon={uiIcons.left} />
            <Neighbour {...props} item={next} label={labels.next} icon={uiIcons.right} />
          </div>
        </>
      }
    >
      <div ref={content} className="contents">
        {fetched?.item === item ? (
          <ItemDetails summary={fetched.summary} labels={labels} />
        ) : (
          <Spinner label={labels.loading} className="my-24 h-10 w-auto self-center text-hue" />
        )}
      </div>
    </Dialog>
  );
}

type PageLinkProps = Pick<ItemModalProps, "onLeave"> & { item: string; label: string };

const PageLink = ({ item, label, onLeave }: PageLinkProps) => (
  <ButtonLink
    to={`/${item}`}
    onClick={(event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onLeave(item);
    }}
  >
    {label}
    <Icon name={uiIcons.right} className="size-5" />
  </ButtonLink>
);

type NeighbourProps = Pick<ItemModalProps, "onPrefetch" | "onOpen"> & {
  item: string;
  label: string;
  icon: IconContent;
};

const Neighbour = ({ item, label, icon, onPrefetch, onOpen }: NeighbourProps) => (
  <Button
    variant="secondary"
    size="icon"
    aria-label={label}
    {...onIntent(() => onPrefetch(item))}
    onClick={() => onOpen(item)}
  >
    <Icon name={icon} className="size-5" />
  </Button>
);

/** The item that was shown last stays in the dialog while it fades out. */
function useLast(open: string | undefined) {
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  return open ?? last;
}

/** Industries and products show their picture, as the specification says; a service its own figure. */
function ItemMedia({ item, picture }: { item: string; picture: PictureContent }) {
  if (item.startsWith("services/"))
    return (
      <div className="grid h-full place-items-center bg-hue/8 p-10 max-lg:h-44">
        <Kolam seed={item} className="h-full max-h-96 w-full text-hue" />
      </div>
    );
  return (
    <SharedPicture name={item}>
      <Picture {...picture} sizes="(width >= 64rem) 58rem, 100vw" className="w-full lg:aspect-4/5" />
    </SharedPicture>
  );
}

/** An item's card, and the items before and after it, round and round. */
function findCard(item: string, cards: Cards) {
  const [kind = "", id] = item.split("/");
  const row = cards[kind as keyof Cards] ?? [];
  const index = row.findIndex((card) => card.id === id);
  const [card, previous, next] = [row[index], row.at(index - 1), row[(index + 1) % row.length]];
  return card && previous && next && { card, previous: `${kind}/${previous.id}`, next: `${kind}/${next.id}` };
}
