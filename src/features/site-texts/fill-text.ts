export type TextValues = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** Escapes the values; lines that need an empty one go, so that no page names a missing telephone number. */
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
