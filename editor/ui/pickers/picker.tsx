import type { Value } from "../../files/change.ts";
import { Dialog } from "../dialog.tsx";
import type { PickerKind } from "../tools.ts";
import { ColourChoice } from "./colour-choice.tsx";
import { IconChoice } from "./icon-choice.tsx";
import { LinkChoice } from "./link-choice.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { RelationChoice } from "./relation-choice.tsx";

type PickerProps = {
  kind: PickerKind;
  value: Value | undefined;
  onChoose: (value: Value) => void;
  onClose: () => void;
};

/** A choice of what there is. */
export function Picker({ kind, value, onChoose, onClose }: PickerProps) {
  const { title, Choice } = kinds[kind];
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <Choice value={String(value ?? "")} onChoose={onChoose} />
    </Dialog>
  );
}

const kinds = {
  picture: { title: "Choose a picture", Choice: PictureChoice },
  icon: { title: "Choose an icon", Choice: IconChoice },
  colour: { title: "Choose a colour", Choice: ColourChoice },
  link: { title: "Where does it lead?", Choice: LinkChoice },
  relation: { title: "Choose a page", Choice: RelationChoice },
};
