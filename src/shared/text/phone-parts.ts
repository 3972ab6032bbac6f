/** "x12", "ext. 12", "#12", ";ext=12", in French "poste 12" */
const EXTENSION = /[ ,;]*(?:\b(?:ext(?:ension|n)?|poste)\b[.:=]*|(?:\b|(?<=\d))x\.?|#) */i

/** `extension`: null without one. */
export function splitExtension(phone: string): { main: string; extension: string | null } {
  const [main = '', ...rest] = phone.split(EXTENSION)
  return { main, extension: rest.length > 0 ? rest.join('').trim() : null }
}
