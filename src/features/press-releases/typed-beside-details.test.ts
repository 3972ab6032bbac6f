import { describe, expect, test } from 'vitest'
import { answered, refusalOf, write } from '../../../tests/press-releases/write.ts'

const HOUSE = 'Hale & Marsh Funeral Home'
const releaseOf = async (values: Record<string, unknown>) => {
  const { pressRelease } = await write({ additionalInfo: '', ...values })
  return pressRelease
}

describe('what was typed is printed beside the details, and what they say is not lost (PRESS-4)', () => {
  test.each([
    [
      'behind a line of something else the details come first',
      {
        newsKind: 'award',
        awardName: 'Best of Knoxville',
        awardBy: 'Knoxville Area Chamber of Commerce',
        newsAngle: `${HOUSE} thanks the 400 volunteers of its grief library in Maryville`,
      },
      [
        'has received the Best of Knoxville award from the Knoxville Area Chamber of Commerce.',
        'thanks the 400 volunteers of its grief library',
      ],
    ],
    [
      'a founder of the house’s own name and a year in it are told',
      {
        newsKind: 'anniversary',
        foundedYear: '1951',
        founder: 'Otis Hale',
        newsAngle: '75 years in business',
      },
      ['Otis Hale founded Hale & Marsh Funeral Home in 1951.', '75th anniversary'],
    ],
    [
      'of somebody who died too',
      {
        newsKind: 'death',
        newsWho: 'Otis Hale',
        houseSince: '1974',
        newsAngle: `Otis Hale of ${HOUSE} has died`,
      },
      [`Hale had been with ${HOUSE} since 1974.`],
    ],
    [
      'an anniversary is counted for its day',
      {
        newsKind: 'anniversary',
        foundedYear: '1927',
        newsDate: '2027-01-16',
        newsStart: '12:00',
        newsEnd: '15:00',
        newsAngle: '100 years in business',
      },
      ['will mark its 100th anniversary from noon to 3 p.m. Saturday, Jan. 16, 2027'],
    ],
    [
      'the house itself is nobody of it',
      {
        newsKind: 'award',
        awardName: 'Best of Knoxville',
        newsWho: HOUSE,
        newsAngle: 'Best of Knoxville!',
      },
      [`) — ${HOUSE} has received the Best of Knoxville award.`],
    ],
    [
      'a place with its preposition',
      {
        newsKind: 'event',
        eventName: 'Tree of Memories',
        newsPlace: 'In our chapel',
        newsAngle: 'Tree of Memories',
      },
      ['will hold “Tree of Memories” at its chapel.'],
    ],
    [
      'a French place with its article',
      {
        language: 'fr',
        companyName: 'Salon funéraire Roy',
        newsKind: 'event',
        eventName: 'Lumières',
        newsDate: '2026-12-06',
        newsPlace: 'l’église Saint-Dominique',
        newsAngle: 'Lumières au parc',
      },
      ['le dimanche 6 décembre à l’église Saint-Dominique.'],
    ],
  ])('%s', async (_, values, pieces) => {
    const release = await releaseOf(values)
    expect(
      pieces.filter((piece) => !release.includes(piece)),
      release,
    ).toEqual([])
  })

  test('notes that say more than the details are a list, those that say less are left out', async () => {
    const event = { newsKind: 'event', eventName: 'Open house', newsDate: '2026-12-05' }
    const more = await releaseOf({ ...event, newsAngle: 'Free barbecue and tours of the rebuilt parlor' })
    expect(more).toContain('At a glance:\n• Free barbecue and tours of the rebuilt parlor\n')
    expect(await releaseOf({ ...event, newsAngle: 'open house saturday' })).not.toContain('At a glance')
  })

  test('a line that names an award in capitals is a sentence', async () => {
    expect(await refusalOf({ newsAngle: 'Hale & Marsh won the Knoxville Readers’ Choice Award.' })).toBeNull()
  })
})

test('people are named in full at first, words of the house’s name are not people (PRESS-4)', async () => {
  const release = await releaseOf({
    newsAngle: `${HOUSE} has bought a van`,
    newsWhy: 'Wren drove the old one for 20 years. Marsh Street is narrow. Families of Knox County knew it.',
    quote: 'It starts.',
    quoteSpeaker: 'Tom Knox',
    companyAddress: '418 Cumberland Avenue, Knox, TN 37902',
    quoteConsent: true,
  })
  expect(release).toContain('Edith Wren drove the old one for 20 years. Marsh Street is narrow.')
  expect(release).toContain('Families of Knox County knew it.')
})

test.each([
  [
    'fr',
    { companyAddress: '485, rue King Ouest, Sherbrooke (Québec) J1H 1R4' },
    'le samedi 5 décembre, à 13 h (485, rue King Ouest)',
  ],
  ['es', {}, 'el sábado 5 de diciembre, a la 1 p.m. en 418 Cumberland Avenue'],
])('hours and street of an event in %s (PRESS-4)', async (language, values, said) => {
  const event = { newsKind: 'event', eventName: 'Lumina', newsDate: '2026-12-05', newsStart: '13:00' }
  expect(await releaseOf({ language, ...event, newsAngle: 'Lumina 2026', ...values })).toContain(said)
})

