import { Button } from "#app/ui/controls/button.tsx";
import { Tooltip } from "#app/ui/controls/tooltip.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import type { SiteContent } from "#model/site.ts";

/** The attribute of the buttons that switch the theme: the script in the head (theme-script.ts) listens for them. */
export const switchesTheme = { "data-theme-switch": "" } as const;

type ThemeSwitchProps = SiteContent["theme"];

/** Both states are in the page and the theme chooses: the server does not know which one the visitor has. */
export function ThemeSwitch(words: ThemeSwitchProps) {
  return (
    <Tooltip side="bottom" text={<ThemeWords {...words} />}>
      {() => (
        <Button variant="quiet" size="icon" {...switchesTheme} className="needs-script">
          <ThemeIcon />
          <span className="sr-only">
            <ThemeWords {...words} />
          </span>
        </Button>
      )}
    </Tooltip>
  );
}

export const ThemeWords = ({ toLight, toDark }: ThemeSwitchProps) => (
  <>
    <span className="by-day">{toDark}</span>
    <span className="by-night">{toLight}</span>
  </>
);

export const ThemeIcon = () => (
  <>
    <span className="by-day">
      <Icon name={uiIcons.moon} className="size-6" />
    </span>
    <span className="by-night">
      <Icon name={uiIcons.sun} className="size-6" />
    </span>
  </>
);
