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

/** Eight kinds in four voices: one person, a firm, few words, French. */
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
      'Bear River Cremation Services now offers solidified remains to families in Cache Valley',
      'LOGAN, Utah (Nov. 23, 2026) — ',
      '“People pick one up and they do not want to put it down,” said Ty Olsen, owner.',
      'Families can bring ashes',
      'about six weeks',
    ],
    [/\bMy wife\b/, /\bwe return/i],
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
    ],
    [/\bour\b/],
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
      '« Les familles nous demandaient',
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
    'opening, few words',
    'cedar',
    { newsAngle: 'Cedar Chapel opened a garden.', newsKind: 'opening', newsDate: '2026-11-14' },
    ['Cedar Chapel opened a garden', 'Saturday, Nov. 14'],
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
    ['samedi 16 janvier 2027', '14 h', 'Deux-Rives ouvre un columbarium à Magog'],
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
      'Guests may bring a photograph.',
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
    'event, few words',
    'cedar',
    {
      newsAngle: 'An open house will be held Saturday.',
      newsKind: 'event',
      newsDate: '2026-11-28',
      newsStart: '12:00',
    },
    ['noon Saturday, Nov. 28'],
  ),
  tried(
    'event, French',
    'rives',
    {
      newsKind: 'event',
      newsAngle: 'La coopérative tiendra une soirée du souvenir pour les familles endeuillées',
      newsDate: '2026-12-10',
      newsStart: '19:30',
      newsPlace: 'l’église Saint-Jean-Baptiste',
    },
    ['jeudi 10 décembre', '19 h 30'],
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
      'It has served 4,200 families.',
      'Rosa Ibarra',
    ],
    [/\bI started\b/],
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
    'anniversary, few words',
    'cedar',
    { newsAngle: 'Cedar Chapel is 10 years old.', newsKind: 'anniversary' },
    ['Cedar Chapel is 10 years old.'],
  ),
  tried(
    'anniversary, French',
    'rives',
    {
      newsKind: 'anniversary',
      newsAngle: 'La coopérative célèbre ses 40 ans',
      additionalInfo: 'Elle a été fondée en 1986 par 200 membres.',
    },
    ['Deux-Rives célèbre ses 40 ans', 'fondée en 1986'],
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
      'The funeral home was one of three finalists.',
    ],
    [/\bOur director\b/],
  ),
  tried('award, few words', 'cedar', { newsAngle: 'Cedar Chapel won an award', newsKind: 'award' }, [
    'Cedar Chapel won an award',
  ]),
  tried(
    'award, French',
    'rives',
    {
      newsKind: 'award',
      newsAngle: 'La coopérative reçoit le prix Engagement de la Chambre de commerce de Sherbrooke',
    },
    ['reçoit le prix Engagement'],
  ),
  tried(
    'staff, one person',
    'bear',
    {
      newsKind: 'staff',
      newsAngle: 'My son Dale Olsen joins the company as a funeral director',
      newsWho: 'Dale Olsen, funeral director',
      additionalInfo:
        'He holds a degree in mortuary science from Salt Lake Community College. He starts Dec. 1.',
    },
    [],
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
  tried('staff, few words', 'cedar', { newsAngle: 'Ann Day is the new owner.', newsKind: 'staff' }, [
    'Ann Day is the new owner',
  ]),
  tried(
    'staff, French',
    'rives',
    {
      newsKind: 'staff',
      newsAngle: 'Marc Gagnon devient directeur de la coopérative',
      newsDate: '2026-12-01',
    },
    ['Marc Gagnon devient directeur', '1er décembre'],
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
    'death, few words',
    'cedar',
    { newsAngle: 'Owner Al Day died Friday.', newsKind: 'death', wording: 'ap' },
    ['Al Day died Friday'],
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
  tried(
    'other, few words',
    'cedar',
    { newsAngle: 'Cedar Chapel has a new phone number.', newsKind: 'other' },
    ['Cedar Chapel has a new phone number'],
  ),
  tried(
    'other, French',
    'rives',
    { newsKind: 'other', newsAngle: 'La coopérative remet 5 000 $ à la Maison Aube-Lumière' },
    ['remet 5 000 $'],
  ),
]

/** Natural news lines with the sentence that is printed, or meant; null: an example is given. */
export const NEWS_LINES: readonly (readonly [line: string, sentence: string | null])[] = [
  [
    'We now offer solidified remains to families in Knox County',
    'Hale & Marsh Funeral Home now offers solidified remains to families in Knox County.',
  ],
  [
    'Now offering solidified remains to families in the valley',
    'Hale & Marsh Funeral Home is now offering solidified remains to families in the valley.',
  ],
  [
    'Solidified remains as an alternative to ashes',
    'Hale & Marsh Funeral Home now offers solidified remains as an alternative to ashes.',
  ],
  [
    'Families in the county can now choose solidified remains at our funeral home',
    'Families in the county can now choose solidified remains at Hale & Marsh Funeral Home.',
  ],
  [
    'Join us for a candlelight evening on Dec. 12',
    'Hale & Marsh Funeral Home invites families to join its staff for a candlelight evening on Dec. 12.',
  ],
  ['Come see our new chapel!', 'Hale & Marsh Funeral Home invites families to come see its new chapel.'],
  ['Please RSVP by Friday for our grief workshop', null],
  [
    'Families can RSVP for the lantern walk until Dec. 4',
    'Families can RSVP for the lantern walk until Dec. 4.',
  ],
  ['Did you know that ashes can become stones?', 'Ashes can become stones.'],
  ['What happens to the ashes after a cremation?', null],
  ['How we turn ashes into stones', null],
  [
    'Grand opening of our new chapel on Main Street',
    'Hale & Marsh Funeral Home has announced the grand opening of its new chapel on Main Street.',
  ],
  ['Our new chapel on Elm Street is open', 'Hale & Marsh Funeral Home’s new chapel on Elm Street is open.'],
  ['We’ve moved! Visit us at 12 River Road', 'Hale & Marsh Funeral Home has moved.'],
  [
    '75 years of service to Franklin County',
    'Hale & Marsh Funeral Home is celebrating 75 years of service to Franklin County.',
  ],
  ['100 years and counting', 'Hale & Marsh Funeral Home is celebrating 100 years.'],
  [
    'Celebrating our 75th anniversary this fall',
    'Hale & Marsh Funeral Home is celebrating its 75th anniversary this fall.',
  ],
  ['This year we turn 50', 'This year Hale & Marsh Funeral Home turns 50.'],
  [
    'New funeral director, Maria Santos',
    'Hale & Marsh Funeral Home has announced a new funeral director, Maria Santos.',
  ],
  [
    'Welcoming Maria Santos as managing director',
    'Hale & Marsh Funeral Home is welcoming Maria Santos as managing director.',
  ],
  [
    'Maria Santos joins our team as funeral director',
    'Maria Santos joins Hale & Marsh Funeral Home’s team as funeral director.',
  ],
  ['Ruth Kim promoted to general manager', 'Ruth Kim was promoted to general manager.'],
  [
    'Director Ann Lee elected president of the state association',
    'Director Ann Lee was elected president of the state association.',
  ],
  [
    'Sold to longtime manager Ruth Kim',
    'Hale & Marsh Funeral Home has been sold to longtime manager Ruth Kim.',
  ],
  [
    'Named Best Funeral Home by readers of the Valley Gazette',
    'Hale & Marsh Funeral Home has been named Best Funeral Home by readers of the Valley Gazette.',
  ],
  [
    'We won the Valley Gazette Readers’ Choice award!!',
    'Hale & Marsh Funeral Home won the Valley Gazette Readers’ Choice award.',
  ],
  [
    'We are proud to be named Best of the Valley',
    'Hale & Marsh Funeral Home has been named Best of the Valley.',
  ],
  [
    'We are thrilled to announce the opening of our new crematory',
    'Hale & Marsh Funeral Home has announced the opening of its new crematory.',
  ],
  [
    'We are excited to welcome Maria Santos to our team',
    'Hale & Marsh Funeral Home welcomes Maria Santos to its team.',
  ],
  ['Hale & Marsh is proud to sponsor the county fair', 'Hale & Marsh Funeral Home sponsors the county fair.'],
  [
    'Annual candlelight evening of remembrance',
    'Hale & Marsh Funeral Home will hold its annual candlelight evening of remembrance.',
  ],
  [
    'We invite everyone to our candlelight evening on December 12th',
    'Hale & Marsh Funeral Home invites everyone to its candlelight evening on Dec. 12.',
  ],
  ['Support group for widows starts in May', 'A support group for widows starts in May.'],
  [
    'Donation of $5,000 to the county food pantry',
    'Hale & Marsh Funeral Home has announced the donation of $5,000 to the county food pantry.',
  ],
  [
    'A new website now answers the questions that our families ask most',
    'A new website now answers the questions that Hale & Marsh Funeral Home’s families ask most.',
  ],
  [
    'WE ARE PROUD TO ANNOUNCE OUR NEW CREMATORY!!!',
    'Hale & Marsh Funeral Home has announced its new crematory.',
  ],
  ['My father started this funeral home in 1950 and today I took over as president.', null],
  ['I am retiring after 38 years', 'Edith Wren of Hale & Marsh Funeral Home is retiring after 38 years.'],
  ['Walk-ins welcome on Saturdays starting in June', 'Walk-ins are welcome on Saturdays starting in June.'],
  ['All veterans welcome', 'All veterans are welcome.'],
  ['Hale & Marsh Funeral Home: now open Sundays', 'Hale & Marsh Funeral Home is now open Sundays.'],
  ['Under new management', 'Hale & Marsh Funeral Home is under new management.'],
  [
    'Come hold the stones. Free samples all month.',
    'Hale & Marsh Funeral Home invites families to come hold the stones.',
  ],
  [
    'We host and feed 200 families each Thanksgiving',
    'Hale & Marsh Funeral Home hosts and feeds 200 families each Thanksgiving.',
  ],
  [
    'We serve, and have served, every faith since 1911',
    'Hale & Marsh Funeral Home serves, and has served, every faith since 1911.',
  ],
  [
    'We have outgrown our building and are moving to Gay Street',
    'Hale & Marsh Funeral Home has outgrown its building and is moving to Gay Street.',
  ],
  [
    'Our Main Street location closes for good, but our staff moves with us',
    'Hale & Marsh Funeral Home’s Main Street location closes for good, but its staff moves with it.',
  ],
  [
    'Moving to 500 Gay Street on February 1',
    'Hale & Marsh Funeral Home is moving to 500 Gay Street on Feb. 1.',
  ],
  [
    'Starting January 2 we offer solidified remains at both locations',
    'Starting Jan. 2 Hale & Marsh Funeral Home offers solidified remains at both locations.',
  ],
  [
    'First in Tennessee to offer solidified remains',
    'Hale & Marsh Funeral Home is the first in Tennessee to offer solidified remains.',
  ],
  ['Pet cremation now available', 'Pet cremation is now available.'],
  ['Memorial tree to be lit Dec. 3', 'A memorial tree will be lit Dec. 3.'],
  ['Hale & Marsh to offer solidified remains', 'Hale & Marsh Funeral Home will offer solidified remains.'],
  ['Chapel reopens after flood', 'The chapel reopens after flood.'],
  ['More than 300 veterans honored at ceremony', 'More than 300 veterans were honored at ceremony.'],
  ['Walter Hale, our founder, dead at 88', null],
  [
    'With great sadness we announce the passing of our founder Walter Hale',
    'With great sadness Hale & Marsh Funeral Home announces the passing of its founder Walter Hale.',
  ],
  ['Thank you for voting us number one', null],
  ['Your ashes can become stones', null],
  ['Prices now online', 'Prices are now online.'],
]
