/**
 * Words of a heading or a lead in which short compounds ("AI-driven") stay on one line, unless they are longer than it,
 * together with the bracket before or the comma behind them.
 */
export const Unbroken = ({ text }: { text: string }) =>
  text.split(/([^\s\w]*(?:\b\w{1,3}-\w+|\b\w{1,7}(?:-\w{1,7})+)\b[^\s\w]*)/).map((part, place) =>
    place % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which never change places
      <span key={place} className="inline-block">
        {part}
      </span>
    ) : (
      part
    ),
  );
