import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue, Locale } from '../../src/shared/text/i18n.ts'
import { LANGUAGE_TAGS } from '../../src/shared/text/languages.ts'

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** Returns what is wrong with each translated message, a sentence each. */
export function checkCatalogue(locale: Locale, catalogue: Catalogue): string[] {
  return Object.entries(catalogue).flatMap(([english, own]) =>
    faultsOf(locale, english, own).map((fault) => `${locale} ${JSON.stringify(english)}: ${fault}`),
  )
}

function faultsOf(locale: Locale, english: string, own: string): string[] {
  const faults: string[] = []
  if (own.trim() === '') return ['is empty']
  if (/^\s/.test(english) !== /^\s/.test(own) || /\s$/.test(english) !== /\s$/.test(own))
    faults.push('begins or ends with another space')
  if (locale === 'fr' && /[«] | [»:%]|\d [$\d]|[\d}] (?:\$|km)/.test(own))
    faults.push('has an ordinary space where none may break')
  if (!/\{/.test(english)) return faults
  const [before, after] = [parse(english, 'en'), parse(own, locale)]
  if (!before || !after) return [...faults, 'is no ICU message']
  const [names, ownNames] = [argumentsOf(before), argumentsOf(after)]
  if (names.join() !== ownNames.join()) faults.push(`has {${ownNames}} in place of {${names}}`)
  for (const options of pluralsOf(after)) {
    const missing = ['one', 'other'].filter((form) => !options.includes(form))
    if (missing.length > 0) faults.push(`lacks the plural form ${missing.join(', ')}`)
  }
  return faults
}

function parse(message: string, locale: Locale): Element[] | null {
  try {
    return new IntlMessageFormat(message, LANGUAGE_TAGS[locale], undefined, { ignoreTag: true }).getAst()
  } catch {
    return null
  }
}

function all(elements: Element[]): Element[] {
  return elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options).flatMap(({ value }) => all(value))]
      : [element],
  )
}

/** ICU types: 0 is literal text, 7 is '#', 8 is a tag. */
const argumentsOf = (elements: Element[]): string[] =>
  [
    ...new Set(
      all(elements).flatMap((element) =>
        element.type !== 0 && 'value' in element && typeof element.value === 'string' ? [element.value] : [],
      ),
    ),
  ].sort()

/** French and Spanish have `many` too, for whole millions, which no page counts. */
function pluralsOf(elements: Element[]): string[][] {
  return all(elements).flatMap((element) =>
    'pluralType' in element && 'options' in element ? [Object.keys(element.options)] : [],
  )
}
