import services from '../../src/features/directory/finder/vocabulary/services.tsv?raw'
import { FAQ_TEXTS } from '../../src/sample-data/texts/faq-texts.ts'
import { FAITHS, LANGUAGES } from '../../src/shared/partner-fields/choices.ts'
import { REGIONS } from '../../src/shared/places/regions.ts'
import { SITE_TEXTS } from '../../src/shared/site-texts.ts'

/** Names and texts from data that each language has a word for. */
export function allNames(): string[] {
  const labels = services
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([, what, text]) => (what === 'label' && text ? [text] : []))
  const questions = Object.values(FAQ_TEXTS).flatMap((texts) =>
    texts.flatMap(({ question, answer }) => [question, answer]),
  )
  return [
    ...REGIONS.map(({ name }) => name),
    ...LANGUAGES,
    ...FAITHS,
    ...labels,
    ...questions,
    ...Object.values(SITE_TEXTS),
  ]
}
