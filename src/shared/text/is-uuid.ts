/** Returns whether a text is a UUID in its usual form, in any letter case; PostgreSQL's uuid type rejects other texts. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}
