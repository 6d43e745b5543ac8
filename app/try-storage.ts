/** What a storage answers, or undefined: a browser where storage is disabled throws when it is accessed. */
export function tryStorage<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
