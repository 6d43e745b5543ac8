import { memo } from "react";
import { Icon } from "#app/ui/figures/icon.tsx";
import type { ConsoleWords } from "../sentences.ts";
import { type LayerId, type Layers, layerIds } from "./scene/frame.ts";

type LayerSwitchesProps = { words: ConsoleWords; layers: Layers; onChange: (layers: Layers) => void };

/** What is painted over the city. */
export const LayerSwitches = memo(({ words, layers, onChange }: LayerSwitchesProps) => {
  const { title, legend, items } = words.layers;
  const toggle = (id: LayerId) => {
    const next = new Set(layers);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="console-title">{title}</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {layerIds.map((id) => (
          <label key={id} className="switch">
            <input type="checkbox" checked={layers.has(id)} onChange={() => toggle(id)} className="sr-only" />
            {items[id] && <Icon name={items[id].icon} className="size-5" />}
            {items[id]?.label}
          </label>
        ))}
      </div>
      <p className="mt-3 text-muted text-sm">{legend}</p>
    </fieldset>
  );
});
