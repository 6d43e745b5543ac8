/** True if the address, its domain or a domain above it is listed. */
export function isBlocked(address: string, blocked: string[]) {
  if (blocked.length === 0) return false;
  const sender = address.toLowerCase();
  const domain = sender.slice(sender.lastIndexOf("@") + 1);
  return blocked.some((entry) => {
    const listed = entry.replace(/^@/, "");
    return sender === listed || domain === listed || domain.endsWith(`.${listed}`);
  });
}
