import type { HouseKind } from './houses.ts'
import type { Landscape } from './landscapes.ts'
import type { SampleName } from './partner-name.ts'

/** A sample partner written by hand; what is left out is drawn like any other's. */
export type KnownPartner = {
  name: SampleName
  city: string
  regionCode: string
  houseNumber: number
  street: string
  zipCode: string
  /** Last two digits of its telephone number. */
  phoneEnd: string
  foundedYear: number
  generation: string | null
  house: HouseKind
  landscape: Landscape
  chapelSeats: number
  locationCount: number
  partnerSince: readonly [month: string, year: number]
  isPriority: boolean
  hasImage: boolean
  imageSeed: number
  rating: { rating: number; reviewCount: number } | null
  description: string
  longDescription: string
  reviews: readonly (readonly [author: string, rating: number, age: string, text: string])[]
}

const family = (
  shortName: string,
  ending: string,
  surname: string,
  founder: string,
  director: string,
): SampleName => ({
  name: `${shortName} ${ending}`,
  shortName,
  family: { surname, founder, director },
  style: 'family',
})
const place = (shortName: string, ending: string): SampleName => ({
  name: `${shortName} ${ending}`,
  shortName,
  family: null,
  style: 'place',
})
const paragraphs = (...texts: string[]) => texts.join('\n\n')