test('who was named is quoted by last name (PRESS-4)', async () => {
  const quoted = { quote: 'I start Monday.', quoteSpeaker: 'James Okafor', quoteConsent: true }
  const release = await releaseOf({
    ...quoted,
    newsAngle: 'James Okafor has bought Hale & Marsh Funeral Home',
  })
  expect(release).toContain('“I start Monday,” said Okafor.')
})

test('what is free is not priced, whatever else is free (PRESS-4)', async () => {
  const event = { newsKind: 'event', eventName: 'Open house', eventPrice: '0' }
  const release = await releaseOf({ ...event, newsAngle: 'open house', additionalInfo: 'Parking is free.' })
  expect(release).not.toContain('$0')
})

test('who gives an award is told where the line names the award alone (PRESS-4)', async () => {
  const award = { newsKind: 'award', awardName: 'Best of Knoxville', awardBy: 'The Journal' }
  const release = await releaseOf({ ...award, newsAngle: `${HOUSE} has won the Best of Knoxville award` })
  expect(release).toContain('The award is given by the Journal.')
})

test('a death is told once, what was typed of it as a quotation (PRESS-4)', async () => {
  const death = {
    newsKind: 'death',
    newsWho: 'Walter Hsu',
    age: '90',
    newsAngle: 'Our founder died last week',
  }
  const release = await releaseOf(await answered(death))
  expect(release).toContain(
    ') — Walter Hsu, founder of Hale & Marsh Funeral Home, has died at 90.\n\n“Our founder died',
  )
})

test('what belongs to a house that is named is its own (PRESS-4)', async () => {
  const newsAngle = `Ann Cole has joined ${HOUSE} as our new director`
  expect(await releaseOf(await answered({ newsAngle }))).toContain('as its new director.')
})

test('an event that is over invites nobody (PRESS-4)', async () => {
  const event = { newsKind: 'event', eventName: 'Open house', eventFor: 'everyone', eventPrice: '0' }
  const release = await releaseOf({ ...event, newsDate: '2026-11-07', newsAngle: 'open house' })
  expect(release).toContain('held its open house')
  expect(release).not.toMatch(/invited|Admission/)
})

test('a death of longer than a week ago has its date behind the day (PRESS-4)', async () => {
  const release = await releaseOf({
    newsKind: 'death',
    newsWho: 'Otis Cole',
    newsDate: '2026-11-14',
    newsAngle: 'Otis Cole, who led the house for 30 years, died Saturday at his home',
  })
  expect(release).toContain('The death occurred Saturday, Nov. 14.')
})

test('a form in capitals is asked for with its words as sentences, which are taken (PRESS-10)', async () => {
  const shouted = {
    newsAngle: 'HALE & MARSH FUNERAL HOME OPENS A CREMATORY DEC 1. WREN IS IN CHARGE OF IT',
    newsWhy: 'FAMILIES HAD TO DRIVE TO KNOXVILLE',
    additionalInfo: '',
  }
  const asked = await refusalOf(shouted)
  expect(asked?.newsAngle).toMatch(
    /Do you mean: “Hale & Marsh Funeral Home opens a crematory Dec. 1. Wren is in charge of it.”$/,
  )
  expect(asked?.newsWhy).toMatch(/Do you mean: “Families had to drive to Knoxville.”$/)
  expect(await refusalOf(await answered(shouted))).toBeNull()
})

describe('what families can do (PRESS-4)', () => {
  test.each([
    ['All are welcome.', 'All are welcome. Questions: 865-555-0142.'],
    ['Walk-ins welcome.', '• Walk-ins welcome\n'],
    [
      'Call us or stop by.',
      'Families can call Hale & Marsh Funeral Home or stop by. Questions: 865-555-0142.',
    ],
    ['Any questions, call Edith at 865-555-0100.', 'Families can call Edith Wren at 865-555-0100.'],
  ])('%s', async (callToAction, said) => {
    expect(await releaseOf({ callToAction })).toContain(said)
  })

  test('is said to them in French', async () => {
    const release = await releaseOf({
      language: 'fr',
      newsAngle: 'Le Salon funéraire Roy tiendra une cérémonie',
      companyName: 'Salon funéraire Roy',
      callToAction: 'Réservez votre place au 418 555-0144.',
    })
    expect(release).toContain('Réservez votre place au 418 555-0144.')
  })
})

test.each([
  ['The $3 million, state-of-the-art building has two rooms.', 'The $3 million building has two rooms.'],
  ['It offers stones, a revolutionary alternative to ashes.', 'It offers stones, an alternative to ashes.'],
])('praise goes with its comma (PRESS-4): %s', async (additionalInfo, told) => {
  expect(await releaseOf({ additionalInfo })).toContain(told)
})

test('a word in capitals that is sent as a text stays (PRESS-4)', async () => {
  const release = await releaseOf({ callToAction: 'To sign up, text HOPE to 865-555-0117.' })
  expect(release).toContain('text HOPE to 865-555-0117')
})

test('praise beside the news goes with its commas (PRESS-4)', async () => {
  const newsAngle = `${HOUSE}, the valley’s premier provider of cremation, has bought a van`
  expect(await releaseOf({ newsAngle })).toContain(` — ${HOUSE} has bought a van.`)
})
