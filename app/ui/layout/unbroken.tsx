/** Words of a heading or a lead in which short compounds ("AI-driven") and a figure with its unit ("3 a.m.") stay on one line. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/(\b(?:\w{1,3}-\w+|\w{1,7}(?:-\w{1,7})+)\b|\d+ [\w.]{1,4}(?!\w))/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
