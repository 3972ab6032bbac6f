export type DocumentPart = {
  kind: 'notice' | 'headline' | 'paragraph' | 'heading' | 'contact' | 'end'
  text: string
}

/** Blocks between empty lines, also after edits. */
export function readParts(text: string): DocumentPart[] {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  return blocks.flatMap((block, index): DocumentPart[] => {
    if (index === 0 && /^(?:FOR IMMEDIATE|EMBARGOED)/.test(block)) return [{ kind: 'notice', text: block }]
    if (index === 1 || (index === 0 && blocks.length > 1)) return [{ kind: 'headline', text: block }]
    if (/^#{3}$/.test(block)) return [{ kind: 'end', text: block }]
    const [first = '', ...rest] = block.split('\n')
    if (/^(?:About |Media Contact$)/.test(first) && rest.length > 0) {
      const kind = first === 'Media Contact' ? 'contact' : 'paragraph'
      return [{ kind: 'heading', text: first }, ...rest.map((line) => ({ kind, text: line }) as const)]
    }
    return [{ kind: 'paragraph', text: block.replaceAll('\n', ' ') }]
  })
}
