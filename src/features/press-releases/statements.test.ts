import { describe, expect, test } from 'vitest'
import * as english from '../../../tests/facts-lock/english.ts'
import * as other from '../../../tests/facts-lock/french-spanish.ts'
import * as society from '../../../tests/facts-lock/society-descriptions.ts'
import * as creamery from '../../../tests/press-releases/creamery-statements.ts'
import * as abroad from '../../../tests/press-releases/expansion-french-spanish.ts'
import * as expansion from '../../../tests/press-releases/expansion-statements.ts'
import * as four from '../../../tests/press-releases/four-houses.ts'
import * as fresh from '../../../tests/press-releases/fresh-statements.ts'
import * as jubilee from '../../../tests/press-releases/jubilee-statements.ts'
import * as memorial from '../../../tests/press-releases/memorial-statements.ts'
import * as third from '../../../tests/press-releases/more-statements.ts'
import { QUARRY_FORMS } from '../../../tests/press-releases/quarry-statements.ts'
import * as first from '../../../tests/press-releases/statements.ts'
import { answered, factsOf, OPTIONS } from '../../../tests/press-releases/write.ts'
import { createCheck, createModelReader } from './read-model-text.ts'

const checkOf = async (form: Record<string, unknown>) =>
  createCheck(await factsOf(await answered(form)), OPTIONS)

describe.each([
  [
    'English, first form',
    first.STATEMENT_FORM,
    [...first.FALSE_OF_ITS_WORDS, ...first.FALSE_WITH_NEW_WORDS],
    first.TRUE_STATEMENTS,
    0.02,
  ],
  [
    'English, second form',
    english.RELEASE_FORM,
    [...english.RELEASE_FALSE_OWN, ...english.RELEASE_FALSE_NEW],
    english.RELEASE_TRUE,
    0.05,
  ],
  [
    'English, third form',
    {
      ...third.STAFF_FORM,
      companyName: 'Lowell Creek Mortuary',
      companyAddress: '601 Ella Street, Beatrice, NE 68310',
    },
    [...third.STAFF_FALSE_OWN, ...third.STAFF_FALSE_NEW],
    third.STAFF_TRUE,
    0.08,
  ],
  [
    'English, fourth form',
    jubilee.JUBILEE_FORM,
    [...jubilee.JUBILEE_FALSE_OWN, ...jubilee.JUBILEE_FALSE_NEW],
    jubilee.JUBILEE_TRUE,
    0.16,
  ],
  // From here on written before the check, or by somebody who had not read it; today's figures, which are no promise.
  [
    'English, fifth form',
    expansion.EXPANSION_FORM,
    [...expansion.EXPANSION_FALSE_OWN, ...expansion.EXPANSION_FALSE_NEW],
    expansion.EXPANSION_TRUE,
    0.28,
  ],
  [
    'English, sixth form',
    memorial.MEMORIAL_FORM,
    [...memorial.MEMORIAL_FALSE_OWN, ...memorial.MEMORIAL_FALSE_NEW],
    memorial.MEMORIAL_TRUE,
    0.3,
  ],
  [
    'French, third form',
    abroad.FRENCH_EXPANSION,
    abroad.FRENCH_EXPANSION_LIES,
    abroad.FRENCH_EXPANSION_TRUE,
    0.2,
  ],
  [
    'Spanish, third form',
    abroad.SPANISH_EXPANSION,
    abroad.SPANISH_EXPANSION_LIES,
    abroad.SPANISH_EXPANSION_TRUE,
    0.24,
  ],
  ['English, a creamery', creamery.CREAMERY_FORM, creamery.CREAMERY_LIES, creamery.CREAMERY_TRUE, 0.2],
  ['French, lanterns', creamery.LANTERNES_FORM, creamery.LANTERNES_LIES, creamery.LANTERNES_TRUE, 0.1],
  ['Spanish, a library', creamery.BIBLIOTECA_FORM, creamery.BIBLIOTECA_LIES, creamery.BIBLIOTECA_TRUE, 0.3],
  ['English, an award', four.AWARD, four.AWARD_LIES, four.AWARD_TRUE, 0.24],
  ['English, a new owner', four.TAKEOVER, four.TAKEOVER_LIES, four.TAKEOVER_TRUE, 0.2],
  ['French, a centenary', four.CENTENAIRE, four.CENTENAIRE_LIES, four.CENTENAIRE_TRUE, 0.2],
  ['Spanish, a workshop', four.TALLER, four.TALLER_LIES, four.TALLER_TRUE, 0.16],
  ['French', other.FRENCH_FORM, other.FRENCH_FALSE, other.FRENCH_TRUE, 0.02],
  ['Spanish', other.SPANISH_FORM, other.SPANISH_FALSE, other.SPANISH_TRUE, 0.02],
  [
    'French, second form',
    society.FRENCH_COOPERATIVE,
    society.FRENCH_COOPERATIVE_LIES,
    society.FRENCH_COOPERATIVE_TRUE,
    0.1,
  ],
  [
    'Spanish, second form',
    society.SPANISH_CHAPEL,
    society.SPANISH_CHAPEL_LIES,
    society.SPANISH_CHAPEL_TRUE,
    0.02,
  ],
] as const)('%s', (_, form, lies, trues, most) => {
  test('of false statements few rest on a source, and no quotation under a wrong name (PRESS-5)', async () => {
    const rests = await checkOf(form)
    const passed = lies.filter((sentence) => rests(sentence).sources !== null)
    // Three of a short set.
    expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(Math.max(3, lies.length / 20))
    expect(passed.filter((sentence) => /[“«]/.test(sentence))).toEqual([])
  })

  test('of true statements at most one in fifty is left out, or what the form’s row allows (PRESS-5)', async () => {
    const rests = await checkOf(form)
    const refused = trues.filter((sentence) => rests(sentence).sources === null)
    expect(refused.length / trues.length, refused.join('\n')).toBeLessThanOrEqual(most)
  })
})

