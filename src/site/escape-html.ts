const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Anything that may have to be changed. */
const SPECIAL = /[&<>"'\p{Cc}\p{Cs}]/u

/**
 * Text as it stands in an HTML text or a quoted attribute. Control characters, which HTML forbids, become spaces;
 * broken halves of characters become U+FFFD. Source: https://html.spec.whatwg.org/multipage/parsing.html
 */
export function escapeHtml(text: string): string {
  if (!SPECIAL.test(text)) return text
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}

/**
 * JSON as it stands in a script element: no text in it can end the element, open a comment or break a line of script.
 * JSON.parse of the result equals the value. Source: HTML, "Restrictions for contents of script elements".
 */
export function escapeJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
