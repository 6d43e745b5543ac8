/** Text from content, whose paragraphs are parted by empty lines. */
export function Paragraphs({ text, className = "" }: { text: string; className?: string }) {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => (
      <p key={paragraph} className={className}>
        {paragraph}
      </p>
    ));
}
