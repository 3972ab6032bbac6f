export type DocumentPart = {
  kind: 'notice' | 'headline' | 'paragraph' | 'heading' | 'item' | 'contact' | 'end'
  text: string
}

const CONTACT = /^(?:Media Contact|Renseignements aux médias|Contacto para la prensa)$/

/** Blocks between empty lines, also after edits. */
export function readParts(text: string): DocumentPart[] {
  const blocks = text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  return blocks.flatMap((block, index): DocumentPart[] => {
    if (
      index === 0 &&
      /^(?:FOR IMMEDIATE|EMBARGOED|POUR DIFFUSION|SOUS EMBARGO|PARA PUBLICACIÓN|EMBARGADO)/.test(block)
    )
      return [{ kind: 'notice', text: block }]
    if (index === 1 || (index === 0 && blocks.length > 1)) return [{ kind: 'headline', text: block }]
    if (/^#{3}$/.test(block)) return [{ kind: 'end', text: block }]
    const [first = '', ...rest] = block.split('\n')
    if ((/^(?:About |À propos |Acerca )/.test(first) || CONTACT.test(first)) && rest.length > 0) {
      const kind = CONTACT.test(first) ? 'contact' : 'paragraph'
      return [{ kind: 'heading', text: first }, ...rest.map((line) => ({ kind, text: line }) as const)]
    }
    if (rest.length > 0 && rest.every((line) => line.startsWith('• ')))
      return [{ kind: 'paragraph', text: first }, ...rest.map((text) => ({ kind: 'item', text }) as const)]
    return [{ kind: 'paragraph', text: block.replaceAll('\n', ' ') }]
  })
}
