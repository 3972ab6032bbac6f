import { longPlaceWord } from '../../places/gazetteer/place-key.ts'
import { withoutServices } from '../../services/read-service.ts'
import { otherGivenNames } from './given-names.ts'

const POSSESSIVE = /(?<=\p{L})(?:['’‘ʼ]s|(?<=s)['’‘ʼ])(?!\p{L})/gu
const LEGAL_FORM =
  /[\s,]+(?:(?:inc|incorporated|l\.?l\.?c|pllc|ltd|lt[ée]e|limited|lp|corp|corporation|co|company|p\.?c)\.?$|(?:inc|llc|pllc|ltd|lt[ée]e|corp)\b\.?|co\.(?=[\s,])|(?:&|and)\s+co(?:mpany)?\b\.?)/i

/** "l'Outaouais", "d'Alma" */
const ELISION = /(?<!\p{L})(?:l|d|qu)['’‘ʼ](?=\p{L})/giu

/** "O Connell", "Mc Cully" */
const APART = /(?<!\p{L})(o|mc)[ '’‘ʼ]+(?=\p{L}{3})/giu

/** "west acton citizens" for W. Acton Citizens' */
const DIRECTION = /(?<!\p{L})(north|south|east|west)(?!\p{L})/iu

/** "Gull Pt." */
const WORD = /(?<![\p{L}'])\p{L}{2,}(?!\p{L})/gu

/** K0A: a rural Canadian area's digit is always 0. */
const AREA_WITH_LETTER = /^([a-z])o([a-z])$/i

/**
 * Without services, possessives, legal forms, both, or French elisions, with O and Mc joined to their name, as a
 * Canadian postal area, with the first direction as a letter, words of places
 * in full, and with other forms of a given name; never the query itself.
 */
export function otherSpellings(query: string): string[] {
  const plain = query.replace(POSSESSIVE, '')
  return [
    ...new Set([
      withoutServices(query),
      plain,
      query.replace(LEGAL_FORM, ''),
      plain.replace(LEGAL_FORM, ''),
      query.replace(ELISION, ''),
      query.replace(APART, '$1'),
      query.replace(AREA_WITH_LETTER, '$10$2'),
      query.replace(WORD, (word) => longPlaceWord(word.toLowerCase()) ?? word),
      query.replace(DIRECTION, (word) => word.charAt(0)),
      ...otherGivenNames(query),
    ]),
  ].filter((other) => other !== query && other.trim() !== '')
}
