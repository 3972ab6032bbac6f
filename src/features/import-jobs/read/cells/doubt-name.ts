import { isEmail, isWebAddress } from '../../../../shared/partner-fields/addresses.ts'
import { holdsNote } from './holds-note.ts'

/** Why a business name may be none, or not be meant for visitors. */
export function doubtName(name: string): string | null {
  if (isEmail(name)) return 'It is an e-mail address.'
  if (isWebAddress(name) || /^www\./i.test(name)) return 'It is a web address.'
  if (holdsNote(name)) return 'It says that this partner may be closed, or not be meant for visitors.'
  if (/;.*;/.test(name)) return 'It looks like a list of names.'
  return /\p{L}/u.test(name) ? null : 'A number stands for the name.'
}

/** Typed instead of a number: 999-999-9999, 828-999-9999, 828-123-4567; directory assistance. */
const PLACEHOLDERS = /^\((\d{3})\) (?:\1-\1\d|(\d)\2{2}-\2{4}|123-4567|555-1212)|^\(987\) 654-3210/

/** Area codes of the same plan outside the US and Canada. Source: nanpa.com */
const ELSEWHERE = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
)

/** What teams write to each other, in texts that families would read. */
const FOR_THE_TEAM =
  /\bdo not (?:publish|use|call|contact|list|mail|display)\b|\bnot for (?:publication|the public)\b|\binternal (?:use|note)|\b(?:internal|confidential|private) ?[:–—-]|\bconfidential\b|\blorem ipsum\b|^(?:todo|tbd|tbc|test|n\/?a)\b/i

/** Why a description may not be meant for visitors. */
export const doubtDescription = (text: string): string | null =>
  FOR_THE_TEAM.test(text) ? 'It may not be meant for visitors.' : null

/** For a normalised telephone number. */
export function doubtPhone(phone: string): string | null {
  const area = phone.slice(1, 4)
  if (PLACEHOLDERS.test(phone) || area === '999') return 'It looks like a placeholder.'
  if (area === '900') return 'Calls to 900 numbers cost extra.'
  return ELSEWHERE.has(area) ? `${area} is an area code outside of the US and Canada.` : null
}
