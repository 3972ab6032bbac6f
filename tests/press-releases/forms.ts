import type { ReleaseForm } from '../../src/features/press-releases/release-form.ts'
import { PressReleaseForm } from '../../src/shared/press-releases/press-release.ts'
import { DETAILS, SHARED_DETAILS } from './details.ts'

const TARGETS = [300, 400, 500, 600, 800] as const

/** Five wordings of each kind of news: a phrase, a gerund, a sentence of ours, one with the name, one of somebody else. */
const NEWS: Record<string, readonly string[]> = {
  opening: [
    'Grand opening of our new chapel on Main Street',
    'Opening a second location in Lenoir City',
    'We are opening a new arrangement center on Cherry Street!',
    '{company} moves to a new building on River Road',
    'A new chapel for 120 guests opens at our Elm Street building',
  ],
  anniversary: [
    '75 years of service to Franklin County',
    'Celebrating our 75th anniversary this fall',
    'We are celebrating three generations of family ownership!',
    '{company} marks its 60th year in business',
    'Our founding family marks 50 years in the funeral profession',
  ],
  acquisition: [
    'Acquisition of Kessler Cremation Services',
    'Acquiring Kessler & Sons Funeral Chapel of Ogden',
    'We have acquired the Kessler chapel in Layton',
    '{company} has purchased Kessler Memorial Chapel',
    'The Kessler family joins forces with our funeral home',
  ],
  hire: [
    'New funeral director, Maria Santos',
    'Welcoming Maria Santos as managing director',
    'We have hired Maria Santos as our new funeral director',
    '{company} appoints Maria Santos as general manager',
    'Maria Santos joins our team as funeral director',
  ],
  award: [
    'Best Funeral Home award of the Valley Gazette',
    'Named Best Funeral Home by readers of the Valley Gazette',
    'We won the Valley Gazette Readers’ Choice award!!',
    '{company} was voted Best Funeral Home in the Valley Gazette poll',
    'Readers of the Valley Gazette chose our funeral home as their favorite',
  ],
  event: [
    'Annual candlelight evening of remembrance',
    'Hosting a candlelight evening for families who lost someone this year',
    'We invite everyone to our candlelight evening on December 12th',
    '{company} hosts its yearly candlelight evening of remembrance',
    'The annual service of remembrance returns to our chapel in December',
  ],
  service: [
    'Solidified remains as an alternative to ashes',
    'Now offering solidified remains to families in the valley',
    'We now offer solidified remains to families in our area',
    '{company} introduces solidified remains in the county',
    'Families in the county can now choose solidified remains at our funeral home',
  ],
  community: [
    'Donation of $5,000 to the county food pantry',
    'Donating $7,500 to the county food pantry',
    'We donated $10,000 to the county food pantry',
    '{company} sponsors a walk for the county food pantry',
    'The county food pantry received $6,200 from our spring walk',
  ],
  general: [
    'New website with a searchable archive of obituaries',
    'Launching a new website with an archive of obituaries',
    'We’ve launched a new website with prices for every plan',
    '{company} publishes all of its prices on a new website',
    'A new website now answers the questions that our families ask most',
  ],
}

const COMPANIES = [
  ['Hale & Marsh Funeral Home', '418 Cumberland Avenue, Knoxville, TN 37902', '865-555-0142'],
  ['Whitcomb Funeral Chapel', '27 Church Street, Brattleboro, Vermont 05301', '802-555-0117'],
  ['Bear River Cremation Services', '990 W 200 N, Logan, UT 84321', '(435) 555-0188'],
  ['Santos Family Mortuary', '1550 E Florence Blvd, Casa Grande, AZ 85122', '520-555-0103'],
  ['Prairie Rose Funeral Home', '12 Railway Avenue, Moose Jaw, Saskatchewan S6H 0A1', '306-555-0150'],
] as const

const QUOTES = [
  '"They listened to us, and nothing was rushed." - Ann Lee, Knoxville\n"We keep three of the stones by the window."',
  'Dad’s stones are on the mantel, and the grandchildren hold them.\n— Rosa Ibarra',
  '“We never felt hurried,” said my sister. “It was a good goodbye.” – The Okafor family',
  null,
  'The director called us back the same night!\n\nMy brothers and I each took a few of the stones home. - Claire Dunn',
]

