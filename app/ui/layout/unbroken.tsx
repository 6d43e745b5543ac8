/** Words of a heading or a lead in which short compounds ("AI-driven") stay on one line, unless they are longer than it. */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/\b(\w{1,3}-\w+|\w{1,7}(?:-\w{1,7})+)\b/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
      <span key={place} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
