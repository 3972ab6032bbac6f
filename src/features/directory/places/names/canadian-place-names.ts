import { otherNames } from './other-names.ts'

/** By the beginning of codes, where districts' names ("Plateau Mont-Royal Southeast") hide the city. */
const CITIES = otherNames('code').flatMap(({ name, of }) =>
  name.split(' ').map((start) => [start, of] as const),
)

const PARTS =
  /^(downtown|old|central|east|west|queen's park|plateau|tour de|place |quebec provincial|government of|jean-talon)/i

const DIRECTIONS =
  /(?:^|\s)(?:inner|outer|upper|lower|mid-|far|north|south|east|west|central|northeast|northwest|southeast|southwest|northern|outskirts|extremities|subdivisions|riverbank|mid-riverbank|lower harbour|upper harbour|mid-harbour|and|&)+$/i
const OFFICES =
  /\s(?:(?:newfoundland & labrador|british columbia|nova scotia|new brunswick|prince edward island|saskatchewan|ontario|quebec) provincial government|stn .*|business reply .*|rcm)$/i
const BEGINNINGS = /^(Halifax|Dartmouth|Saint John|Victoria|Vaudreuil-Dorion)\b.*/i

const SMALL_WORDS = new Set(['de', 'du', 'des', 'la', 'le', 'les', 'sur', 'aux', 'en', 'the', 'of'])

/** By the district's name. */
export function canadianCity(area: string, district: string): string {
  const inBrackets = /\(([^)]+)\)/.exec(district)?.[1]
  // 0: a rural area, named after its region with the main town in brackets.
  const isRural = area.charAt(1) === '0'
  let name = (isRural && inBrackets ? inBrackets : district.replace(/\s*[(,].*$/, '')).trim()
  name = name.replace(/-\s+/g, '-').replace(OFFICES, '')
  const whole = wholeCanadianCity(area)
  if (whole && PARTS.test(name)) return whole
  name = name.replace(BEGINNINGS, '$1')
  for (let before = ''; before !== name; ) {
    before = name
    name = name.replace(DIRECTIONS, '')
  }
  name = name.replace(/ (Township|City)$/i, '')
  return name === ''
    ? (whole ?? titleCase(district))
    : titleCase(name === 'Quebec' || name === 'Montreal' ? (whole ?? name) : name)
}

/** Around an area. */
export function wholeCanadianCity(area: string): string | undefined {
  return CITIES.find(([start]) => area.startsWith(start))?.[1]
}

/** "Scarborough (Malvern / Rouge River)". */
export function neighbourhoodsOf(area: string, district: string): string[] {
  const inBrackets = area.charAt(1) === '0' ? '' : (/\(([^)]+)\)/.exec(district)?.[1] ?? '')
  return inBrackets
    .split('/')
    .map((name) => name.trim().replace(SIDES, '').replace(DIRECTIONS, ''))
    .filter((name) => name.length >= SHORTEST_NEIGHBOURHOOD)
}

const SIDES = /^(?:(?:north|south|east|west|upper|lower|central|N|S|E|W|NE|NW|SE|SW)\s+)+/i
/** Shorter ones resemble names of people. */
const SHORTEST_NEIGHBOURHOOD = 6

function titleCase(name: string): string {
  const words = name.toLowerCase().split(/(?<=[\s-])|(?<=\b[dl]')/)
  const cased = words.map((word, at) => {
    const bare = word.replace(/[\s-]$/, '')
    if (at > 0 && (SMALL_WORDS.has(bare) || bare === "d'" || bare === "l'")) return word
    const upper = word.charAt(0).toUpperCase() + word.slice(1)
    return upper.replace(/^Mc(\p{L})/u, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  })
  return cased.join('')
}
