import { expect, test } from 'vitest'
import { checkProse } from '../press-releases/check-prose.ts'
import { PHOTO_TEXTS, VIDEO_TEXTS } from '../videos/video-texts.ts'
import { CATALOGUES, translateTo } from './catalogues.ts'
import { translateRefusal } from './translate-refusal.ts'

const say = (locale: 'en' | 'fr' | 'es', sentence: string) =>
  translateRefusal(translateTo(locale), CATALOGUES[locale], sentence)

const FAULTY = `Wren & Sons, the only house of its kind, opens a garden for all families of the valley and the hills around it today

KNOXVILLE, Tenn. (Nov. 22, 2026) — It opens December 5th, on Monday, Nov. 23, 2026, and on 12/24/2026, from 4 to 2 p.m. It met on the 5th of May.

It is rated five stars and serves 3 families of Knox, TN, with twelve rooms and 5 percent more. 300 guests came. It is truly AMAZING! Will you come? Rev. Hale saw the best garden ever built at 8 PM. It is proud to open. It is the best in town. On Feb. 30, 2026, Mr. Hale left. The 4th room is new.

John Smithson died. “We stay,” said John Smithson. “Kind,” wrote Edith Wren. Jon Smithson spoke. Born in 1940, Ida Hale died in 2020 at 95. It was founded in 1950 and marks its 60th anniversary. It will be held on Jan. 5, 2020.

Media Contact
Edith Wren
###`

test.each(['fr', 'es'] as const)(
  'every fault of style is told in %s, with the words it is about',
  (locale) => {
    const messages = [...new Set(checkProse(FAULTY, ['Wren & Sons']).map(({ message }) => message))]
    expect(messages.length).toBeGreaterThan(25)
    expect(messages.filter((message) => say(locale, message) === message)).toEqual([])
    expect(messages.map((message) => say('en', message))).toEqual(messages)
  },
)

test('a sentence within another is translated too, the words of a form are not', () => {
  expect(say('fr', VIDEO_TEXTS.notMade())).toBe(
    'Votre vidéo n’a pas pu être créée. Une erreur est survenue pendant la création de votre vidéo. Veuillez réessayer.',
  )
  expect(say('fr', 'Left out, as without its praise nothing is left: Preview {of} 3: $& one')).toBe(
    'Laissé de côté, car sans l’éloge, il n’en reste rien\u00a0: Preview {of} 3: $& one',
  )
  expect(say('es', 'Left out for length: Preview')).toBe('Se omitió por su extensión: Preview')
  const facts = 'There are facts for 90 words, not for 400. These fields would help: Age; Where?; Quotation'
  expect(say('es', facts)).toMatch(/^Hay datos para 90 palabras, no para 400\. .*: Edad; ¿Dónde\?; Cita/)
  expect(
    say('es', 'This is a question. A release tells what happened or will. For example: “We open.”'),
  ).toBe('Es una pregunta. Un comunicado cuenta lo que pasó o va a pasar. Por ejemplo: “We open.”')
})

test.each([
  VIDEO_TEXTS.uncovered(['あ', 'い']),
  PHOTO_TEXTS.tooSmall(300, 200),
  'The text is too long for a document: please use at most 30,000 characters.',
  'The text is too long for a document: please use at most 400 paragraphs.',
  'The body is larger than 8,192 KB.',
  'The built-in writer wrote this text, since AI is not available for now. You can try again in 5 minutes.',
  'The built-in writer wrote this text, since AI is not available for now. You can try again in an hour.',
])('“%s” is told in French', (sentence) => {
  expect(say('fr', sentence)).not.toMatch(/\b(?:the|this|in|is|please)\b/i)
})

test('what no catalogue knows stays', () => {
  expect(say('fr', 'constructor')).toBe('constructor')
  expect(say('fr', 'A sentence of tomorrow.')).toBe('A sentence of tomorrow.')
})
