import { isGroup, valueAt } from "../../files/change.ts";
import { inWords } from "../in-words.ts";
import type { Place } from "../page/follow.ts";
import { type PickerKind, useTools } from "../tools.ts";
import { useItem } from "../typing/files.ts";
import { Picker } from "./picker.tsx";

type FieldPickerProps = { kind: PickerKind; place: Place; onClose: () => void };

/** The choice for a field of the page, saved at once. */
export function FieldPicker({ kind, place: { file, path }, onClose }: FieldPickerProps) {
  const tools = useTools();
  const item = useItem(tools.files, file);
  if (!item) return null;
  const value = valueAt(item.data, path);
  const isPicture = kind === "picture";
  return (
    <Picker
      kind={kind}
      value={isPicture && isGroup(value) ? value.src : value}
      onClose={onClose}
      onChoose={async (next) => {
        onClose();
        const to = isPicture ? [...path, "src"] : path;
        const outcome = await tools.save(
          file,
          [{ op: "set", path: to, value: next, was: valueAt(item.data, to) ?? null }],
          `Changed ${path.join(".")} in ${file}`,
        );
        if (outcome.status === "refused") tools.say(inWords(outcome.problems), "bad");
        // What the old words say is another picture now.
        else if (isPicture) tools.openItem(file, [...path, "alt"]);
      }}
    />
  );
}