/** The first partners of the sample directory, in this order. */
export const KNOWN_PARTNERS: readonly KnownPartner[] = [
  {
    name: family('Hollis & Wren', 'Funeral Home', 'Wren', 'Edith', 'Samuel'),
    city: 'Asheville',
    regionCode: 'NC',
    houseNumber: 118,
    street: 'Merrimon Avenue',
    zipCode: '28801',
    phoneEnd: '42',
    foundedYear: 1948,
    generation: 'third',
    house: 'colonial',
    landscape: 'wood',
    chapelSeats: 90,
    locationCount: 2,
    partnerSince: ['March', 2021],
    isPriority: true,
    hasImage: true,
    imageSeed: 8,
    rating: { rating: 4.9, reviewCount: 212 },
    description:
      'Hollis & Wren has cared for families in Asheville since 1948. Ours is a small house with a garden behind it, and we still answer the telephone ourselves, at any hour. We will show you the stones, explain how long they take and what they cost, and leave the deciding to you.',
    longDescription: paragraphs(
      'Hollis & Wren has cared for families in Asheville since 1948, when Edith Wren and her brother-in-law Thomas Hollis bought the white house on Merrimon Avenue with its leaking roof and its one good chimney. The roof has been mended. Samuel Wren, Edith’s grandson, runs the house now.',
      'Ours is a small house with a garden behind it. The chapel seats ninety, the sitting room eight, and the bench under the maple two. Most people end up on the bench. We still answer the telephone ourselves, at any hour, and whoever answers is the one who will come.',
      'At the first meeting we mostly listen. Afterward you will have one sheet of paper with one price on it, and the price will not change. We do the forms, the notices and the telephoning, and keep copies of everything for the day when someone asks.',
      'We have offered solidified remains since 2021. We will show you the stones, explain how long it takes and what it costs, and leave the deciding to you. Families here have carried them up to the Parkway, set them along a creek, and kept them on a kitchen windowsill where the light comes in.',
      'Come by on any day, or call. If you only want to ask a question, ask it; you will owe us nothing.',
    ),
    reviews: [
      [
        'Dana P.',
        5,
        '2 months ago',
        'They never hurried us. Mr. Wren sat with my mother for an hour and told her exactly what would happen and when.',
      ],
      [
        'Robert M.',
        5,
        '5 months ago',
        'My brothers and I each keep a few of the stones. One is at the lake where Dad taught us to fish.',
      ],
      [
        'Ellen K.',
        5,
        '7 months ago',
        'One price, written down, and it did not change. I did not know how much that would matter to me until I was the one signing for someone I had been married to for forty-one years. Samuel went through every line with me, twice, and then asked whether I had eaten. I had not. There were sandwiches in the kitchen.',
      ],
      [
        'Marcus T.',
        5,
        '11 months ago',
        'We are a large and loud family, and they opened the garden for us when the chapel was full. Kind and patient people. Nobody looked at a clock.',
      ],
      [
        'Joyce A.',
        4,
        'a year ago',
        'The care was gentle and everything was explained clearly. The waiting for the stones was longer than I had hoped, nine weeks, though they had told me so beforehand and called each time there was news.',
      ],
    ],
  },
  {
    name: place('Laurel Ridge', 'Cremation'),
    city: 'Boulder',
    regionCode: 'CO',
    houseNumber: 2240,
    street: 'Valley Road',
    zipCode: '80304',
    phoneEnd: '17',
    foundedYear: 1994,
    generation: null,
    house: 'cottage',
    landscape: 'mountain',
    chapelSeats: 0,
    locationCount: 1,
    partnerSince: ['June', 2020],
    isPriority: false,
    hasImage: true,
    imageSeed: 2,
    rating: { rating: 4.8, reviewCount: 164 },
    description:
      'Laurel Ridge was opened in 1994 by two nurses who thought that a cremation could be arranged in a living room. It still is. We have no chapel and no showroom, only a cottage on Valley Road, a long table, and as much time as you need.',
    longDescription: paragraphs(
      'Laurel Ridge was opened in 1994 by two nurses, Ruth Adler and Carol Lindgren, who had sat beside a great many people and had seen what came afterward. They thought that a cremation could be arranged in a living room. It still is.',
      'We have no chapel and no showroom. There is a gabled cottage on Valley Road, a long table made from a barn door, and a view of the Flatirons that does more for people than anything we could say. Services take place wherever you like: in a meadow, at home, on the trail if the weather is kind.',
      'We began to offer solidified remains in 2020. Many families here had meant to scatter, and found when the day came that they did not want to let go of everything. With the stones you can do both.',
      'If the person you love is still living, you may come and ask. Most of those who sit at our table are planning ahead, and more of them laugh than you would think.',
    ),
    reviews: [
      [
        'Karen S.',
        5,
        'a month ago',
        'We sat at the long table with our coats on, because it was snowing and nobody wanted to stop talking about him. They let us.',
      ],
      [
        'Priya N.',
        5,
        '4 months ago',
        'Clear, kind and honest about the cost. We left one stone at the top of Mount Sanitas and brought the rest home.',
      ],
      [
        'Greg H.',
        4,
        '8 months ago',
        'Everything was done with care. I would have liked a place to hold the service indoors, but they had told us at the start that there is none.',
      ],
      [
        'Tomás V.',
        5,
        'a year ago',
        'My wife planned this with them two years before she died. When I called, they knew my name and they knew what she wanted. I did not have to decide anything that week except what shirt to wear. I have thought about that many times since, and I have now made my own arrangements in the same room.',
      ],
    ],
  },
  {
    name: family('Ostrander Family', 'Funeral Care', 'Ostrander', 'Harriet', 'Nora'),
    city: 'Portland',
    regionCode: 'ME',
    houseNumber: 61,
    street: 'Harbor Street',
    zipCode: '04101',
    phoneEnd: '76',
    foundedYear: 1911,
    generation: 'fourth',
    house: 'brick',
    landscape: 'coast',
    chapelSeats: 120,
    locationCount: 3,
    partnerSince: ['September', 2019],
    isPriority: true,
    hasImage: true,
    imageSeed: 3,
    rating: { rating: 5, reviewCount: 88 },
    description:
      'Four generations of Ostranders have met families at the door of the same brick house above the harbor. We keep three houses now, in Portland, Yarmouth and Bath, and the same few people move between them. Solidified remains have been part of our work since 2019.',
    longDescription: paragraphs(
      'Harriet Ostrander took over her husband’s furniture shop in 1911, and with it the coffins that he had made on the side. She turned out to be good at the part of it that nobody had expected: sitting with people. Her great-granddaughter Nora runs the firm today.',
      'We keep three houses now, in Portland, Yarmouth and Bath. In the first, on Harbor Street, the windows are tall, the stairs creak, and the chapel holds a hundred and twenty when the doors are open. You can hear the foghorn from the sitting room.',
      'Fishing families taught us that there is not always a body, and seldom a convenient hour. We come when we are called. We speak plainly, write the price down, and do not mind silence.',
      'When we first held the stones, in 2019, they reminded us of what people pick up on every beach in Maine and keep for no reason they can name. That seemed a good enough reason to offer them.',
    ),
    reviews: [
      [
        'Colleen B.',
        5,
        '2 weeks ago',
        'Nora came herself, at four in the morning, in snow boots. I will not forget it.',
      ],
      [
        'Doug L.',
        5,
        '3 months ago',
        'Respectful, professional and very kind to my mother, who asked the same question many times.',
      ],
      [
        'Hannah W.',
        5,
        '6 months ago',
        'Dad fished out of Bath for fifty years. We asked for the plainest thing they had, and they did not try to talk us into anything else. Some of his stones went back to the water at the end of the wharf and the others are on his workbench, where my son does his homework now.',
      ],
      [
        'Pat R.',
        5,
        'a year ago',
        'The best kind of old-fashioned. They wear suits, they open doors, and they remember who takes milk.',
      ],
    ],
  },
  {
    name: place('Bellwether', 'Funeral Home'),
    city: 'Austin',
    regionCode: 'TX',
    houseNumber: 900,
    street: 'West Sixth Street',
    zipCode: '78703',
    phoneEnd: '20',
    foundedYear: 1976,
    generation: null,
    house: 'porch',
    landscape: 'south',
    chapelSeats: 160,
    locationCount: 4,
    partnerSince: ['January', 2022],
    isPriority: false,
    hasImage: false,
    imageSeed: 5,
    rating: { rating: 4.7, reviewCount: 301 },
    description:
      'Bellwether keeps four houses around Austin and one rule: whoever answers your first call stays with you to the end. Services can be held in our chapel, in your yard or beneath the oaks at the river. Se habla español.',
    longDescription: paragraphs(
      'Bellwether was opened in 1976 by three friends who had grown tired of selling. They agreed on one rule, which is painted over the office door: whoever answers your first call stays with you to the end.',
      'There are four houses now. The oldest, on West Sixth Street, has a long front porch where families have sat through a great many warm evenings. The chapel seats a hundred and sixty, and has heard conjunto, gospel, a bagpipe and, once, a very good marching band.',
      'We have offered solidified remains since January 2022. Bring the whole family to look at the stones, if you like. We find that children ask the best questions.',
    ),
    reviews: [
      [
        'Carla G.',
        5,
        'a month ago',
        'They helped my grandmother in Spanish and the rest of us in English, without ever making one of us wait for the other.',
      ],
      [
        'Joel F.',
        5,
        '3 months ago',
        'Patient and helpful people. My father wanted a party and they gave him a party, with a permit.',
      ],
      [
        'Sandra D.',
        3,
        '7 months ago',
        'The service itself was lovely. Before that we were sent from one of their houses to another because our papers were at the wrong one. They apologized, and it was put right the same afternoon.',
      ],
      [
        'Andre C.',
        5,
        'a year ago',
        'The person who picked up the telephone that night was the person who handed me the box three months later. I had not believed them when they said so.',
      ],
      ['Bev M.', 5, '2 years ago', 'Honest about prices, gentle with my dad, and on time for everything.'],
    ],
  },
  {
    name: {
      name: 'Maison Tremblay',
      shortName: 'Maison Tremblay',
      family: { surname: 'Tremblay', founder: 'Madeleine', director: 'Antoine' },
      style: 'french',
    },
    city: 'Québec',
    regionCode: 'QC',
    houseNumber: 455,
    street: 'rue Saint-Paul',
    zipCode: 'G1K 3W4',
    phoneEnd: '63',
    foundedYear: 1932,
    generation: 'third',
    house: 'stone',
    landscape: 'river',
    chapelSeats: 70,
    locationCount: 1,
    partnerSince: ['May', 2022],
    isPriority: true,
    hasImage: true,
    imageSeed: 4,
    rating: { rating: 4.9, reviewCount: 57 },
    description:
      'Maison Tremblay has stood in the old stone house on rue Saint-Paul since 1932, near enough to the river to hear the ice. We speak French and English, and move between them as the family does. Ici, on prend le temps.',
    longDescription: paragraphs(
      'Madeleine Tremblay opened the house in 1932, a widow of twenty-six with two small sons, because the parish needed someone and she could keep accounts. The sons grew up over the chapel. Her grandson Antoine still lives there.',
      'It is an old stone house with a steep roof, near enough to the river to hear the ice in February. There are seventy chairs, no two rows of them quite alike, and a stove that is lit from October to May.',
      'We speak French and English, and move between them as the family does. We work with the parishes, with the synagogue, with the mosque, and with those who want none of these. Nous répondons à toute heure.',
      'Since 2022 families may have the remains returned as stones. In this city of walls and cobbles it has not seemed strange to anyone. On les garde, on les partage, on les rend au fleuve.',
    ),
    reviews: [
      [
        'Renée L.',
        5,
        '3 months ago',
        'Un accueil chaleureux et des explications claires. Merci à Antoine pour sa patience et sa discrétion.',
      ],
      [
        'Monique B.',
        5,
        '5 months ago',
        'They spoke French with my mother and English with my husband’s family, and somehow everyone laughed at the same story. A kind house.',
      ],
      [
        'Philippe G.',
        5,
        'a year ago',
        'Tout était simple, digne et au prix convenu. Les pierres de papa sont au chalet.',
      ],
    ],
  },
  {
    name: place('Quiet Water', 'Cremation'),
    city: 'Madison',
    regionCode: 'WI',
    houseNumber: 17,
    street: 'Lakeshore Drive',
    zipCode: '53703',
    phoneEnd: '88',
    foundedYear: 2009,
    generation: null,
    house: 'prairie',
    landscape: 'lake',
    chapelSeats: 40,
    locationCount: 1,
    partnerSince: ['October', 2024],
    isPriority: false,
    hasImage: false,
    imageSeed: 6,
    rating: null,
    description:
      'Quiet Water is three people in a low house by the lake. We look after about two families a week, which leaves time to sit down with each of them. Most choose a simple cremation; some choose the stones.',
    longDescription: paragraphs(
      'Quiet Water is three people in a low house by the lake. We opened in 2009, after working for larger firms, because we wanted to be able to say no to a fourth appointment in a day.',
      'The house has deep eaves and long windows. Forty chairs are stacked in the closet and come out when they are wanted. From the table where we talk you can see the water, and in January the people walking on it.',
      'Most of those who come choose a simple cremation. Since October 2024 we have also offered solidified remains, and we will tell you truthfully what we like about them and what takes patience.',
    ),
    reviews: [],
  },
  {
    name: family('Ames & Sons', 'Mortuary', 'Ames', 'Walter', 'Julian'),
    city: 'San Diego',
    regionCode: 'CA',
    houseNumber: 3308,
    street: 'Juniper Street',
    zipCode: '92104',
    phoneEnd: '34',
    foundedYear: 1923,
    generation: 'fourth',
    house: 'adobe',
    landscape: 'coast',
    chapelSeats: 110,
    locationCount: 2,
    partnerSince: ['February', 2020],
    isPriority: false,
    hasImage: true,
    imageSeed: 9,
    rating: { rating: 4.8, reviewCount: 140 },
    description:
      'Walter Ames built the plastered house on Juniper Street in 1923, and there has been an Ames at its door ever since, sons and daughters alike. The courtyard is open to anyone who needs to sit down. We have offered solidified remains since 2020.',
    longDescription: paragraphs(
      'Walter Ames built the house on Juniper Street in 1923 and named the firm for sons he did not yet have. He had three, and two daughters, and it was one of the daughters who ran it for forty years. The sign has never been changed. We are fond of it.',
      'The walls are thick and the courtyard is cool. It has a basin, an old mesquite and two benches, and is open to anyone in the neighborhood who needs to sit down.',
      'We have buried admirals and fry cooks. Navy families know that we can manage on short notice, across an ocean if need be. Families from Tijuana know that we understand the border and its papers.',
      'Solidified remains have been offered here since February 2020. People who have moved eleven times in twenty years tell us that they wanted something that could come along.',
    ),
    reviews: [
      [
        'Manuel R.',
        5,
        '2 months ago',
        'My uncle died in Tijuana and was to be buried here. They did all of it, in both languages, and told us each evening where things stood.',
      ],
      [
        'Denise O.',
        5,
        '4 months ago',
        'Julian was compassionate and very clear. We sat in the courtyard for two hours after everyone else had gone.',
      ],
      [
        'Linh T.',
        4,
        '10 months ago',
        'Professional and respectful, and they knew what our temple needed. The parking is difficult on Sundays.',
      ],
      [
        'Kevin A.',
        5,
        'a year ago',
        'Thirty years in the Navy and he never kept more than fit in a sea bag. Now he fits in a small cedar box, sixty-one stones, and goes wherever one of us is posted next. He would have liked the arrangement. The people at Ames & Sons understood that without our having to explain it.',
      ],
    ],
  },
  {
    name: place('Northfield', 'Memorial'),
    city: 'Burlington',
    regionCode: 'VT',
    houseNumber: 12,
    street: 'Church Street',
    zipCode: '05401',
    phoneEnd: '09',
    foundedYear: 1958,
    generation: null,
    house: 'chapel',
    landscape: 'wood',
    chapelSeats: 80,
    locationCount: 1,
    partnerSince: ['August', 2021],
    isPriority: false,
    hasImage: true,
    imageSeed: 1,
    rating: { rating: 4.9, reviewCount: 76 },
    description:
      'Northfield Memorial is a former Congregational chapel with a clear-glass window and eighty plain chairs. We hold services of every faith in it, and of none. Since 2021 we have also helped families who wish to have remains returned as stones.',
    longDescription: paragraphs(
      'The chapel on Church Street stood empty for eleven years before four families bought it, in 1958, and swept it out. They took away the pulpit and kept the window, which is of clear glass, so that you see weather through it.',
      'There are eighty plain chairs. We hold services of every faith here, and of none: a string quartet, a Quaker silence, a reading of recipes. The building does not seem to mind.',
      'We are careful with money, yours most of all. There is one price for the chapel and one for the cremation, and both are on the door.',
      'Since 2021 we have also helped families who wish to have remains returned as stones. Vermonters know what to do with a stone. Several are in the wall behind the chapel, with permission.',
    ),
    reviews: [
      [
        'Winifred C.',
        5,
        'a month ago',
        'The light in that room did half of the work. The people did the rest, gently and without fuss.',
      ],
      ['Tom E.', 5, '8 months ago', 'We wanted a silence, and they gave us one. Afterward there was soup.'],
      [
        'Nadia K.',
        5,
        'a year ago',
        'Clear answers, fair prices, patience with a divided family. One of my mother’s stones is in their wall.',
      ],
    ],
  },
  {
    name: family('Garrity', 'Funeral Directors', 'Garrity', 'Martin', 'Eleanor'),
    city: 'London',
    regionCode: 'ON',
    houseNumber: 780,
    street: 'Dundas Street',
    zipCode: 'N5W 2Z5',
    phoneEnd: '51',
    foundedYear: 1904,
    generation: 'fourth',
    house: 'brick',
    landscape: 'river',
    chapelSeats: 140,
    locationCount: 2,
    partnerSince: ['November', 2023],
    isPriority: false,
    hasImage: false,
    imageSeed: 12,
    rating: { rating: 4.6, reviewCount: 119 },
    description:
      'Martin Garrity hung out his sign on Dundas Street in 1904. His great-granddaughter Eleanor keeps the house today, with a price list on the hall table and a kettle that is seldom off. Families who would like the remains returned as stones can see them here.',
    longDescription: paragraphs(
      'Martin Garrity, a joiner from County Clare, hung out his sign on Dundas Street in 1904. His great-granddaughter Eleanor keeps the house today, and a second one across the river.',
      'The price list lies on the hall table, where anyone may pick it up. The kettle is seldom off. There are a hundred and forty places in the chapel, and a smaller room upstairs that most families prefer.',
      'We came to solidified remains late, in November 2023, after reading everything we could find and asking many questions. You are welcome to ask us the same ones.',
    ),
    reviews: [
      [
        'Arthur D.',
        5,
        '3 months ago',
        'Straightforward and kind. Eleanor told us which of our ideas were expensive and which were good, and that they were seldom the same.',
      ],
      [
        'Mei Y.',
        4,
        '9 months ago',
        'Helpful people who took time to learn how our family does things. The room upstairs was a little small for us.',
      ],
      [
        'Yvonne P.',
        3,
        'a year ago',
        'Good care, but the notice appeared a day late in the paper. They did not charge us for it.',
      ],
      [
        'Oliver J.',
        5,
        '2 years ago',
        'They looked after both of my parents, four months apart, and the second time I did not have to explain anything.',
      ],
    ],
  },
]
