import { describe, expect, test } from 'vitest'
import { answered, refusalOf, write } from '../../../tests/press-releases/write.ts'

const HOUSE = 'Hale & Marsh Funeral Home'
const releaseOf = async (values: Record<string, unknown>) => {
  const { pressRelease } = await write(await answered({ additionalInfo: '', ...values }))
  return pressRelease
}

describe('what is offered beside the news line keeps all that was typed (PRESS-10)', () => {
  test.each([
    [
      'the lead of the details, with an “I” that has “my” as a quotation',
      {
        newsKind: 'opening',
        openingOf: 'location',
        newsDate: '2027-01-04',
        newsAngle: 'I’m opening my own place after 18 years. Doors open January 4 in the old drugstore.',
      },
      [
        'will open a new location Monday, Jan. 4, 2027.',
        '“I’m opening my own place after 18 years,” said Edith Wren.\n\nDoors open Jan. 4 in the old drugstore.',
      ],
    ],
    [
      'a line of one person, who has the last name alone behind the lead',
      {
        newsKind: 'award',
        newsWho: 'Edith Wren',
        awardName: 'Director of the Year',
        newsAngle: 'I was named Director of the Year at a dinner in Hot Springs',
      },
      [
        `Edith Wren of ${HOUSE} has received the Director of the Year award.`,
        '“I was named Director of the Year at a dinner in Hot Springs,” said Wren.',
      ],
    ],
    [
      'notes in small letters',
      { newsKind: 'event', newsAngle: 'blood drive dec 18 noon-5 our parking lot, red cross bus' },
      [`${HOUSE} will hold a blood drive from noon to 5 p.m. Dec. 18.`],
    ],
    [
      'shorthand, written out',
      { newsKind: 'anniversary', newsAngle: '40 yrs in biz. we dont close' },
      [`${HOUSE} is celebrating 40 years in business.`, '“We don’t close,” said Edith Wren.'],
    ],
    [
      'a line that lacks its article alone',
      { newsKind: 'event', newsAngle: 'GRIEF SUPPORT GROUP STARTS JAN 11 AT 6PM IN OUR LIBRARY' },
      ['rief support group starts at 6 p.m. Jan. 11 in Hale & Marsh Funeral Home’s library'],
    ],
    [
      'a price behind a short word',
      { newsAngle: 'solidified remains avail nov 15, $2,695, ask for edith' },
      [`${HOUSE} has offered solidified remains to families in Knoxville since Sunday, Nov. 15.`],
    ],
    [
      'capitals, with the names that a reader knows',
      { newsAngle: 'NORMA PAPADAKIS BLESSED OUR NEW CHAPEL. SEATS 90 PEOPLE', newsKind: 'opening' },
      ['Norma Papadakis blessed Hale & Marsh Funeral Home’s new chapel', '• Seats 90 people'],
    ],
    [
      'a French house that says “nous”',
      {
        language: 'fr',
        companyName: 'Salon funéraire Roy',
        newsAngle:
          'Nous offrons les restes solidifiés au Bas-Saint-Laurent. Les cendres deviennent des pierres.',
      },
      [
        'Nous offrons les restes solidifiés au Bas-Saint-Laurent\u00a0», a déclaré Edith Wren.',
        'Les cendres deviennent des pierres.',
      ],
    ],
  ])('%s', async (_, values, pieces) => {
    const release = await releaseOf(values)
    expect(pieces.filter((piece) => !release.includes(piece))).toEqual([])
  })
})

test.each([
  'Family owned since 1958',
  'Over 300 five-star reviews on Google',
  'First in Tennessee to offer solidified remains',
])('a note stands in the list (PRESS-4): %s', async (additionalInfo) => {
  expect(await releaseOf({ additionalInfo })).toContain(`\n• ${additionalInfo}\n`)
})

