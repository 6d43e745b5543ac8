import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { Chip } from "#app/ui/controls/chip.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Picture } from "#app/ui/figures/picture.tsx";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { closes, opens } from "#app/ui/overlays/invokers.ts";
import { MegaMenu } from "#app/ui/overlays/mega-menu.tsx";
import { Sheet } from "#app/ui/overlays/sheet.tsx";
import { Group, Row, Specimen, useKitPicture } from "./specimen.tsx";

const texts = [
  "Each lamp carries a controller that reports its current, its hours and its faults to the control room.",
  "A lamp that fails is on the map within ninety seconds, with the pole's number and the nearest crew.",
];

export const Overlays = ({ id, title }: { id: string; title: string }) => (
  <Group id={id} title={title}>
    <Dialogs />
    <Sheets />
    <MegaMenus />
  </Group>
);

const Dialogs = () => (
  <Specimen
    name="Dialog"
    note="Opens before hydration, holds the focus, gives it back. The page behind stands still."
  >
    <Row>
      <Button variant="secondary" {...opens("kit-small")}>
        Small dialog
      </Button>
      <Button variant="secondary" {...opens("kit-medium")}>
        Medium dialog
      </Button>
      <Button variant="secondary" {...opens("kit-wide")}>
        Wide dialog
      </Button>
      <ControlledDialog />
    </Row>
    <SmallDialog />
    <MediumDialog />
    <WideDialog />
  </Specimen>
);

const SmallDialog = () => (
  <Dialog
    id="kit-small"
    closeLabel="Close"
    size="small"
    title="A small dialog"
    footer={<Button {...closes("kit-small")}>Agree</Button>}
  >
    <p className="text-muted">{texts[0]}</p>
  </Dialog>
);

function MediumDialog() {
  const picture = useKitPicture();
  return (
    <Dialog
      id="kit-medium"
      closeLabel="Close"
      title="A dialog with a picture"
      hue="amber"
      header={<Chip>Energy</Chip>}
      media={<Picture {...picture} sizes="672px" className="aspect-16/9 w-full" />}
      footer={<ButtonLink to="/contact">Request a Demo</ButtonLink>}
    >
      <p className="text-muted">{texts[0]}</p>
    </Dialog>
  );
}

function WideDialog() {
  const picture = useKitPicture();
  return (
    <Dialog
      id="kit-wide"
      closeLabel="Close"
      size="wide"
      title="A wide dialog, long enough to scroll"
      hue="amber"
      header={<Chip>Energy</Chip>}
      media={<Picture {...picture} sizes="464px" className="w-full" />}
      footer={
        <>
          <ButtonLink to="/contact">View Details</ButtonLink>
          <Button variant="secondary" {...closes("kit-wide")}>
            Not now
          </Button>
        </>
      }
    >
      {["What it does", "What you see", "What it needs", "What it saves"].map((heading) => (
        <div key={heading} className="grid gap-2">
          <h3 className="font-sans text-lg">{heading}</h3>
          {texts.map((text) => (
            <p key={text} className="text-muted">
              {text}
            </p>
          ))}
        </div>
      ))}
    </Dialog>
  );
}

const Sheets = () => (
  <Specimen name="Sheet" note="A dialog for thumbs: pulled down to close.">
    <Row>
      <Button variant="secondary" {...opens("kit-sheet")}>
        Bottom sheet
      </Button>
    </Row>
    <Sheet
      id="kit-sheet"
      closeLabel="Close"
      title="Menu"
      footer={
        <ButtonLink to="/contact" className="w-full">
          Get in Touch
        </ButtonLink>
      }
    >
      <ul className="max-h-[250px] overflow-y-auto">
        {links.map(({ label, to }) => (
          <li key={label}>
            <SiteLink to={to} className="flex min-h-12 items-center border-border border-b">
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Sheet>
  </Specimen>
);

function MegaMenus() {
  const picture = useKitPicture();
  return (
    <Specimen
      name="Mega menu"
      note="By hover, click and key. At least 600 px, one to three columns, a picture beside."
    >
      <nav aria-label="Menus" className="hidden gap-2 md:flex">
        {([1, 2, 3] as const).map((columns) => (
          <MegaMenu
            key={columns}
            id={`kit-menu-${columns}`}
            label={`${columns} ${columns === 1 ? "column" : "columns"}`}
            columns={columns}
            current={columns === 2}
            className="min-h-11 rounded-full px-4 font-semibold hover:bg-surface-tertiary"
            aside={columns === 2 && <Picture {...picture} sizes="288px" className="w-full" />}
          >
            {links.slice(0, columns * 3).map((link) => (
              <li key={link.label}>
                <MenuLink {...link} />
              </li>
            ))}
          </MegaMenu>
        ))}
      </nav>
    </Specimen>
  );
}

const links = [
  "Control System",
  "Streetlights",
  "Energy",
  "Water",
  "Dust Bin",
  "Drone Survey",
  "Emergency",
  "Video",
  "Everything",
].map((label) => ({ label, to: `/contact#${label.toLowerCase().replace(" ", "-")}` }));

function MenuLink({ label, to }: { label: string; to: string }) {
  return (
    <SiteLink to={to} className="flex gap-3 rounded-2xl p-3 hover:bg-surface-tertiary">
      <Icon name={uiIcons.pin} className="size-6 shrink-0 text-accent" />
      <span>
        <span className="block font-semibold leading-snug">{label}</span>
        <span className="block text-small text-muted leading-snug">A line on what it does</span>
      </span>
    </SiteLink>
  );
}

/** The caller's state opens it, and what it shows comes later. */
function ControlledDialog() {
  const [open, setOpen] = useState(false);
  const [ready, setReady] = useState(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Controlled dialog
      </Button>
      <Dialog
        id="kit-controlled"
        closeLabel="Close"
        title="Content on its way"
        open={open}
        onClose={() => {
          setOpen(false);
          setReady(false);
        }}
      >
        {ready ? (
          <p className="text-muted">{texts[0]}</p>
        ) : (
          <Spinner label="Loading" className="h-10 w-auto text-accent" />
        )}
        <Row>
          <Button onClick={() => setReady(true)}>Bring it</Button>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            Close by state
          </Button>
        </Row>
      </Dialog>
    </>
  );
}
