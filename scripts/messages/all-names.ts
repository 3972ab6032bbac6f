import services from '../../src/features/directory/finder/vocabulary/services.tsv?raw'
import { REASONS } from '../../src/features/press-releases/reading/read-sentence.ts'
import { TEMPLATES } from '../../src/features/videos/render/templates/templates.ts'
import { FAQ_TEXTS } from '../../src/sample-data/texts/faq-texts.ts'
import { FAITHS, LANGUAGES } from '../../src/shared/partner-fields/choices.ts'
import { REQUIRED_FIELDS } from '../../src/shared/partner-fields/field-names.ts'
import { PARTNER_FIELDS } from '../../src/shared/partner-fields/partner-fields.ts'
import { CHECK_INPUTS } from '../../src/shared/partners/check-form.ts'
import { LOGO_TEXTS } from '../../src/shared/pictures/picture-limits.ts'
import { REGIONS } from '../../src/shared/places/regions.ts'
import { KIND_LABEL, NEWS_DETAILS, NEWS_LABELS } from '../../src/shared/press-releases/news-details.ts'
import { NEWS_KINDS, RELEASE_LANGUAGES } from '../../src/shared/press-releases/news-kinds.ts'
import { RELEASE_TIME_ZONES, WORD_TARGETS } from '../../src/shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../src/shared/press-releases/press-texts.ts'
import { SITE_TEXTS } from '../../src/shared/site-texts.ts'
import { PHOTO_TEXTS, VIDEO_TEXTS } from '../../src/shared/videos/video-texts.ts'

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
    ...toolNames(),
  ]
}

/** Choices, labels and sentences of the partner tools and of the page that a partner confirms. */
function toolNames(): string[] {
  const details = Object.values(NEWS_DETAILS).flatMap((detail) => [
    detail.label,
    ...('hint' in detail ? [detail.hint] : []),
    ...('choices' in detail ? Object.values(detail.choices) : []),
  ])
  const texts = [PRESS_TEXTS, VIDEO_TEXTS, PHOTO_TEXTS, LOGO_TEXTS, NEWS_LABELS, REASONS]
  const choices = [NEWS_KINDS, RELEASE_LANGUAGES, RELEASE_TIME_ZONES, WORD_TARGETS]
  return [
    ...[...texts, ...choices].flatMap((each) =>
      Object.values(each).filter((text) => typeof text === 'string'),
    ),
    KIND_LABEL,
    ...details,
    ...TEMPLATES.flatMap(({ title, category, description }) => [title, category, description]),
    ...REQUIRED_FIELDS.map((name) => `${PARTNER_FIELDS[name].required.sentence}.`),
    ...CHECK_INPUTS.flatMap(({ label, hint, options = [] }) => [label, ...(hint ? [hint] : []), ...options]),
  ]
}
