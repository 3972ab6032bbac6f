import { describe, expect, test } from 'vitest'
import { factsOf, OPTIONS, refusalOf, write } from '../../../tests/press-releases/write.ts'
import { askForRelease } from './ask-for-release.ts'

const FEW_WORDS = 'no sentence at all'
const bodyOf = async (values: Record<string, unknown>) => {
  const { headline, lead, pressRelease } = await write({
    newsAngle: FEW_WORDS,
    additionalInfo: '',
    ...values,
  })
  return { headline, lead: lead.replace(/^.*? — /, ''), pressRelease }
}
const HOUSE = 'Hale & Marsh Funeral Home'

describe('the details of a kind make a release from a few words (PRESS-4)', () => {
  test.each([
    [
      'an event here',
      {
        newsKind: 'event',
        eventName: 'Our Open house',
        newsDate: '2026-12-05',
        newsStart: '13:00',
        newsEnd: '16:00',
      },
      'Hale & Marsh Funeral Home to hold open house Dec. 5',
      `${HOUSE} will hold its open house from 1 to 4 p.m. Saturday, Dec. 5, at 418 Cumberland Ave.`,
    ],
    [
      'an event elsewhere, in capitals',
      {
        newsKind: 'event',
        eventName: 'CANDLELIGHT REMEMBRANCE',
        newsDate: '2027-01-05',
        newsStart: '18:30',
        newsPlace: 'First Baptist Church, 12 Main Street',
      },
      'Hale & Marsh Funeral Home to hold ‘Candlelight Remembrance’ Jan. 5',
      `${HOUSE} will hold “Candlelight Remembrance” at 6:30 p.m. Tuesday, Jan. 5, 2027, at First Baptist Church, 12 Main Street.`,
    ],
    [
      'an award',
      { newsKind: 'award', awardName: 'Best of Knoxville', awardBy: 'The Journal' },
      'Hale & Marsh Funeral Home receives Best of Knoxville award from the Journal',
      `${HOUSE} has received the Best of Knoxville award from the Journal.`,
    ],
    [
      'an anniversary',
      { newsKind: 'anniversary', foundedYear: '1975' },
      'Hale & Marsh Funeral Home marks 51st anniversary',
      `${HOUSE} is marking its 51st anniversary this year.`,
    ],
    [
      'a new colleague to come',
      {
        newsKind: 'staff',
        staffChange: 'joins',
        newsWho: 'emily ridgeway, Funeral Director',
        newsDate: '2026-12-01',
      },
      'Emily Ridgeway to join Hale & Marsh Funeral Home as funeral director',
      `Emily Ridgeway will join ${HOUSE} as funeral director Tuesday, Dec. 1.`,
    ],
    [
      'a new owner',
      { newsKind: 'staff', staffChange: 'owner', newsWho: 'Carol Penner' },
      'Carol Penner becomes owner of Hale & Marsh Funeral Home',
      `Carol Penner has become the owner of ${HOUSE}.`,
    ],
    [
      'a death',
      { newsKind: 'death', newsWho: 'Raymond Sauer, founder', age: '88', newsDate: '2026-11-20' },
      'Raymond Sauer, founder of Hale & Marsh Funeral Home, dies at 88',
      `Raymond Sauer, founder of ${HOUSE}, has died at 88. The death occurred Friday, Nov. 20.`,
    ],
    [
      'a move',
      { newsKind: 'opening', openingOf: 'move', newsDate: '2026-12-14', newsPlace: '900 Lorain Ave.' },
      'Hale & Marsh Funeral Home to move to 900 Lorain Ave.',
      `${HOUSE} will move on Monday, Dec. 14, to 900 Lorain Ave.`,
    ],
    [
      'the stones',
      { newsKind: 'offering', newsAngle: 'Have you heard of stones?', newsDate: '2026-12-14' },
      'Hale & Marsh Funeral Home to offer solidified remains',
      `${HOUSE} will offer solidified remains to families in Knoxville beginning Monday, Dec. 14.`,
    ],
    [
      'an event in French',
      {
        newsKind: 'event',
        language: 'fr',
        eventName: 'Portes ouvertes',
        newsDate: '2026-12-05',
        newsStart: '13:00',
      },
      'Hale & Marsh Funeral Home tiendra «\u00a0Portes ouvertes\u00a0»',
      `${HOUSE} tiendra l’activité «\u00a0Portes ouvertes\u00a0» le samedi 5 décembre, à 13 h (418 Cumberland Avenue).`,
    ],
  ])('%s', async (_, values, headline, lead) => {
    expect(await bodyOf(values)).toMatchObject({ headline, lead })
  })
})

