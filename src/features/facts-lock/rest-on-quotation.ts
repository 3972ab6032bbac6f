import type { Grounds } from './check-text.ts'

/** State nothing beside a quotation. */
const SAYING =
  /^(?:said|says|wrote|writes|added|recalled|a|an|the|of|in|who|family|with|by|declare|ecrit|ajoute|dit|dijo|escribio|agrego|una?|familia|famille|et|y|de|la|le|l|el|du|del|and|also|company|house|home|funeral|firm|maison|entreprise|funeraria|empresa)$/

/** A speaker's words, word for word; null for others', undefined without a quotation. */
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
  const around = plain(sentence.replace(/“[^”]+”?|«[^»]+»|"[^"]+"?/g, ' ')).split(' ')
  const nameOf = (speaker: string) => plain(speaker.split(/,| of /)[0] ?? '').split(' ')
  const name = nameOf(source.speaker)
  const others = quotations
    .filter(({ speaker }) => speaker !== source.speaker)
    .map(({ speaker }) => nameOf(speaker))
  const isAlone = others.every((other) => other.at(-1) !== name.at(-1))
  const isNamed =
    name.every((word) => around.includes(word)) || (isAlone && around.includes(name.at(-1) ?? ''))
  const allowed = new Set([source.speaker, ...names].flatMap((words) => plain(words).split(' ')))
  const isPlain = around.every((word) => word === '' || SAYING.test(word) || allowed.has(word))
  return isPlain && isNamed ? `“${source.words}” (${source.speaker})` : null
}
