import MarkdownIt from 'markdown-it'

/** `title` and `lead` are plain text; `html` is safe. */
export type RenderedText = { title: string | null; lead: string; html: string }

/** CommonMark without HTML, pictures and unsafe links. The first heading becomes the title. */
export function createMarkdownRenderer(): (markdown: string) => RenderedText {
  const markdownIt = new MarkdownIt({ html: false, linkify: false, typographer: false }).disable('image')
  markdownIt.validateLink = (address) => isSafeLink(address)
  return (markdown) => {
    const tokens = markdownIt.parse(markdown, {})
    const first = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1')
    const title = first === -1 ? null : plain(tokens[first + 1])
    if (first !== -1) tokens.splice(first, 3)
    for (const token of tokens) if (token.tag === 'h1') token.tag = 'h2'
    const paragraph = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0)
    const lead = paragraph === -1 ? '' : plain(tokens[paragraph + 1])
    return { title, lead, html: markdownIt.renderer.render(tokens, markdownIt.options, {}) }
  }
}

function isSafeLink(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/i.test(address.trim())
}

type Inline = { children: { type: string; content: string }[] | null; content: string } | undefined

function plain(token: Inline): string {
  const parts = token?.children ?? []
  return parts
    .map(({ type, content }) => (/break/.test(type) ? ' ' : content))
    .join('')
    .trim()
}

export type TextValues = Readonly<Record<string, string>>

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g

/** Escapes values; drops lines that need an empty one, so that no page names a missing telephone number. */
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
