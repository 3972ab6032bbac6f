import { foldWords } from './fold-words.ts'
import { SERVICE_KINDS } from './service-kinds.ts'

/** Returns the folded words of a query that belong to a service's phrase: "green" and "burial" of "green burial texas". */
export function serviceWords(query: string): ReadonlySet<string> {
  const words = ` ${foldWords(query)} `
  const phrases = SERVICE_KINDS.flatMap(({ phrases }) =>
    phrases.filter((phrase) => words.includes(` ${phrase} `)),
  )
  return new Set(phrases.flatMap((phrase) => phrase.split(' ')))
}
