import { memo, useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { Plan } from "#simulation/control/plan.ts";
import type { ConsoleWords } from "../sentences.ts";
import { searchOf } from "./address.ts";
import type { Player } from "./player.ts";

/** The link to this minute. */
export const Share = memo(({ words, plan, player }: { words: ConsoleWords; plan: Plan; player: Player }) => {
  const [said, say] = useState("");
  const copy = async () => {
    // Copied again, it is said again.
    say("");
    const link = `${location.origin}${location.pathname}${searchOf({ plan, minute: player.minute() })}`;
    history.replaceState(history.state, "", link);
    try {
      await navigator.clipboard.writeText(link);
      say(words.shared);
    } catch {
      say(words.notShared);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="small" onClick={copy}>
        <Icon name={uiIcons.copy} className="size-4.5" />
        {words.share}
      </Button>
      <p role="status" className="text-muted text-small">
        {said}
      </p>
    </div>
  );
});
