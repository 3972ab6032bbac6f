import { isEmail, isWebAddress } from '../../../../shared/partner-fields/addresses.ts'

/** Notes that teams write into names: "(CLOSED)", "** DO NOT USE **", "ZZ TEST". */
const NOTE =
  /[([{*][^)\]}*]*\b(?:closed|duplicate|obsolete|inactive|deleted?|test)\b|\bdo not (?:use|call|contact|list|mail)\b|\b(?:permanently|temporarily|now) closed\b|[-–—:]\s*closed\b|\bout of business\b|^(?:zz+ ?)?(?:test|deleted?|closed|duplicate|x{2,}|zz+)\b/i
const FORMULA = /^=.*(?:\(|[A-Z]{1,3}\$?\d)/

/** Why a business name may be none, or not be meant for visitors. */
export function doubtName(name: string): string | null {
  if (isEmail(name)) return 'It is an e-mail address.'
  if (isWebAddress(name) || /^www\./i.test(name)) return 'It is a web address.'
  if (FORMULA.test(name)) return 'It is a formula.'
  if (NOTE.test(name)) return 'It says that this partner may be closed, or not be meant for visitors.'
  return /\p{L}/u.test(name) ? null : 'A number stands for the name.'
}

/** Numbers that people type where there is none: 999-999-9999, 828-999-9999, 828-123-4567. */
const NOBODYS = /^\((\d{3})\) (?:\1-\1\d|(\d)\2{2}-\2{4}|123-4567)/

/** For a normalised telephone number. */
export const doubtPhone = (phone: string): string | null =>
  NOBODYS.test(phone) || /^\(999\)/.test(phone) ? 'It looks like a number typed where there is none.' : null
