import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { IconContent } from "#model/content-of.ts";
import { useItemModals } from "./item-modals.tsx";

type NeighbourButtonProps = { to: string; label: string; icon: IconContent };

/** Shows the modal of the item beside the one that is open. */
export function NeighbourButton({ to, label, icon }: NeighbourButtonProps) {
  const { expect, show } = useItemModals();
  return (
    <Button
      variant="secondary"
      size="icon"
      aria-label={label}
      onPointerEnter={() => expect(to)}
      onFocus={() => expect(to)}
      onTouchStart={() => expect(to)}
      onClick={() => show(to)}
    >
      <Icon name={icon} className="size-5" />
    </Button>
  );
}
