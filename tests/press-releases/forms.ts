import { PressReleaseInput } from '../../src/shared/press-releases/press-release.ts'

type Values = Partial<Record<keyof PressReleaseInput, unknown>>
export type TriedForm = {
  name: string
  /** What an editor looks for, written before the writer was. */
  expects: readonly (string | RegExp)[]
  /** What an editor would strike. */
  strikes?: readonly (string | RegExp)[]
  input: PressReleaseInput
}

/** The day of every tried release: a Monday. */
export const TODAY = new Date('2026-11-23T15:00:00Z')

const HOUSES = {
  hale: {
    companyName: 'Hale & Marsh Funeral Home',
    companyAddress: '418 Cumberland Avenue, Knoxville, TN 37902',
    contactName: 'Edith Wren',
    contactPhone: '865-555-0142',
    contactEmail: 'news@halemarsh.example',
    callToAction: 'Call us to learn more',
  },
  bear: {
    companyName: 'Bear River Cremation Services',
    companyAddress: '990 W 200 N, Logan, UT 84321',
    contactName: 'Ty Olsen',
    contactPhone: '(435) 555-0188',
    contactEmail: 'ty@bearriver.example',
    callToAction: 'Visit our website to schedule an appointment!',
    website: 'bearriver.example',
  },
  rose: {
    companyName: 'PRAIRIE ROSE FUNERAL HOME',
    companyAddress: '12 Railway Avenue, Moose Jaw, Saskatchewan S6H 0A1',
    contactName: 'CAROL PENNER',
    contactPhone: '306-555-0150',
    contactEmail: 'info@prairierose.example',
    callToAction: 'CALL NOW!!!',
  },
  cedar: {
    companyName: 'Cedar Chapel',
    companyAddress: '44 Mill St. Cleveland TN 37311',
    contactName: 'Bo',
    contactPhone: '423-555-0111',
    contactEmail: 'bo@cedar.example',
    callToAction: '423-555-0111',
  },
  rives: {
    companyName: 'Coopérative funéraire des Deux-Rives',
    companyAddress: '485 rue King Ouest, Sherbrooke (Québec) J1E 1H1',
    contactName: 'Hélène Roy',
    contactPhone: '819-555-0177',
    contactEmail: 'helene@deuxrives.example',
    callToAction: 'Appelez-nous pour en savoir plus',
    language: 'fr',
  },
} as const

const tried = (
  name: string,
  house: keyof typeof HOUSES,
  values: Values,
  expects: TriedForm['expects'],
  strikes: TriedForm['strikes'] = [],
): TriedForm => ({
  name,
  expects,
  strikes,
  input: PressReleaseInput.parse({ ...HOUSES[house], timeZone: 'America/New_York', ...values }),
})

