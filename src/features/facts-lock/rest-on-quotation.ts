import type { Grounds } from './check-text.ts'

/** Words beside a quotation that state nothing. */
const SAYING =
  /^(?:said|says|wrote|writes|added|recalled|a|an|the|of|in|who|family|with|by|declare|ecrit|ajoute|dit|dijo|escribio|agrego|una?|familia|famille|et|y|and|also)$/

/** The words of the one who said them, word for word; null for others, undefined without a quotation. */
export function restOnQuotation(
  sentence: string,
  { quotations = [], names }: Grounds,
): string | null | undefined {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const pieces = [...sentence.matchAll(/“([^”]+)”?|«\s*([^»]+?)\s*»|"([^"]+)"?/g)]
  if (pieces.length === 0) return undefined
  const said = pieces.map((match) => plain(match[1] ?? match[2] ?? match[3] ?? ''))
  const source = quotations.find(({ words }) => said.every((one) => ` ${plain(words)} `.includes(` ${one} `)))
  if (!source) return null
  const around = plain(sentence.replace(/“[^”]+”?|«[^»]+»|"[^"]+"?/g, ' '))
  const speaker = plain(source.speaker.split(/,| of /)[0] ?? '')
  const house = names.map(plain).join(' ')
  const left = around.replace(plain(source.speaker), '').replace(speaker, '')
  const isPlain = left.split(' ').every((word) => word === '' || SAYING.test(word) || house.includes(word))
  return isPlain && around.includes(speaker) ? `“${source.words}” (${source.speaker})` : null
}
