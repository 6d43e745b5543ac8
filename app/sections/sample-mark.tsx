import { useLabels } from "#app/shell/labels.ts";
import { Tooltip } from "#app/ui/controls/tooltip.tsx";

type Sampled = { sample?: true };

/** Says that figures or stories are illustrative, where a visitor would take them for facts. */
export function SampleMark({ of }: { of: Sampled | Sampled[] }) {
  const { sample, sampleNote } = useLabels();
  if (![of].flat().some((part) => part.sample)) return null;
  return (
    <Tooltip text={sampleNote} side="bottom">
      {(id) => (
        <button
          type="button"
          aria-describedby={id}
          className="inline-flex cursor-help items-center gap-2 rounded-full border border-field/60 border-dashed px-3 py-0.5 font-medium font-sans text-muted text-sm tracking-normal"
        >
          <span aria-hidden="true" className="size-1.5 rounded-full bg-amber" />
          {sample}
        </button>
      )}
    </Tooltip>
  );
}
