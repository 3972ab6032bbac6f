/** A text as its paragraphs: split on blank lines, empty ones dropped (spec, section 2, Partner detail). */
export function toParagraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
}
