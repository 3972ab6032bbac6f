/** "x12", "ext. 12", "extension 12", "#12", ";ext=12" */
const EXTENSION = /[ ,;]*(?:\bext(?:ension|n)?\b[.:=]*|(?:\b|(?<=\d))x\.?|#) */i

/** Splits a telephone number from its extension; null without one. */
export function splitExtension(phone: string): { main: string; extension: string | null } {
  const [main = '', ...rest] = phone.split(EXTENSION)
  return { main, extension: rest.length > 0 ? rest.join('').trim() : null }
}