test('each detail is a sentence', async () => {
  const { pressRelease } = await bodyOf({
    newsKind: 'event',
    eventName: 'Blood drive',
    eventFor: 'everyone',
    eventPrice: '0',
    eventSignUp: 'phone',
  })
  expect(pressRelease).toContain(
    'The public is invited. Admission is free. Guests can register by calling 865-555-0142.',
  )
})

test('a line that says more than the details stands, and what it says is not repeated', async () => {
  const newsAngle = `${HOUSE}, which Tom Hale founded in 1976, is celebrating 50 years with an open house in its garden`
  const { lead, pressRelease } = await bodyOf({
    newsAngle,
    newsKind: 'anniversary',
    foundedYear: '1976',
    founder: 'Tom Hale',
  })
  expect(lead).toContain(newsAngle)
  expect(pressRelease.split('1976')).toHaveLength(2)
})

test('relatives begin with a small letter, names do not', async () => {
  const death = { newsKind: 'death', newsWho: 'Raymond Sauer', age: '88' }
  const survivors = async (text: string) => (await bodyOf({ ...death, survivors: text })).pressRelease
  expect(await survivors('His wife, Ann')).toContain('Survivors include his wife, Ann.')
  expect(await survivors('Ann Sauer, his wife')).toContain('Survivors include Ann Sauer, his wife.')
})

test.each([
  ['fr', 'SOUS EMBARGO JUSQU’À 13 h (HNE), LE 1er janvier 2027'],
  ['es', 'EMBARGADO HASTA LA 1 p.m. (EST) DEL 1 de enero de 2027'],
])('an embargo and the dateline are written as %s writes them', async (language, notice) => {
  const values = { language, newsAngle: FEW_WORDS, newsKind: 'anniversary', foundedYear: '1975' }
  const embargoUntil = new Date('2027-01-01T18:00:00Z')
  const date = new Date('2026-12-01T18:00:00Z')
  const { pressRelease, lead } = await write(
    { ...values, additionalInfo: '' },
    { ...OPTIONS, date, embargoUntil },
  )
  expect(pressRelease.split('\n')[0]).toBe(notice)
  expect(lead).toContain(language === 'fr' ? ', le 1er décembre 2026 — ' : ' (1 de diciembre de 2026) — ')
})

test('a model is told the details', async () => {
  const facts = await factsOf({
    newsAngle: FEW_WORDS,
    newsKind: 'event',
    eventName: 'Open house',
    eventPrice: '0',
  })
  const { prompt } = askForRelease(facts, OPTIONS, 300)
  expect(prompt).toContain('will hold its open house')
  expect(prompt).toContain('Admission is free.')
})

test('details of another kind say nothing, and without any the line is asked about', async () => {
  const form = { newsAngle: FEW_WORDS, newsKind: 'award', eventName: 'Open house' }
  expect((await refusalOf(form))?.newsAngle).toContain('Please write this in sentences')
})

test('the fields that would make a short release longer are named', async () => {
  const { warnings } = await write({
    newsKind: 'event',
    newsAngle: FEW_WORDS,
    eventName: 'Open house',
    additionalInfo: '',
  })
  expect(warnings[0]?.message).toMatch(/These fields would help: Who may come\?; .*; Day; Where\?; /)
})
