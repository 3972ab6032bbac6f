/**
 * 200 pairs of a partner and a place of Google, labelled with whether they are the same home.
 *
 * Method: each pair starts from a partner of the sample directory and the place that would be exactly it. One
 * transformation per pair then makes the place differ as Google's data do in practice. 110 pairs stay the same home
 * (another spelling, another legal form, a slip, no telephone, another telephone, a coarse point of the partner, moved
 * within town, renamed at the same spot); 90 are another one (a neighbour, a namesake in another town, a branch that shares
 * the telephone of its chain, a relative's home, another business of the family at the same address, the successor in
 * an old building). The course of chance is fixed, so the pairs are the same on every machine. The rules under test
 * are not consulted.
 */
import type { MatchedPartner } from '../../src/features/google-places/match/judge-match.ts'
import { makeSampleDirectory } from '../../src/sample-data/make-sample-directory.ts'
import type { PlaceFacts } from '../../src/shared/google-places/place.ts'
import { findRegion } from '../../src/shared/places/regions.ts'
import { createRandom, type Random } from '../../src/shared/random.ts'

export type LabelledPair = {
  kind: string
  isSame: boolean
  partner: MatchedPartner
  place: PlaceFacts
  /** Whether the telephone number leads to this place alone. */
  hasPhoneAlone: boolean
}

type Draft = Omit<LabelledPair, 'kind' | 'isSame'>
type Change = (draft: Draft, random: Random) => Draft
type Kind = { kind: string; isSame: boolean; count: number; change: Change }

const METERS = 1 / 111_000
const SURNAMES =
  'Hartwell,Okafor,Delgado,Brennan,Lindqvist,Abernathy,Castellano,Whitaker,Novak,Beaumont'.split(',')
const TOWNS = 'Fairmont,Ashby,Clearwater Falls,Eastbrook,Millhaven,Port Adams,Stonebridge'.split(',')

const named = (draft: Draft, name: string): Draft => ({ ...draft, place: { ...draft.place, name } })
const withPhones = (draft: Draft, ...phones: string[]): Draft => ({
  ...draft,
  place: { ...draft.place, phones },
})
const otherPhone = (random: Random) => `(${random.int(201, 989)}) 555-01${random.int(10, 99)}`
const lineOf = (draft: Draft) => draft.place.address.split(',')[0] ?? ''

function away(draft: Draft, meters: number, random: Random): Draft {
  const angle = random.next() * 2 * Math.PI
  const { latitude, longitude } = draft.place.point ?? { latitude: 0, longitude: 0 }
  const point = {
    latitude: latitude + Math.cos(angle) * meters * METERS,
    longitude: longitude + (Math.sin(angle) * meters * METERS) / Math.cos((latitude * Math.PI) / 180),
  }
  return { ...draft, place: { ...draft.place, point } }
}
function atLine(draft: Draft, line: string): Draft {
  const [, ...rest] = draft.place.address.split(',')
  return { ...draft, place: { ...draft.place, address: [line, ...rest].join(',') } }
}
function inTown(draft: Draft, random: Random): Draft {
  const code = findRegion(draft.partner.state)?.code ?? ''
  const town = `${random.pick(TOWNS)}, ${code} ${random.int(10_000, 99_000)}, USA`
  const place = { ...draft.place, address: `${lineOf(draft)}, ${town}` }
  return away({ ...draft, place }, random.int(15_000, 120_000), random)
}
const streetOf = (random: Random) =>
  random.pick(['Harrison Parkway', 'Tenth Street', 'Old Post Road', 'Commerce Drive'])
const numbered = (line: string, by: number) => line.replace(/^\d+/, (number) => String(Number(number) + by))

