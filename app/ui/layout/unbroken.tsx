import { Fragment } from "react";

/** Words of a heading or a lead, in which short compounds ("AI-driven", "61131-3") and a figure and its unit ("3 a.m.") stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(together).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <Fragment key={place}>{part}</Fragment>
    ),
  );

const together =
  /((?<![\p{L}\d-])[\p{L}\d]{1,7}-[\p{L}\d]{1,7}(?![\p{L}\d-])|(?<![\d.,])\d[\d.,]* [\p{L}%°.]{1,4}(?![\p{L}]))/u;
