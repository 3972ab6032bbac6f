import { decodeHTMLStrict } from 'entities'

/** HTML does not know these in capitals. */
const IN_CAPITALS = /&(?:APOS|NBSP);/g
/** Lists from several web pages are encoded as often. */
const MOST_TIMES = 3

/** Only with a semicolon; unknown ones stay. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < MOST_TIMES && decoded.includes('&'); times += 1)
    decoded = decodeHTMLStrict(decoded.replace(IN_CAPITALS, (entity) => entity.toLowerCase()))
  return decoded
}
