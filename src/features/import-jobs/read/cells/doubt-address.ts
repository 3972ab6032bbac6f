import { isEmail } from '../../../../shared/partner-fields/addresses.ts'
import type { Region } from '../../../../shared/places/regions.ts'
import { foldWords } from '../../../directory/finder/vocabulary/fold-words.ts'
import { STREETS } from '../../../directory/finder/vocabulary/words.ts'
import { holdsNote } from './holds-note.ts'
import { normalisePhone } from './normalise-phone.ts'

/** Letters and digits alone, to compare spellings. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Place = { name: string; address: string; city: string; zipCode: string }

const POST_BOX =
  /^box \d+$|^p\.? ?o\.? (?:box|drawer)\b[\s#]*\w+$|^(?:post office box|apartado|case postale)\b/i

/** Says why an address is doubtful: it is no street address, or repeats another field. Null when it is fine. */
export function doubtAddress(
  { name, address, city, zipCode }: Place,
  region: Region | undefined,
): string | null {
  const written = lettersOf(address)
  if (written === '') return null
  if (written === lettersOf(name)) return 'It repeats the name.'
  if (isEmail(address)) return 'It is an e-mail address.'
  if ('phone' in normalisePhone(address)) return 'It is a telephone number.'
  if (holdsNote(address)) return 'It says that this partner may be closed, or has moved.'
  if (/\d.*(?:;|\|| or ).*\d/i.test(address)) return 'It looks like two addresses.'
  if (/^c\/o\b/i.test(address)) return 'It is the address of somebody else.'
  if (POST_BOX.test(address)) return 'It is a post-office box, not a street address.'
  if (/^\d+(?:-\d+)?$/.test(address)) return 'It is a number, without a street.'
  if (
    !/\d/.test(address) &&
    !foldWords(address)
      .split(' ')
      .some((word) => STREETS.has(word))
  )
    return 'It names neither a number nor a street.'
  const town = lettersOf(city)
  if (town === '' || !written.includes(town)) return null
  if (!written.startsWith(town)) {
    const isWhole = zipCode !== '' && address.trimEnd().endsWith(zipCode.slice(0, 5))
    return isWhole ? 'It repeats the city and the postal code.' : null
  }
  const states = region ? [region.name, region.code, ''].map(lettersOf) : ['']
  const codes = [zipCode, zipCode.slice(0, 5), ''].map(lettersOf)
  const isPlace = states.some((state) => codes.some((code) => written === town + state + code))
  return isPlace ? 'It is the city, without a street.' : null
}
