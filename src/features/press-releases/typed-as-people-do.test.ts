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
        '“I’m opening my own place after 18 years,” said Edith Wren. Doors open Jan. 4 in the old drugstore.',
      ],
    ],
    [
      'a line of one person that tells the news itself',
      {
        newsKind: 'award',
        newsWho: 'Edith Wren',
        awardName: 'Director of the Year',
        newsAngle: 'I was named Director of the Year at a dinner in Hot Springs',
      },
      [`Edith Wren of ${HOUSE} was named Director of the Year at a dinner in Hot Springs.`],
    ],
    [
      'notes in small letters',
      { newsKind: 'event', newsAngle: 'blood drive dec 18 noon-5 our parking lot, red cross bus' },
      [`${HOUSE} will hold a blood drive from noon to 5 p.m. Dec. 18.`],
    ],
    [
      'shorthand, written out',
      { newsKind: 'anniversary', newsAngle: '40 yrs in biz. we dont close' },
      [`${HOUSE} is celebrating 40 years in business.`, 'The funeral home does not close.'],
    ],
    [
      'a line that lacks its article alone',
      { newsKind: 'event', newsAngle: 'GRIEF SUPPORT GROUP STARTS JAN 11 AT 6PM IN OUR LIBRARY' },
      ['A grief support group starts at 6 p.m. Jan. 11 in Hale & Marsh Funeral Home’s library'],
    ],
    [
      'a price behind a short word',
      { newsAngle: 'solidified remains avail nov 15, $2,695, ask for edith' },
      [`${HOUSE} now offers solidified remains`],
    ],
    [
      'capitals, with the names that a reader knows',
      { newsAngle: 'NORMA PAPADAKIS BLESSED OUR NEW CHAPEL. SEATS 90 PEOPLE', newsKind: 'opening' },
      ['Norma Papadakis blessed Hale & Marsh Funeral Home’s new chapel', 'It seats 90 people.'],
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
        'Le Salon funéraire Roy offre les restes solidifiés au Bas-Saint-Laurent.',
        'Les cendres deviennent des pierres.',
      ],
    ],
  ])('%s', async (_, values, pieces) => {
    const release = await releaseOf(values)
    expect(pieces.filter((piece) => !release.includes(piece))).toEqual([])
  })
})

