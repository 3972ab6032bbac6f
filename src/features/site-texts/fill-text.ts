/** Values of `{{name}}` in a text; an empty one removes the lines that need it. */
export type TextValues = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/**
 * Puts values into a Markdown text. A line that needs a value which is empty or unknown is left out, so that no page
 * speaks of a telephone number that there is not. Values are text: their Markdown characters are escaped.
 */
export function fillText(markdown: string, values: TextValues): string {
  return markdown
    .split(/\r\n?|\n/)
    .filter((line) => [...line.matchAll(PLACEHOLDER)].every(([, name = '']) => lookUp(values, name) !== ''))
    .map((line) => line.replace(PLACEHOLDER, (_, name: string) => escapeMarkdown(lookUp(values, name))))
    .join('\n')
}

const lookUp = (values: TextValues, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '') : '')

/** Source: CommonMark, "Backslash escapes". */
function escapeMarkdown(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
