import services from '../../src/features/directory/finder/vocabulary/services.tsv?raw'
import { FAQ_TEXTS } from '../../src/sample-data/texts/faq-texts.ts'
import { FAITHS, LANGUAGES } from '../../src/shared/partner-fields/choices.ts'
import { REGIONS } from '../../src/shared/places/regions.ts'
import { SITE_TEXTS } from '../../src/shared/site-texts.ts'

/** Whose names differ; most cities stay as they are. */
const CITIES = [
  'Baton Rouge, Louisiana',
  'Los Angeles, California',
  'New Orleans, Louisiana',
  'New York, New York',
  'Philadelphia, Pennsylvania',
  'San Jose, California',
  'St. Augustine, Florida',
  'St. John, New Brunswick',
  'St. Louis, Missouri',
]

/** "en el Yukón"; of the others Spanish says "en", and French "en", "au", "à" or "dans". */
const SPANISH_ARTICLES = ['DC', 'NT', 'PE', 'YT']

/** Names and texts from data that each language has a word for. */
export function allNames(locale: 'fr' | 'es'): string[] {
  const labels = services
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([, what, text]) => (what === 'label' && text ? [text] : []))
  const questions = Object.values(FAQ_TEXTS).flatMap((texts) =>
    texts.flatMap(({ question, answer }) => [question, answer]),
  )
  return [
    ...REGIONS.map(({ name }) => name),
    ...REGIONS.filter(({ code }) => locale === 'fr' || SPANISH_ARTICLES.includes(code)).map(
      ({ name }) => `in ${name}`,
    ),
    ...CITIES,
    ...LANGUAGES,
    ...FAITHS,
    ...labels,
    ...questions,
    ...Object.values(SITE_TEXTS),
  ]
}
