type SectionHeadingProps = {
  id?: string;
  title: string;
  lead?: string;
  className?: string;
};

export function SectionHeading({ id, title, lead, className = "" }: SectionHeadingProps) {
  return (
    <header className={`max-w-3xl ${className}`}>
      <h2 id={id} className="text-headline">
        {title}
      </h2>
      {lead && <p className="mt-4 text-lead text-muted">{lead}</p>}
    </header>
  );
}
