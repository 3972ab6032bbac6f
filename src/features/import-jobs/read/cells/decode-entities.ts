import { decodeHTMLStrict } from 'entities'

/** Registers in capitals, which HTML does not know; others differ by case: "&Eacute;". */
const IN_CAPITALS = /&(?:APOS|NBSP);/g
/** Lists that went through several web pages are encoded as often. */
const MOST_TIMES = 3

/** Only entities that end with a semicolon; unknown ones stay. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < MOST_TIMES && decoded.includes('&'); times += 1)
    decoded = decodeHTMLStrict(decoded.replace(IN_CAPITALS, (entity) => entity.toLowerCase()))
  return decoded
}