// First-sight figures of forms that no word list was written for.
test('of ten fresh forms some half of what is true is left out, and one lie in ten passes (PRESS-5)', async () => {
  const sets = [
    [fresh.OPEN_HOUSE, fresh.OPEN_HOUSE_LIES, fresh.OPEN_HOUSE_TRUE],
    [fresh.SECOND_OFFICE, fresh.SECOND_OFFICE_LIES, fresh.SECOND_OFFICE_TRUE],
    [fresh.FOUNDER, fresh.FOUNDER_LIES, fresh.FOUNDER_TRUE],
    [fresh.SUCCESSOR, fresh.SUCCESSOR_LIES, fresh.SUCCESSOR_TRUE],
    [fresh.COLUMBARIUM, fresh.COLUMBARIUM_LIES, fresh.COLUMBARIUM_TRUE],
    [fresh.CAPILLA, fresh.CAPILLA_LIES, fresh.CAPILLA_TRUE],
    ...QUARRY_FORMS.map((one) => [one.form, one.false, one.true] as const),
  ] as const
  const passed: string[] = []
  const refused: string[] = []
  for (const [form, lies, trues] of sets) {
    const rests = await checkOf(form)
    passed.push(...lies.filter((sentence) => rests(sentence).sources !== null))
    refused.push(...trues.filter((sentence) => rests(sentence).sources === null))
  }
  expect(passed.length, passed.join('\n')).toBeLessThanOrEqual(12)
  expect(passed.filter((sentence) => /[“«]/.test(sentence))).toEqual([])
  expect(refused.length, refused.join('\n')).toBeLessThanOrEqual(82)
})

test.each([
  'Tom Marsh, who runs the crematory, retired on Oct. 30.',
  'Tom Marsh retired on Oct. 30 and runs the crematory.',
  'Ellen Marsh runs the crematory and studied mortuary science at Dunmore College.',
  'Ingrid Solberg, who retired on Oct. 30, has joined the company.',
])('one person gets nothing that is told of another, in one sentence (PRESS-5): %s', async (lie) => {
  expect((await checkOf(english.RELEASE_FORM))(lie).sources).toBeNull()
})

test('a statement is linked to the sentences that it rests on', async () => {
  const rests = await checkOf(first.STATEMENT_FORM)
  expect(rests('The company was founded in 1952, and Peter Hale became president in 2009.').sources).toEqual([
    'Walter Hale founded the company in 1952.',
    'Peter Hale became president in 2009.',
  ])
  expect(rests('“They listened to us,” wrote Ann Lee.').sources).toEqual(['“They listened to us.” (Ann Lee)'])
})

test('what is said in other words is told once, in the form’s own, and never where a pronoun begins it (PRESS-5)', async () => {
  const reader = createModelReader(await factsOf(creamery.CREAMERY_FORM), OPTIONS)
  const headline =
    'Ostby & Lund Funeral Chapel has moved its crematory to a renovated creamery on Second Avenue'
  const body = reader.readStart(
    `${headline}\n\n${creamery.CREAMERY_LIES.slice(6, 8).join(' ')} ${creamery.CREAMERY_LIES[21]} Tours cost $5.\n`,
  )
  expect(body?.paragraphs).toEqual(['The creamery was built in 1924 and stood empty for 16 years.'])
  expect(body?.dropped.map(({ instead }) => instead)).toEqual([
    'The creamery was built in 1924 and stood empty for 16 years.',
    null,
    null,
    null,
  ])
})

test.each([
  ['English', creamery.CREAMERY_FORM, creamery.CREAMERY_TRUE],
  ['French', creamery.LANTERNES_FORM, creamery.LANTERNES_TRUE],
  ['Spanish', creamery.BIBLIOTECA_FORM, creamery.BIBLIOTECA_TRUE],
] as const)(
  'of true statements in %s at most one in ten is neither kept nor told otherwise (PRESS-5)',
  async (_, form, trues) => {
    const rests = await checkOf(form)
    const lost = trues.filter((sentence) => {
      const { sources, ...rest } = rests(sentence)
      return sources === null && 'near' in rest && rest.near === null
    })
    expect(lost.length, lost.join('\n')).toBeLessThanOrEqual(trues.length / 10)
  },
)