test.each([
  'Registration closes Dec. 30.',
  'Volunteers from the Lions Club rebuilt it in three weeks.',
  'Heat from the retort now warms the office.',
  'Built in 1924, the creamery had been empty.',
  'Parking is behind the building.',
])('a sentence is told, whatever its first word looks like (PRESS-4): %s', async (additionalInfo) => {
  expect(await releaseOf({ additionalInfo })).toContain(additionalInfo)
})

test('a person without a last name is asked about (PRESS-10)', async () => {
  const newsAngle = 'Jenny got her pin from the state association'
  expect((await refusalOf({ newsAngle }))?.newsAngle).toBe('This does not name the person.')
  expect(
    (await refusalOf({ newsAngle: 'Our embalmer Joe passed Sunday', newsKind: 'death' }))?.newsAngle,
  ).toBe('This does not name the person.')
})

test.each([
  'Someone is calling families and asking for money.',
  'Cette année, la Maison Roy fête ses 90 ans',
])('a whole sentence is not asked about (PRESS-10): %s', async (newsAngle) => {
  expect(await refusalOf({ newsAngle, companyName: 'Maison funéraire Roy' })).toBeNull()
})

test('a speaker has “the Rev.”, and names in the title (PRESS-4)', async () => {
  const quoted = { quote: 'Grief takes time.', quoteConsent: true, quoteSpeaker: 'Rev. Paul Amundson' }
  expect(await releaseOf({ ...quoted, quoteTitle: 'pastor of First Lutheran Church' })).toContain(
    'said the Rev. Paul Amundson, pastor of First Lutheran Church.',
  )
})

test('a Spanish award goes to the person who won it (PRESS-4)', async () => {
  const award = { newsKind: 'award', awardName: 'Premio Hispano', newsWho: 'Ernesto Salas', language: 'es' }
  expect(await releaseOf({ ...award, newsAngle: 'Premio para Ernesto' })).toContain(
    'Ernesto Salas, de Hale & Marsh Funeral Home, recibió el premio Hispano.',
  )
})

test('a price has its comma (PRESS-4)', async () => {
  expect(await releaseOf({ additionalInfo: 'The price is $2495.' })).toContain('$2,495.')
})

test.each([
  [
    'Hale & Marsh is hosting a grief workshop. January 9, 10 am, Knox County Library',
    'Jan. 9, Knox County Library',
  ],
  [
    'La Maison Roy offre une soirée. Dimanche 13 décembre à 18 h, à la chapelle.',
    'Dimanche 13 décembre à 18 h, à la',
  ],
])('the day behind an event’s news stands in the list (PRESS-4): %s', async (newsAngle, told) => {
  const companyName = newsAngle.includes('Roy') ? 'Maison Roy' : HOUSE
  expect(await releaseOf({ newsAngle, companyName, newsKind: 'event' })).toMatch(new RegExp(`\n• .*${told}`))
})

test.each([
  [
    'After 30 years my husband and I are retiring.',
    /: ““After 30 years my husband and I are retiring,” said/,
  ],
  ['Betty Wren, our mom and the heart of this place, died Sunday.', /: ““Betty Wren, our mom/],
  ['New crematory with viewing room, so families can be present.', /not a sentence yet/],
])(
  'what speaks for somebody or to somebody is offered as a quotation (PRESS-10): %s',
  async (newsAngle, why) => {
    expect((await refusalOf({ newsAngle, newsKind: 'other' }))?.newsAngle).toMatch(why)
  },
)

test.each([
  [
    'Proud to welcome Ann Bell to our team as embalmer',
    `${HOUSE} welcomes Ann Bell to its team as embalmer.`,
  ],
  [
    'It is with heavy hearts that we announce the passing of our founder, Jo Hale.',
    `${HOUSE} announces the passing of its founder, Jo Hale.`,
  ],
  [
    'We lowered our price to $1,295 and posted all prices online',
    `${HOUSE} lowered its price to $1,295 and posted all prices online\n`,
  ],
])('feelings, capitals and two verbs (PRESS-4): %s', async (newsAngle, told) => {
  expect(await releaseOf({ newsAngle, newsKind: 'other' })).toContain(told)
})