function respell(name: string, random: Random): string {
  const ways = [
    (text: string) => text.replaceAll('&', 'and'),
    (text: string) => text.replace(/\bSaint\b/g, 'St.').replace(/\bMount\b/g, 'Mt.'),
    (text: string) => text.toUpperCase(),
    (text: string) => text.replace(/[’']/g, ''),
    (text: string) => text.normalize('NFKD').replace(/\p{Diacritic}/gu, ''),
  ]
  return random.sample(ways, 3).reduce((text, way) => way(text), name)
}
function slip(name: string, random: Random): string {
  const words = name.split(' ')
  const long = words.findIndex(
    (word) => /^[A-Za-z]{7,}$/.test(word) && !/^(?:Funeral|Cremation|Services)$/.test(word),
  )
  const word = words[long]
  if (!word) return name
  const at = random.int(2, word.length - 2)
  words[long] = word.slice(0, at) + word.slice(at + 1)
  return words.join(' ')
}
const legal = (name: string, random: Random) =>
  random.pick([
    `${name}, Inc.`,
    `${name} LLC`,
    `The ${name}`,
    name.replace(/ Funeral Home\b/, ' Funeral Homes & Cremation Services'),
    `${name} and Cremation Center`,
  ])

const KINDS: Kind[] = [
  { kind: 'other spelling', isSame: true, count: 25, change: (d, r) => named(d, respell(d.place.name, r)) },
  { kind: 'legal form', isSame: true, count: 20, change: (d, r) => named(d, legal(d.place.name, r)) },
  { kind: 'a slip', isSame: true, count: 15, change: (d, r) => named(d, slip(d.place.name, r)) },
  { kind: 'no telephone', isSame: true, count: 10, change: (d) => withPhones(d) },
  {
    kind: 'tracking telephone',
    isSame: true,
    count: 12,
    change: (d, r) => withPhones(named(d, respell(d.place.name, r)), otherPhone(r)),
  },
  { kind: 'coarse point', isSame: true, count: 10, change: (d, r) => away(d, r.int(800, 6000), r) },
  {
    kind: 'moved within town',
    isSame: true,
    count: 12,
    change: (d, r) => away(atLine(d, `${r.int(100, 999)} ${streetOf(r)}`), r.int(600, 3000), r),
  },
  {
    kind: 'renamed at the same spot',
    isSame: true,
    count: 6,
    change: (d, r) => named(d, `${d.partner.name.split(' ')[0]} ${r.pick(SURNAMES)} Funeral Home`),
  },
  {
    kind: 'neighbour',
    isSame: false,
    count: 18,
    change: (d, r) =>
      away(
        withPhones(
          atLine(named(d, `${r.pick(SURNAMES)} Funeral Home`), numbered(lineOf(d), 2)),
          otherPhone(r),
        ),
        r.int(10, 80),
        r,
      ),
  },
  {
    kind: 'namesake in another town',
    isSame: false,
    count: 20,
    change: (d, r) => inTown(withPhones(atLine(d, `${r.int(10, 999)} ${streetOf(r)}`), otherPhone(r)), r),
  },
  {
    kind: 'namesake of the same chain in another town, one telephone for both',
    isSame: false,
    count: 12,
    change: (d, r) => inTown(atLine(d, `${r.int(10, 999)} ${streetOf(r)}`), r),
  },
  {
    kind: 'branch in the same town with the shared telephone',
    isSame: false,
    count: 12,
    change: (d, r) => ({
      ...away(
        atLine(
          named(d, `${d.place.name} – ${r.pick(['North', 'West'])} Chapel`),
          `${r.int(10, 999)} ${streetOf(r)}`,
        ),
        r.int(700, 4000),
        r,
      ),
      hasPhoneAlone: false,
    }),
  },
  {
    kind: 'home of a relative near by',
    isSame: false,
    count: 8,
    change: (d, r) => {
      const [first = ''] = d.partner.name.split(' ')
      const name = `${first} ${r.pick(['Brothers', 'Family', 'Jennings'])} ${r.pick(SURNAMES)} Mortuary`
      return away(
        withPhones(atLine(named(d, name), numbered(lineOf(d), 14)), otherPhone(r)),
        r.int(60, 240),
        r,
      )
    },
  },
  {
    kind: 'other business of the family at the same address',
    isSame: false,
    count: 12,
    change: (d, r) => {
      const [first = ''] = d.partner.name.split(' ')
      const [word, type] = r.pick([
        ['Florist', 'florist'],
        ['Monuments', 'store'],
        ['Pet Cremation', 'establishment'],
        ['Insurance', 'insurance_agency'],
      ] as const)
      const other = named(d, `${first} ${word}`)
      return {
        ...withPhones(other, r.chance(0.5) ? d.partner.phone : otherPhone(r)),
        hasPhoneAlone: false,
        place: { ...other.place, types: [type], phones: other.place.phones },
      }
    },
  },
  {
    kind: 'successor in the old building',
    isSame: false,
    count: 8,
    change: (d, r) =>
      withPhones(named(d, `${r.pick(SURNAMES)} & ${r.pick(SURNAMES)} Funeral Directors`), otherPhone(r)),
  },
]

/** The pairs, those of one kind together. */
export function makeLabelledPairs(): LabelledPair[] {
  const { partners } = makeSampleDirectory(400)
  const random = createRandom('labelled pairs')
  const american = partners.filter((partner) => findRegion(partner.state)?.country === 'US')
  return KINDS.flatMap(({ kind, isSame, count, change }) =>
    random
      .sample(american, count)
      .map((partner) => ({ kind, isSame, ...change(draftOf(partner, random), random) })),
  )
}

function draftOf(row: ReturnType<typeof makeSampleDirectory>['partners'][number], random: Random): Draft {
  const point = { latitude: row.latitude ?? 40, longitude: row.longitude ?? -75 }
  const { name, address, city, state, zipCode, phone } = row
  const partner = { name, address, city, state, zipCode, phone, point }
  const short = address
    .replace(/\bStreet\b/, 'St')
    .replace(/\bAvenue\b/, 'Ave')
    .replace(/\bRoad\b/, 'Rd')
  const place: PlaceFacts = {
    id: `place-${random.int(1, 1e9)}`,
    name,
    address: `${short}, ${city}, ${findRegion(state)?.code} ${zipCode}, USA`,
    point,
    phones: [phone],
    types: ['funeral_home', 'establishment'],
    rating: 4.5,
    reviewCount: 20,
    businessStatus: 'OPERATIONAL',
    googleMapsUri: null,
    movedPlaceId: null,
  }
  return away({ partner, place, hasPhoneAlone: true }, random.int(0, 80), random)
}
