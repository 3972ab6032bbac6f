import type { MARK_KINDS } from '../../shared/fact-marks.ts'
import { plainLetters } from '../../shared/text/plain-letters.ts'
import type { WordLists } from './word-lists.ts'

export type Token = {
  /** UTF-16 offsets. */
  start: number
  end: number
  kind: (typeof MARK_KINDS)[number] | 'word'
  /** Equal for spellings and forms of a word. */
  key: string
  /** Plain, in lower case. */
  word: string
  /** Such as a comma. */
  isBehindStop: boolean
  isCapital: boolean
}

const PIECES: readonly (readonly [Token['kind'], string])[] = [
  ['markup', String.raw`<[/!?]?[a-z][^<>]{0,400}>?|&(?:#x?[\da-f]{1,7}|[a-z]{2,10});`],
  ['email', String.raw`[\w.+-]{1,64}(?:@| ?[[(]at[\])] ?)[\p{L}\d][\p{L}\d.-]{0,200}\.\p{L}{2,24}`],
  [
    'link',
    String.raw`(?:[a-z][a-z\d+.-]{1,15}:\/\/|(?:javascript|vbscript|data|mailto|tel):)[^\s<>"”]{1,300}|(?:[\p{L}\d][\p{L}\d-]{0,62}(?:\.| ?[[(]dot[\])] ?)){1,6}(?:com|net|org|info|io|co|us|ca|biz|xyz|site|online|shop|app|example|dev|tv|ru)(?![\p{L}\d]|\.\p{L})(?:[/?#][^\s<>"”]{0,300})?`,
  ],
  [
    'phone',
    String.raw`(?<![\p{L}\p{Nd}])\+?\(?\p{Nd}(?:[ ().\u00a0/-]{0,3}\p{Nd}){6,14}(?!\p{Nd})(?: ?,? ?(?:x|ext\.?) ?\d{1,6})?`,
  ],
  [
    'price',
    String.raw`(?:US|CA|C)?[$€£] ?\d[\d,.]*\d|[$€£] ?\d|\d[\d,.\u00a0\u202f]*(?= ?(?:\$|€|£|dollars?|dólares|cents?)(?!\p{L}))`,
  ],
  ['number', String.raw`\p{Nd}+(?:[.,:\u202f]\p{Nd}+)*(?:st|nd|rd|th|e|er|s)?(?!\p{L})|\p{Nd}[\p{L}\p{Nd}]*`],
  [
    'word',
    String.raw`\ue000+|e-mails?(?!\p{L})|(?:\p{L}\.){2,}|[\p{L}\p{M}\p{Cf}]+(?:[’'](?=\p{L})[\p{L}\p{M}]+)*[\p{L}\p{Nd}]*|%|&`,
  ],
]
/** Matches most words at once, for speed. */
const WORD = String.raw`[A-Za-z]{1,30}(?=[ ,;])(?! ?[[(](?:at|dot)[\])])`
const PIECE = new RegExp([WORD, ...PIECES.map(([, source]) => `(${source})`)].join('|'), 'giu')

const plain = (text: string) =>
  plainLetters(
    text
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replaceAll('’', "'"),
  ).toLowerCase()

/** Words, numbers, prices, telephone numbers, addresses and links. */
export function tokensOf(text: string, lists: WordLists): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(PIECE)) {
    const kind = PIECES[match.findIndex((found, at) => at > 0 && found !== undefined) - 1]?.[0] ?? 'word'
    const piece = kind === 'link' ? match[0].replace(/[.,;:!?)'\]]+$/, '') : match[0]
    const stop = text.slice(last, match.index)
    last = match.index + piece.length
    const add = (part: string, start: number, isLater = false) => {
      const word = kind === 'word' ? plain(part).replaceAll('.', '') : plain(part)
      const isName = kind === 'word' && /^\p{Lu}/u.test(part)
      const key = keyOf(kind, word, lists)
      tokens.push({
        start,
        end: start + part.length,
        kind: /^\d+$/.test(key) && kind === 'word' ? 'number' : kind,
        word,
        key,
        isBehindStop: !isLater && /[,;:—–()]/.test(stop),
        isCapital: isName,
      })
    }
    const parts = kind === 'word' ? lists.parts(piece) : [piece]
    let at = match.index
    for (const [index, part] of parts.entries()) {
      if (part !== '') add(part, at, index > 0)
      at += part.length
    }
  }
  return tokens
}

function keyOf(kind: Token['kind'], word: string, lists: WordLists): string {
  if (kind === 'word') return lists.stem(word)
  if (kind === 'phone')
    return `t${word
      .replace(/x.*$/, '')
      .replace(/\D/g, '')
      .replace(/^1(?=\d{10}$)/, '')}`
  if (kind === 'price') return `$${word.replace(/[^\d.]/g, '').replace(/\.00$|\.$/, '')}`
  if (kind === 'number') return word.replace(/[,\s](?=\d{3})/g, '').replace(/(?<=\d)(?:st|nd|rd|e|er)$/, 'th')
  if (kind !== 'link') return word
  const link = word.replace(/^https?:\/\//, '').replace(/^www\./, '')
  return `l${link.replace(/[.,;:!?)'/]+$/, '')}`
}