test.each([
  'Family owned since 1958.',
  'First crematory in Porter County owned by a woman.',
  'Over 300 five-star reviews on Google.',
  'Only funeral home in the county doing this as far as I know.',
  'Navy veteran.',
])('a fragment is left out (PRESS-4): %s', async (additionalInfo) => {
  expect(await releaseOf({ additionalInfo })).not.toContain(additionalInfo.slice(0, 20))
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

test('a line that says too little, and a person without a last name, are asked about (PRESS-10)', async () => {
  expect((await refusalOf({ newsAngle: 'We finally won!' }))?.newsAngle).toContain('not a sentence yet')
  const best = await refusalOf({ newsAngle: 'best home readers choice 4th yr in a row', newsKind: 'award' })
  expect(best?.newsAngle).toContain('For example')
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

test('a headline tells the news of the line, not of details that tell other news (PRESS-4)', async () => {
  const newsAngle =
    'This January marks 25 years since Tom Redding of Stillwater Funeral Chapel bought the house from August Krause'
  const { headline } = await write({ newsAngle, newsKind: 'anniversary', foundedYear: '1934' })
  expect(headline).toBe(newsAngle)
})

test('a price has its comma (PRESS-4)', async () => {
  expect(await releaseOf({ additionalInfo: 'The price is $2495.' })).toContain('$2,495.')
})

test.each([
  [
    'We will hold a candlelight service. Sunday, Dec. 13 at 6 p.m. in our chapel.',
    'It will be held at 6 p.m. Sunday, Dec. 13, in the funeral home’s chapel.',
  ],
  [
    'Hale & Marsh is hosting a grief workshop. January 9, 10 am, Knox County Library',
    'It will be held at 10 a.m. Jan. 9, at Knox County Library.',
  ],
  [
    'La Maison Roy offre une soirée de commémoration. Dimanche 13 décembre à 18 h, à la chapelle.',
    'L’activité aura lieu le dimanche 13 décembre à 18 h, à la chapelle.',
  ],
  [
    'La Funeraria Salas ofrece una velada de recuerdo. Sábado 12 de diciembre a las 6 p.m. en la capilla.',
    'El evento será el sábado 12 de diciembre a las 6 p.m. en la capilla.',
  ],
])('the day behind an event’s news is told (PRESS-4): %s', async (newsAngle, told) => {
  const [, companyName = HOUSE] = /^La ((?:Maison|Funeraria) \p{Lu}\p{L}+)/u.exec(newsAngle) ?? []
  expect(await releaseOf({ newsAngle, companyName, newsKind: 'event' })).toContain(told)
})

test.each([
  ['Come light a candle for someone you miss.', /speaks to the reader/],
  ['If you’ve ever wondered what we do all day, come find out.', /speaks to the reader/],
  ['New crematory with viewing room, so families can be present.', /not a sentence yet/],
  ['Betty Wren, our mom and the heart of this place, died Sunday.', /names people/],
  ['After 30 years my husband and I are retiring.', /names people.*yours?”\.$|names people[^:]*$/],
  ['One family went to Crater Lake, and we’d like others to know.', /names people/],
])('what speaks for somebody or to somebody is asked about (PRESS-10): %s', async (newsAngle, why) => {
  expect((await refusalOf({ newsAngle, newsKind: 'other' }))?.newsAngle).toMatch(why)
})

test.each([
  [
    'Proud to welcome Ann Bell to our team as embalmer',
    `${HOUSE} welcomes Ann Bell to its team as embalmer.`,
  ],
  [
    'It is with heavy hearts that we announce the passing of our founder, Jo Hale.',
    `${HOUSE} announces the passing of its founder, Jo Hale.`,
  ],
  ['HALE AND MARSH FUNERAL HOME NAMED BUSINESS OF THE YEAR', `${HOUSE} has been named business of the year.`],
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
const FRENCH = { language: 'fr', companyName: 'Maison funéraire Gagnon' }
test.each([
  [
    {
      ...SPANISH,
      newsKind: 'opening',
      newsAngle: 'Abrimos nuestra segunda capilla en Mesilla. La bendecirá el padre Rivas.',
    },
    'Funeraria Luna abre su segunda capilla en Mesilla.',
  ],
  [
    { ...SPANISH, newsKind: 'award', newsAngle: 'Nos dieron el premio a la Empresa del Año.' },
    'Funeraria Luna ha recibido el premio a la Empresa del Año.',
  ],
  [
    {
      ...FRENCH,
      newsKind: 'death',
      newsAngle: 'C’est avec tristesse que nous annonçons le décès de notre fondateur, Luc Roy.',
    },
    'La Maison funéraire Gagnon annonce le décès de son fondateur, Luc Roy.',
  ],
  [
    { ...FRENCH, newsKind: 'opening', newsAngle: 'Nous ouvrons notre centre de deuil à Laval.' },
    'La Maison funéraire Gagnon ouvre son centre de deuil à Laval.',
  ],
  [
    { ...FRENCH, newsKind: 'anniversary', newsAngle: 'Nous soulignons nos 50 ans à la chapelle.' },
    'La Maison funéraire Gagnon souligne ses 50 ans à la chapelle.',
  ],
  [
    { ...SPANISH, newsKind: 'anniversary', newsAngle: 'Celebramos nuestros 50 años en la capilla.' },
    'Funeraria Luna celebra sus 50 años en la capilla.',
  ],
  [
    { newsKind: 'other', newsAngle: 'Raised $8,460 for hospice at our golf tournament' },
    `${HOUSE} raised $8,460 for hospice`,
  ],
  [
    {
      newsKind: 'anniversary',
      newsAngle: 'Serving Knox families for 65 years! Open house Sunday January 10, 1 to 4 pm',
    },
    `${HOUSE} will hold an open house from 1 to 4 p.m. Sunday, Jan. 10.`,
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
    `Kayla Reddick has joined ${HOUSE} as its new coordinator.`,
  ],
  [
    { newsKind: 'staff', newsAngle: 'New apprentice Tyrell Banks, from Valdosta. Started last Monday' },
    `${HOUSE} has a new apprentice, Tyrell Banks, from Valdosta.\n\nBanks started last Monday.`,
  ],
  [
    {
      newsKind: 'death',
      newsAngle: 'We announce the death of our founder, Henry Lutz, on November 20 at the age of 88.',
    },
    `${HOUSE}’s founder, Henry Lutz, died Nov. 20 at the age of 88.`,
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
    {
      ...SPANISH,
      newsKind: 'award',
      newsAngle: 'Los lectores de El Sol nos eligieron como la mejor funeraria.',
    },
    'Los lectores de El Sol eligieron a Funeraria Luna como la mejor funeraria.',
  ],
  [
    {
      ...SPANISH,
      newsKind: 'event',
      newsAngle: 'Los invitamos a una misa en nuestra capilla el 12 de diciembre.',
    },
    'Funeraria Luna invita al público a una misa en su capilla el 12 de diciembre.',
  ],
  [
    { ...FRENCH, newsKind: 'event', newsAngle: 'Nous vous invitons à notre cérémonie le 6 décembre.' },
    'La Maison funéraire Gagnon invite le public à sa cérémonie le 6 décembre.',
  ],
  [
    {
      ...FRENCH,
      newsKind: 'staff',
      newsAngle: 'J’ai le plaisir d’annoncer que Mélanie Roy se joint à notre équipe.',
    },
    'Mélanie Roy se joint à l’équipe de la Maison funéraire Gagnon.',
  ],
  [
    {
      newsKind: 'anniversary',
      newsAngle: 'We turn 50 this year. We celebrate Saturday, Dec. 5, from 11 to 2.',
    },
    'from 11 a.m. to 2 p.m. Saturday, Dec. 5',
  ],
  [
    { newsKind: 'event', newsAngle: 'We will read the names of everyone and serve hot chocolate.' },
    'will read the names of everyone and serve hot chocolate.',
  ],
  [
    {
      newsKind: 'other',
      newsAngle: 'We collect coats. Drop them off at the office any weekday between 9 and 4.',
    },
    'any weekday between 9 a.m. and 4 p.m.\n',
  ],
  [
    { ...SPANISH, newsKind: 'anniversary', newsAngle: 'Este mes cumplimos 30 años de servir a Pilsen.' },
    'Este mes Funeraria Luna cumple 30 años de servir a Pilsen.',
  ],
  [
    { newsKind: 'staff', newsAngle: 'We would like to welcome Kevin O’Dell to our team.' },
    `${HOUSE} welcomes Kevin O’Dell to its team.`,
  ],
  [
    { newsAngle: 'I drove to Omaha and I didn’t charge the family.' },
    'drove to Omaha and Wren did not charge',
  ],
  [{ newsAngle: 'We are so honored that readers chose us as the best home.' }, `Readers chose ${HOUSE}`],
  [
    { newsAngle: 'Our funeral home turns 100, and we are giving scholarships.' },
    'and it is giving scholarships',
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
