/** A long text that the server has rendered: an article, a notice. */
export const LongText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own content, HTML in which is escaped
  <div className="long-text" dangerouslySetInnerHTML={{ __html: html }} />
);
