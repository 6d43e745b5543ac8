import type { RefObject } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import type { TryItContent } from "#model/simulator.ts";
import { focusControls } from "./form-controls.ts";

type FailedProps = {
  shared: TryItContent;
  form: RefObject<HTMLFormElement | null>;
  retry: () => void;
};

/** Says that the simulator could not be loaded or run, and offers another try. */
export const Failed = ({ shared, form, retry }: FailedProps) => (
  <div role="alert" className="flex flex-wrap items-center gap-3">
    <p>{shared.failed}</p>
    <Button
      size="small"
      onClick={() => {
        focusControls(form.current);
        retry();
      }}
    >
      {shared.retry}
    </Button>
  </div>
);
