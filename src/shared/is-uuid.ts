/** Returns whether a text is a UUID, as ids are. PostgreSQL rejects any other text for an id. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}
