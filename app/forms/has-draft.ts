export const draftKey = (name: string) => `draft:${name}`;

/** Whether something was entered in this tab and not sent. Where storage is forbidden, there is nothing. */
export function hasDraft(name: string): boolean {
  try {
    return sessionStorage.getItem(draftKey(name)) !== null;
  } catch {
    return false;
  }
}
