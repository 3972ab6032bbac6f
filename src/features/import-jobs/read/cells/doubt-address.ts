import { REGIONS } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS } from '../../../directory/finder/vocabulary/words.ts'
import type { Gazetteer } from '../../../directory/places/gazetteer/gazetteer.ts'
import { HOLDS_CONTACT, holdsContact } from './doubt-name.ts'
import { holdsNote } from './holds-note.ts'

/** Letters and digits alone. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Place = { address: string; city: string; zipCode: string }

const POST_BOX =
  /^box \d+$|^p\.? ?o\.? (?:box|drawer)\b[\s#]*\w+$|^(?:post office box|apartado|case postale)\b/i

/** Why a text may be no street address; null when it is fine. */
export function doubtAddress({ address, city, zipCode }: Place, gazetteer: Gazetteer): string | null {
  const written = lettersOf(address)
  if (written === '') return null
  if (holdsContact(address)) return HOLDS_CONTACT
  if (holdsNote(address)) return 'It says that this partner may be closed, or has moved.'
  if (/\d.*(?:;|\|| or ).*\d/i.test(address)) return 'It looks like two addresses.'
  if (/^c\/o\b/i.test(address)) return 'It is the address of somebody else.'
  if (POST_BOX.test(address)) return 'It is a post-office box, not a street address.'
  if (/^\d+(?:-\d+)?$/.test(address)) return 'It is a number, without a street.'
  const hasStreet = foldWords(address)
    .split(' ')
    .some((word) => STREETS.has(word))
  if (!/\d/.test(address) && !hasStreet) return 'It names neither a number nor a street.'
  const town = lettersOf(city)
  const last = address.split(',').slice(1).at(-1)?.trim() ?? ''
  const isOtherTown = town !== '' && REGIONS.some((each) => gazetteer.city(each, last))
  if (isOtherTown && !town.includes(lettersOf(last)) && !lettersOf(last).includes(town))
    return `It names ${last}, not ${city}.`
  if (town === '' || !written.includes(town)) return null
  if (!written.startsWith(town)) {
    const isWhole = zipCode !== '' && address.trimEnd().endsWith(zipCode.slice(0, 5))
    return isWhole ? 'It repeats the city and the postal code.' : null
  }
  return hasStreet ? null : 'It is the city, without a street.'
}