const ACTIONS = [
  'Call us today to learn more!',
  'Visit our website to schedule your appointment',
  'Please contact Dana at the front desk with questions.',
  'Don’t wait, stop by our office any weekday',
  'You are welcome to visit us at any time.',
]

/** Facts for about so many words. */
function factsFor(angle: string, words: number, seed: number): string {
  const own = DETAILS[angle] ?? []
  const shared = SHARED_DETAILS.map(
    (_, index) => SHARED_DETAILS[(index + seed * 7) % SHARED_DETAILS.length] as string,
  )
  const chosen: string[] = []
  let count = 0
  for (const sentence of [...own, ...shared]) {
    if (count >= words) break
    chosen.push(sentence.replace('{n}', String(110 + seed * 13)))
    count += sentence.split(' ').length
  }
  // Five ways in which people type: running text, lines, list marks, paragraphs, lines without stops.
  const stopped = chosen.map((sentence) => (/[.!]$/.test(sentence) ? sentence : `${sentence}.`))
  if (seed % 5 === 0) return stopped.join(' ')
  if (seed % 5 === 1) return chosen.join('\n')
  if (seed % 5 === 2) return chosen.map((sentence) => `- ${sentence}`).join('\n')
  if (seed % 5 === 3) return stopped.join(' ').replace(/(.{200,300}?[.!]) /g, '$1\n\n')
  return chosen.map((sentence) => sentence.replace(/\.$/, '')).join('\n')
}

export type TriedForm = { name: string; form: ReleaseForm; hasEnough: boolean }

const parse = (values: Record<string, unknown>): ReleaseForm => {
  const { logoUrl: _, ...form } = PressReleaseForm.parse(values)
  return form
}

/** Nine kinds of news by five lengths, each with facts enough. */
export const REGULAR: readonly TriedForm[] = Object.entries(NEWS).flatMap(([angle, wordings], row) =>
  wordings.map((news, column) => {
    const seed = row * 5 + column
    const [companyName, companyAddress, contactPhone] = COMPANIES[
      (row + column) % 5
    ] as (typeof COMPANIES)[number]
    const target = TARGETS[(column + row) % 5] as number
    const host = companyName.toLowerCase().replace(/[^a-z]/g, '')
    return {
      name: `${angle} in ${target} words, ${['phrase', 'gerund', 'we', 'name', 'others'][column]}`,
      hasEnough: true,
      form: parse({
        companyName,
        companyAddress,
        contactPhone,
        contactName: ['Edith Wren', 'Paul Whitcomb', 'Dr. June Olsen', 'Maria Santos', 'Ty Bearskin'][
          seed % 5
        ],
        contactEmail: `news@${host}.example`,
        website: seed % 3 === 0 ? null : `https://${host}.example`,
        newsAngle: news.replace('{company}', companyName),
        testimonials: QUOTES[seed % 5],
        callToAction: ACTIONS[(seed + row) % 5],
        additionalInfo: factsFor(angle, Math.max(60, target - 150), seed),
        targetWordCount: target,
      }),
    }
  }),
)

const base = {
  companyName: 'Hale & Marsh Funeral Home',
  contactName: 'Edith Wren',
  contactPhone: '865-555-0142',
  contactEmail: 'news@halemarsh.example',
  companyAddress: '418 Cumberland Avenue, Knoxville, TN 37902',
  newsAngle: 'We now offer solidified remains to families in Knox County',
  callToAction: 'Call us to learn more',
  targetWordCount: 300,
}
const odd = (name: string, values: Record<string, unknown>, hasEnough = false): TriedForm => ({
  name,
  hasEnough,
  form: parse({ ...base, ...values }),
})

