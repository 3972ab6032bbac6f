/** No dot files, parent folders or special characters. */
const PART = /^[a-z0-9][a-z0-9-]*(?:\.[a-z0-9]+)?$/

/** The same in every store. */
export const isFileKey = (key: string): boolean => key.split('/').every((part) => PART.test(part))

/** Throws unless `isFileKey`. */
export function requireFileKey(key: string): void {
  if (!isFileKey(key)) throw new Error(`"${key}" cannot be the key of a file.`)
}
