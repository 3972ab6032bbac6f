import type { ReleaseForm } from '../release-form.ts'
import type { House } from './house-voice.ts'
import { briefName, withAnd } from './keep-names.ts'
import { missingIn, ownWords } from './own-words.ts'
import { plainWords, quietName } from './plain-words.ts'

const LEGAL_FORM = /,? (?:inc|llc|ltd|corp|pllc|ltée)\.?$/i

/** Null for the house itself. */
export function whoOf({ newsWho, companyName }: ReleaseForm): string | null {
  const typed = plainWords(newsWho ?? '')
  const who = quietName(typed.replace(/,.*|^(?:the )?rev\.? /gi, ''))
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
  const isFuneralHome = /(?<!\p{L})(?:funeral(?! homes)|mortuary)/iu.test(company)
  return {
    legalName,
    company,
    shortName: isFuneralHome ? 'the funeral home' : 'the company',
    names: [
      company,
      briefName(company),
      spelled,
      ...people,
      ...people.map((name) => name.split(' ').at(-1) ?? ''),
    ],
  }
}