/** Of one person, a firm, a house of few words, and in French. */
export const FORMS: readonly TriedForm[] = [
  tried(
    'offering, one person',
    'bear',
    {
      newsKind: 'offering',
      newsAngle: 'We now offer solidified remains to families in Cache Valley',
      newsDate: '2026-10-01',
      additionalInfo:
        'The process takes about 6 weeks. We return 40 to 80 stones in a plain wooden box. You can bring ashes from earlier cremations by appointment. My wife made the boxes.',
      newsWhy: 'Many families have kept an urn at home for years and did not know what to do with it.',
      quote: 'People pick one up and they do not want to put it down.',
      quoteSpeaker: 'Ty Olsen',
      quoteTitle: 'owner',
      quoteConsent: 'yes',
    },
    [
      'families in Cache Valley',
      'LOGAN, Utah (Nov. 23, 2026) — ',
      '“People pick one up and they do not want to put it down,” said Ty Olsen, owner.',
      'about six weeks',
      '“We return 40 to 80 stones in a plain wooden box. You can bring ashes',
      'My wife made the boxes,” said Olsen.',
    ],
  ),
  tried(
    'offering, a firm',
    'hale',
    {
      newsKind: 'offering',
      newsAngle: 'Hale & Marsh Funeral Home introduces solidified remains in Knox County',
      additionalInfo:
        'Samples can be held and compared in our arrangement room. Prices are listed on our general price list. Our staff was trained in September.',
      testimonials: '"We keep three of the stones by the window." - Ann Lee, Knoxville',
    },
    [
      'Hale & Marsh Funeral Home introduces solidified remains in Knox County',
      'KNOXVILLE, Tenn.',
      '“We keep three of the stones by the window,”',
      'Ann Lee',
      'in our arrangement room. Prices are listed on our general price list. Our staff was trained in September,” said',
    ],
  ),
  tried('offering, few words', 'cedar', { newsAngle: 'Cedar Chapel offers solidified remains.' }, [
    'CLEVELAND, Tenn.',
    'Cedar Chapel offers solidified remains.',
    'Families can call 423-555-0111.',
  ]),
  tried(
    'offering, French',
    'rives',
    {
      newsKind: 'offering',
      newsAngle:
        'La Coopérative funéraire des Deux-Rives offre désormais les restes solidifiés aux familles de l’Estrie.',
      newsDate: '2026-11-02',
      quote: 'Les familles nous demandaient une autre façon de garder un proche auprès d’elles.',
      quoteSpeaker: 'Hélène Roy',
      quoteTitle: 'directrice générale',
      quoteConsent: 'yes',
    },
    [
      'POUR DIFFUSION IMMÉDIATE',
      'SHERBROOKE, le 23 novembre 2026 — ',
      'Les familles nous demandaient',
      'Renseignements',
    ],
    [/\bsaid\b/, /Media Contact/, 'FOR IMMEDIATE'],
  ),
  tried(
    'opening, one person',
    'bear',
    {
      newsKind: 'opening',
      newsAngle: 'We are opening a second office in Smithfield',
      newsDate: '2027-01-09',
      newsStart: '10:00',
      newsPlace: '31 Main Street, Smithfield',
      additionalInfo: 'Parking for 12 cars is behind the building. The old office stays open.',
    },
    [
      'Bear River Cremation Services is opening a second office in Smithfield',
      '10 a.m. Saturday, Jan. 9, 2027',
      '31 Main St., Smithfield',
    ],
  ),
  tried(
    'opening, a firm',
    'hale',
    {
      newsKind: 'opening',
      newsAngle: 'Hale & Marsh Funeral Home will open a chapel for 120 guests on Elm Street.',
      newsDate: '2027-03-06',
      newsStart: '13:00',
      newsEnd: '16:00',
      additionalInfo:
        'The rooms were designed by Lowell & Price Architects of Knoxville. Mayor Dana Ortiz will cut the ribbon! Wheelchair access is at the north entrance.',
    },
    ['1 to 4 p.m. Saturday, March 6, 2027', 'Mayor Dana Ortiz will cut the ribbon.', 'Lowell & Price'],
    ['!'],
  ),
  tried(
    'opening, French',
    'rives',
    {
      newsKind: 'opening',
      newsAngle: 'La coopérative ouvre un columbarium à Magog',
      newsDate: '2027-01-16',
      newsStart: '14:00',
      newsPlace: '12, rue Principale, Magog',
    },
    ['samedi 16 janvier 2027', '14 h', 'La coopérative ouvre un columbarium à Magog'],
  ),
  tried(
    'event, one person',
    'bear',
    {
      newsKind: 'event',
      newsAngle: 'We will hold a candlelight evening for families who lost someone this year',
      newsDate: '2026-12-12',
      newsStart: '18:30',
      newsPlace: 'First Lutheran Church, 1 Center Street',
      additionalInfo:
        'Admission is free. Rev. Thomas Abara will speak about grief. You may bring a photograph.',
    },
    [
      'Bear River Cremation Services will hold a candlelight evening',
      '6:30 p.m. Saturday, Dec. 12, at First Lutheran Church',
      'The Rev. Thomas Abara',
      '“You may bring a photograph,” said Ty Olsen.',
    ],
  ),
  tried(
    'event, a firm',
    'hale',
    {
      newsKind: 'event',
      newsAngle: 'Hale & Marsh Funeral Home hosts its yearly evening of remembrance',
      newsDate: '2026-12-05',
      newsStart: '17:00',
      newsEnd: '19:30',
      newsWhy: 'The first holidays after a death are often the hardest.',
      additionalInfo:
        'A string quartet from Lincoln High School will play. The evening has been held since 2011.',
    },
    ['5 to 7:30 p.m. Saturday, Dec. 5', 'The first holidays after a death are often the hardest.'],
  ),
  tried(
    'anniversary, one person',
    'bear',
    {
      newsKind: 'anniversary',
      newsAngle: 'We are celebrating 25 years in Logan',
      additionalInfo:
        'The company was founded in 2001. I started with one van. We have served 4,200 families.',
      testimonials: 'They were there at 3 in the morning.\n- Rosa Ibarra',
    },
    [
      'Bear River Cremation Services is celebrating 25 years in Logan',
      '“I started with one van. We have served 4,200 families,” said Ty Olsen.',
      'Rosa Ibarra',
    ],
  ),
  tried(
    'anniversary, a firm',
    'hale',
    {
      newsKind: 'anniversary',
      newsAngle: 'Hale & Marsh Funeral Home marks its 75th anniversary this fall',
      additionalInfo:
        'The company was founded in 1951 by Walter Hale and his wife, Ruth. Today the third generation runs the business. The first chapel burned down in 1961 and was rebuilt within a year.',
    },
    ['marks its 75th anniversary this fall', 'founded in 1951 by Walter Hale'],
  ),
  tried(
    'award, one person',
    'bear',
    {
      newsKind: 'award',
      newsAngle: 'We won the Cache Valley Readers’ Choice award for the second time',
      additionalInfo: 'More than 1,900 votes were cast. The first time was in 2018.',
    },
    ['Bear River Cremation Services won the Cache Valley Readers’ Choice award'],
  ),
  tried(
    'award, a firm',
    'hale',
    {
      newsKind: 'award',
      newsAngle: 'Hale & Marsh Funeral Home was voted Best Funeral Home by readers of the Valley Gazette',
      newsDate: '2026-10-09',
      additionalInfo:
        'Our director, Helen Marsh, accepted the award. We were one of 3 finalists. Voting was open to residents of four counties.',
    },
    [
      'was voted Best Funeral Home by readers of the Valley Gazette',
      '“Our director, Helen Marsh, accepted the award. We were one of 3 finalists,” said Edith Wren.',
    ],
  ),
  tried(
    'staff, a firm',
    'hale',
    {
      newsKind: 'staff',
      newsAngle: 'Maria Santos joins our team as managing director',
      newsWho: 'Maria Santos, managing director',
      newsDate: '2026-11-02',
      additionalInfo:
        'Ms. Santos spent eight years at a funeral home in Dayton, OH. She speaks English and Spanish.',
    },
    [
      'Maria Santos joins Hale & Marsh Funeral Home’s team as managing director',
      'Santos spent eight years',
      'Dayton, Ohio',
    ],
    ['Ms. Santos'],
  ),
  tried(
    'death, one person',
    'bear',
    {
      newsKind: 'death',
      newsAngle: 'Our founder, Lars Olsen, died Nov. 18 at home in Logan. He was 81.',
      wording: 'ap',
      additionalInfo: 'He opened the business in 2001 with one van.',
    },
    ['Lars Olsen, died Nov. 18', 'He was 81.'],
  ),
  tried(
    'death, a firm',
    'hale',
    {
      newsKind: 'death',
      newsAngle: 'Walter Hale, who led Hale & Marsh Funeral Home for 40 years, has died at 88',
      wording: 'ap',
      quote: 'He answered the phone himself until the week he fell ill.',
      quoteSpeaker: 'Helen Marsh',
      quoteTitle: 'director',
      quoteConsent: 'yes',
    },
    ['has died at 88', 'said Helen Marsh, director'],
    [/has passed away/],
  ),
  tried(
    'death, French',
    'rives',
    {
      newsKind: 'death',
      newsAngle: 'Le fondateur de la coopérative, Jean Roy, est décédé à l’âge de 84 ans',
    },
    ['Jean Roy, est décédé'],
  ),
  tried(
    'other, one person',
    'bear',
    {
      newsKind: 'other',
      newsAngle: 'We donated $5,000 to the county food pantry',
      additionalInfo: 'The money was raised at a walk on September 19th. A total of 212 people took part.',
    },
    ['Bear River Cremation Services donated $5,000 to the county food pantry', 'Sept. 19'],
  ),
  tried(
    'other, a firm',
    'hale',
    {
      newsKind: 'other',
      newsAngle: 'Hale & Marsh Funeral Home publishes all of its prices on a new website',
      additionalInfo: 'It lists 42 services with their prices. A Spanish version is to follow in spring.',
    },
    ['publishes all of its prices on a new website'],
  ),
]
