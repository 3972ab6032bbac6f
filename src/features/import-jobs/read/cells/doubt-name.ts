import { isEmail, isWebAddress } from '../../../../shared/partner-fields/addresses.ts'

/** Notes that teams write into names: "(CLOSED)", "** DO NOT USE **", "ZZ TEST", "(use Ames instead)". */
const NOTE =
  /[([{*][^)\]}*]*\b(?:closed|duplicate|obsolete|inactive|deleted?|test|sold|moved|prospect|pending|former|old|see|use)\b|\bdo not (?:use|call|contact|list|mail)\b|\b(?:permanently|temporarily|now) closed\b|[-–—:/,]\s*(?:closed|sold|moved|see|use|duplicate|merged)\b|^inactive\b|\bDNU\b|^n\/a\b|^\*|^asdf|^sample\b|^remove\b|^dummy\b|^[@-]|\?\?|\{\{|\bundefined\b|\bnull\b|\bnot a partner\b|\bout of business\b|^(?:zz+ ?)?(?:test|deleted?|closed|duplicate|x{2,}|zz+)\b|^old\s*[-–—:]|^xx|\blorem ipsum\b/i

/** Whether a name or an address holds a note of the team. */
export const holdsNote = (text: string): boolean => NOTE.test(text) || saysNotShown(text)

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

/** What says that somebody is closed, gone, or not to be listed. */
const NOT_SHOWN =
  /\b(?:closed(?! (?:on |every )?(?:mon|tue|wed|thu|fri|sat|sun|weekend|holiday))|inactive|out of business|do not (?:use|call|contact|list|mail|publish)|defunct|dissolved|bankrupt(?:cy)?|no longer|dormant|revoked|withdrawn|lapsed|liquidated|baja|cerrad[oa]|ferm[ée]e?|cancell?ed|terminated|churned|deceased|duplicate of|obsolete|deleted|ended|removed|suspended|archived)\b/i

/** Words that say so where they are the whole cell. */
const NOT_SHOWN_ALONE = /^\s*(?:delete|remove|dead|drop(?:ped)?|gone|quit|lost|sold|hide|hidden)\s*$/i

/** Whether a cell of another column says so. */
export const saysNotShown = (cell: string): boolean =>
  cell.length <= LONGEST_NOTE && (NOT_SHOWN.test(cell) || NOT_SHOWN_ALONE.test(cell))

const LONGEST_NOTE = 300
