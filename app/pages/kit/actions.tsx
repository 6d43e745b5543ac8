import { useState } from "react";
import { Button, ButtonLink } from "#app/ui/controls/button.tsx";
import { SiteLink } from "#app/ui/controls/site-link.tsx";
import { Tooltip } from "#app/ui/controls/tooltip.tsx";
import { Icon } from "#app/ui/figures/icon.tsx";
import { Spinner } from "#app/ui/figures/spinner.tsx";
import { uiIcons } from "#app/ui/figures/ui-icons.ts";
import { Group, Row, Specimen } from "./specimen.tsx";

const variants = ["primary", "secondary", "quiet"] as const;

export const Actions = ({ id, title }: { id: string; title: string }) => (
  <Group id={id} title={title}>
    <Buttons />
    <Links />
    <Tooltips />
    <Spinners />
  </Group>
);

function Buttons() {
  const [loading, setLoading] = useState(false);
  return (
    <Specimen name="Button" note="Presses by a pixel. Disabled and loading keep their size.">
      {variants.map((variant) => (
        <Row key={variant}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="small">
            small
          </Button>
          <Button variant={variant} size="large">
            large
          </Button>
          <Button variant={variant} size="icon" aria-label={`${variant} icon`}>
            <Icon name={uiIcons.plus} className="size-5" />
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} loading>
            loading
          </Button>
        </Row>
      ))}
      <Row>
        <Button loading={loading} onClick={() => setLoading(true)}>
          Send the message
        </Button>
        <Button variant="quiet" onClick={() => setLoading(false)}>
          Stop loading
        </Button>
      </Row>
    </Specimen>
  );
}

const Links = () => (
  <Specimen name="Links" note="What navigates is a link, whatever it looks like. A placeholder says so.">
    <Row>
      <ButtonLink to="/contact">
        Contact
        <Icon name={uiIcons.right} className="size-5" />
      </ButtonLink>
      <ButtonLink to="/about-us" variant="secondary">
        About us
      </ButtonLink>
      <SiteLink to="/about-us" className="text-accent underline underline-offset-4">
        A link in a text
      </SiteLink>
      <SiteLink to="https://www.example.com/" className="text-accent underline underline-offset-4">
        Another site
      </SiteLink>
      <SiteLink comingSoon="Coming soon" className="text-muted">
        Whitepapers
      </SiteLink>
    </Row>
  </Specimen>
);

const Tooltips = () => (
  <Specimen name="Tooltip" note="On hover and focus, gone with Escape, turned over at the window's edge.">
    <Row>
      <Tooltip text="Above, unless there is no room">
        {(tip) => (
          <Button variant="secondary" aria-describedby={tip}>
            Tooltip above
          </Button>
        )}
      </Tooltip>
      <Tooltip text="Below" side="bottom">
        {(tip) => (
          <Button variant="secondary" aria-describedby={tip}>
            Tooltip below
          </Button>
        )}
      </Tooltip>
    </Row>
  </Specimen>
);

const Spinners = () => (
  <Specimen name="Spinner" note="The brand's line, running. Still for those who ask for less motion.">
    <Row>
      <Spinner label="Loading" className="h-6 w-auto text-accent" />
      <Spinner className="h-10 w-auto text-amber" />
      <Spinner className="h-16 w-auto text-muted" />
    </Row>
  </Specimen>
);