const SPANISH = {
  language: 'es',
  companyName: 'Funeraria Luna',
  companyAddress: '12 Oak St, Tucson, AZ 85701',
}
test.each([
  [
    {
      ...SPANISH,
      newsKind: 'opening',
      newsAngle: 'Abrimos nuestra segunda capilla en Mesilla. La bendecirá el padre Rivas.',
    },
    'Funeraria Luna: “Abrimos nuestra segunda capilla en Mesilla”\n',
  ],
  [
    {
      newsKind: 'anniversary',
      newsAngle: 'Serving Knox families for 65 years! Open house Sunday January 10, 1 to 4 pm',
    },
    `${HOUSE} has been serving Knox families for 65 years.`,
  ],
  [
    {
      newsKind: 'event',
      eventName: 'Longest Night Service',
      newsDate: '2026-12-21',
      newsAngle: 'Longest Night. Bring a photo.',
    },
    'will hold “Longest Night Service” Monday, Dec. 21',
  ],
  [
    { newsKind: 'staff', newsAngle: 'WELCOME ABOARD KAYLA REDDICK, OUR NEW COORDINATOR' },
    `Kayla Reddick has joined ${HOUSE}.`,
  ],
  [
    { newsKind: 'staff', newsAngle: 'New apprentice Tyrell Banks, from Valdosta. Started last Monday' },
    `Tyrell Banks has joined ${HOUSE} as apprentice.`,
  ],
  [
    {
      newsKind: 'death',
      newsAngle: 'We announce the death of our founder, Henry Lutz, on November 20 at the age of 88.',
    },
    `${HOUSE} announces the death of its founder, Henry Lutz, on Nov. 20 at the age of 88.`,
  ],
  [
    { newsKind: 'death', age: '93', newsAngle: 'Raymond Pruitt, who started here in 1962, died Saturday.' },
    'Pruitt was 93.',
  ],
  [
    { newsAngle: 'After 58 years on Main Street we’ve moved to Highway 30. The new building is larger.' },
    `After 58 years on Main Street, ${HOUSE} has moved to Highway 30.`,
  ],
  [
    { newsKind: 'event', newsAngle: 'We will read the names of everyone and serve hot chocolate.' },
    'will read the names of everyone and serve hot chocolate.',
  ],
  [
    { newsAngle: 'I drove to Omaha and I didn’t charge the family.' },
    'Hale & Marsh: “I drove to Omaha and I didn’t charge the family”\n',
  ],
  [
    { newsAngle: 'We are so honored that readers chose us as the best home.' },
    '“Readers chose us as the best home,” said Edith Wren',
  ],
])('a line as people type it, or what is offered beside it (PRESS-4, PRESS-10): %j', async (values, told) => {
  expect(await releaseOf(values)).toContain(told)
})

test.each([
  ['event', 'TOYS FOR TOTS DRIVE NOW THRU DEC 11. BRING A NEW TOY.'],
  ['offering', 'solidified remains, alternative to ashes, pets too'],
  ['opening', 'ribbon cutting fri dec 4 11am for our new center. mayor julie smith will be there'],
  ['staff', 'Kevin O’Dell new manager, from Dignity in Columbus, 18 yrs exp, starts Dec 1'],
  ['event', 'Tree of remembrance lighting, Dec. 6, ornaments for every family we served, hot cocoa'],
  ['award', 'Readers Choice winner, Goshen News, 6th yr. thanks to all'],
  ['event', 'We start a grief group Jan. 5. Led by Linda Foster, LCSW.'],
])('no fragment is printed as the news (PRESS-10): %s, %s', async (newsKind, newsAngle) => {
  const release = await answered({ newsKind, newsAngle, additionalInfo: '' })
    .then(write)
    .catch(() => null)
  const printed = release?.lead ?? ''
  expect(printed).not.toMatch(
    /^.*— (?:Toys for tots drive now|Solidified remains, alternative|Mayor Julie|Kevin O’Dell new|Tree of|Readers)/,
  )
  expect(release?.pressRelease ?? '').not.toContain('was led by')
})
