import type { NewsKind } from '../../../shared/press-releases/news-kinds.ts'
import type { ReleaseForm } from '../release-form.ts'
import { briefName, withAnd } from './keep-names.ts'
import { isShouted, plainWords, quietName } from './plain-words.ts'
import { missingIn, ownWords } from './words.ts'

/** `names`: of house, people and place, the house's first, then its short one. */
export type House = { legalName: string; company: string; names: readonly string[] }

/** News of these kinds names somebody. */
export const isPersonal = (kind: NewsKind): boolean => kind === 'staff' || kind === 'death'

/** Up to four names; not "Tom Hensley’s". */
export const FULL_NAME =
  /(?:\p{Lu}\.(?:\p{Lu}\.)?|(?:Dr|Fr|Mrs?|Ms|Rev)\.|\p{Lu}[\p{L}’'-]*) (?:\p{Lu}\. |[“"(]\S+ |\p{Lu}[\p{L}-]+ ){0,2}\p{Lu}(?:[\p{L}-]|[’'](?!s(?!\p{L})))+(?![\p{L}’'])/u

/** They begin a line or stand before a name. */
const NO_NAME =
  /(?<!\p{L})(?:Angel|Director|Founder|Former|Manager|Miss|Named|Our|Owner|President|Welcome|Welcoming)(?= \p{Lu})/gu

/** Whom a line of such news names, where it names one person only. */
export function personIn(line: string, others: readonly string[]): string | null {
  const text = others
    .reduce((sum, name) => (name === '' ? sum : sum.replaceAll(name, ',')), line)
    .replace(NO_NAME, ',')
  const names = new Set(text.match(new RegExp(FULL_NAME, 'gu')))
  const [name = null] = names
  return names.size === 1 ? name : null
}

const LEGAL_FORM = /,? (?:inc|llc|ltd|corp|pllc|ltée)\.?$/i

/** Null for the house itself. */
export function whoOf({ newsWho, companyName }: ReleaseForm): string | null {
  const typed = plainWords(newsWho ?? '')
  const name = quietName(typed.replace(/,.*|^(?:the )?rev\.? /gi, ''))
  const who =
    isShouted(companyName) && /^\p{Lu}{3}$/u.test(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name
  return who === '' || (missingIn(ownWords(who), companyName).length === 0 && ownWords(who).length > 1)
    ? null
    : who
}

/** News copy leaves the legal form out; the contact block keeps it. */
export function houseOf(form: ReleaseForm, others: readonly (string | null | undefined)[]): House {
  const legalName = quietName(plainWords(form.companyName))
  const company = legalName.replace(LEGAL_FORM, '')
  const people = others.filter((name) => !!name) as string[]
  const spelled = withAnd(company)
  return {
    legalName,
    company,
    names: [
      company,
      briefName(company),
      spelled,
      ...people,
      ...people.map((name) => name.split(' ').at(-1) ?? ''),
    ],
  }
}