/** Fifteen odd ones. */
export const ODD: readonly TriedForm[] = [
  odd('one-word company', { companyName: 'Serenity', newsAngle: 'New chapel in Knoxville' }),
  odd('French name of 80 characters', {
    companyName: 'Coopérative funéraire des Deux-Rives et salon commémoratif Saint-Jean-Port-Joli',
    companyAddress: '280, 8e Rue, Québec (QC) G1L 2N9, Canada',
    contactPhone: '418-555-0177',
    contactName: 'Hélène L’Écuyer',
    newsAngle: 'Ouverture prochaine d’un columbarium',
  }),
  odd('testimonials with quotation marks within', {
    testimonials: '"She said "take your time" and meant it." - J. O’Neil\n«Merci pour tout» – Famille Roy',
  }),
  odd('Arabic', {
    companyName: 'دار الرحمة للجنائز',
    contactName: 'سامي حداد',
    newsAngle: 'افتتاح فرع جديد في ديربورن يوم الأحد',
    companyAddress: '500 Michigan Ave, Dearborn, MI 48126',
    additionalInfo: 'نقدم خدماتنا باللغتين العربية والإنجليزية. We answer the phone in both languages.',
    callToAction: 'اتصلوا بنا اليوم',
  }),
  odd('hostile markup', {
    companyName: '<b>Hale</b> & Marsh <script>alert(1)</script>',
    newsAngle: '<img src=x onerror=alert(1)>We opened a chapel</p> on Main Street <script>steal()</script>',
    additionalInfo:
      '<a href="javascript:alert(1)">Click me</a> <!-- --> The chapel seats 90 people. "; DROP TABLE partners; --',
    testimonials: '"<svg/onload=alert(1)>Kind people" - <i>Ann</i>',
  }),
  odd('hardly any facts, 800 words', {
    newsAngle: 'New website',
    callToAction: 'Call',
    targetWordCount: 800,
  }),
  odd('name that begins with Our', {
    companyName: 'Our Lady of Sorrows Funeral Home',
    newsAngle: 'Our Lady of Sorrows Funeral Home opens a garden for children',
    additionalInfo: 'Our Lady of Sorrows Funeral Home was founded in 1931. We planted 12 trees.',
  }),
  odd('name with You and an exclamation mark', {
    companyName: 'Remember You! Cremation',
    newsAngle: 'Remember You! Cremation is proud to open in Maryville',
    additionalInfo: 'You can visit us daily! Remember You! Cremation has 2 directors.',
  }),
  odd('name in capitals', {
    companyName: 'EVERGREEN MEMORIAL CHAPEL',
    newsAngle: 'EVERGREEN MEMORIAL CHAPEL IS NOW OPEN ON SUNDAYS',
    additionalInfo: 'OUR STAFF IS READY TO HELP. The chapel opens at 9 AM.',
  }),
  odd('everything in capitals', {
    newsAngle: 'WE ARE PROUD TO ANNOUNCE OUR NEW CREMATORY!!!',
    callToAction: 'CALL NOW!!!',
    additionalInfo: 'BEST PRICES IN TOWN! STATE OF THE ART EQUIPMENT!',
  }),
  odd('British address', {
    companyAddress: '14 High Street, Skipton, North Yorkshire BD23 1JX, England',
    contactPhone: '+44 1756 555 010',
    companyName: 'Dale & Fell Funeral Directors',
    newsAngle: 'Dale & Fell Funeral Directors has opened a chapel of rest in Skipton',
  }),
  odd('Canadian address on three lines', {
    companyAddress: '5303 Morris Street\nHalifax, Nova Scotia\nB3J 1B6',
    contactPhone: '902-555-0121',
    companyName: 'Citadel Cremation Ltd.',
    newsAngle: 'We’re launching a grief library for the public on 05/02/2027',
  }),
  odd('hype and questions', {
    newsAngle: 'We are thrilled to announce the most amazing, world-class chapel ever built!',
    additionalInfo:
      'Have you ever wondered what a truly exceptional funeral looks like? Our state-of-the-art facility is second to none! It has 4 rooms. Who else offers that? Prices start at $1,995.',
  }),
  odd('prices, times, numbers and states', {
    newsAngle: 'Spring workshop on planning ahead for families',
    additionalInfo:
      'The workshop is on the 5th of April 2027 at 2:00pm. Tickets cost $5. 3 speakers will take part. About 20 percent of places are free. Guests come from Johnson City, TN and Bristol, VA. twelve seats are left.',
  }),
  odd('one long paragraph as news', {
    newsAngle:
      'After many years of planning and thanks to the help of the county, the parish and dozens of volunteers, we are finally able to open the restored chapel on the hill above the river to the public, where services will be held again for the first time since the flood of 1994. We want to thank everyone. You made this possible.',
  }),
]

export const FORMS: readonly TriedForm[] = [...REGULAR, ...ODD]
