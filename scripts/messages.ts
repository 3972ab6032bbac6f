/** `npm run messages`: what each catalogue lacks, what nothing shows any more, and what cannot be right. */
import { CATALOGUES } from '../src/shared/text/catalogues.ts'
import { allNames } from './messages/all-names.ts'
import { checkCatalogue } from './messages/check-catalogue.ts'
import { readMessages } from './messages/read-messages.ts'

const { required, known } = await readMessages()
let faultCount = 0
/** Labels vary more; this is for an eye, no fault. */
const SENTENCE = 24
const LONG = 1.6

for (const locale of ['fr', 'es'] as const) {
  const catalogue = CATALOGUES[locale]
  const names = new Set(allNames(locale))
  const messages = Object.keys(catalogue)
  const missing = [...new Set([...required.keys(), ...names])].filter((english) => !(english in catalogue))
  const unused = messages.filter((english) => !known.has(english) && !names.has(english))
  const lines = [
    ...missing.map((english) => `missing (${required.get(english) ?? 'a name'}): ${JSON.stringify(english)}`),
    ...unused.map((english) => `unused or stale: ${JSON.stringify(english)}`),
    ...checkCatalogue(locale, catalogue),
  ]
  const length = (texts: string[]) => texts.reduce((sum, text) => sum + text.length, 0)
  const share = Math.round((100 * length(Object.values(catalogue))) / length(messages))
  console.log(`${locale}: ${messages.length} messages, ${share}% of the English length`)
  for (const line of lines) console.log(`  ${line}`)
  for (const [english, own] of Object.entries(catalogue))
    if (english.length >= SENTENCE && own.length > LONG * english.length)
      console.log(`  long beside the English: ${JSON.stringify(own)}`)
  faultCount += lines.length
}

process.exitCode = faultCount > 0 ? 1 : 0
