import type { Locale } from '../text/i18n.ts'

/** True at every partner, for a film's story; the form offers those of the page's language first. */
const SENTENCES: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Every life leaves a trace.',
    'After cremation, ashes can become smooth stones.',
    'Stones can be held, shared, and placed where it matters.',
    'No two are alike.',
    'You choose what happens, and when.',
    'Ask us whatever you would like to know.',
  ],
  fr: [
    'Chaque vie laisse une trace.',
    'Après la crémation, les cendres peuvent devenir des pierres lisses.',
    'Des pierres à garder, à partager, à déposer dans un lieu cher.',
    'Il n’y en a pas deux pareilles.',
    'Vous choisissez ce qui se fait, et quand.',
    'Demandez-nous tout ce que vous souhaitez savoir.',
  ],
  es: [
    'Cada vida deja una huella.',
    'Tras la cremación, las cenizas pueden convertirse en piedras lisas.',
    'Piedras para conservar, compartir o dejar en un lugar querido.',
    'No hay dos iguales.',
    'Usted elige qué se hace y cuándo.',
    'Pregúntenos todo lo que desee saber.',
  ],
}

const { en, fr, es } = SENTENCES
export const STORY_SENTENCES: typeof SENTENCES = {
  en: [...en, ...fr, ...es],
  fr: [...fr, ...en, ...es],
  es: [...es, ...en, ...fr],
}
