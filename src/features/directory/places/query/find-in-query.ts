import type { Region } from '../../../../shared/places/regions.ts'
import type { Gazetteer } from '../gazetteer/gazetteer.ts'
import { joinPlaceWords, placeKey } from '../gazetteer/place-key.ts'
import { spelledRegion, WORD_CODES } from '../names/region-names.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import type { QueryWord } from './query-words.ts'

/** Words from `start` to before `end`. */
export type Found = { start: number; end: number }
export type FoundRegion = Found & { region: Region; isWordCode: boolean; isSpelled: boolean }
export type Nickname = ReturnType<Gazetteer['nicknames']>[number]
export type FoundCity = Found & {
  key: string
  nicknames: readonly Nickname[]
  isTown: boolean
  /** "Harris Co". */
  isShortCounty: boolean
  /** "Broward", perhaps a name. */
  isBareCounty: boolean
}

const LONGEST_NAME = 6
/** In postal codes; then a town is meant rather than a part of another city. */
const LARGE_TOWN = 3

/** Also a state misspelt at the end. */
export function findRegions(gazetteer: Gazetteer, words: readonly QueryWord[]): FoundRegion[] {
  const found: FoundRegion[] = []
  for (const { start, end, text } of runs(words)) {
    const region = gazetteer.region(text)
    if (!region) continue
    const isWordCode = end - start === 1 && WORD_CODES.has(text)
    found.push({ start, end, region, isWordCode, isSpelled: false })
  }
  if (found.length === 0) found.push(...misspeltRegions(gazetteer, words))
  // "West Virginia" is not also Virginia.
  return found.filter((one) => !found.some((other) => isWithin(one, other)))
}

/** Misspelt, a state counts only beside other words: at the end, of one or two words, or at the beginning. */
function misspeltRegions(gazetteer: Gazetteer, words: readonly QueryWord[]): FoundRegion[] {
  const spans = [
    { start: words.length - 1, end: words.length },
    { start: words.length - 2, end: words.length },
    { start: 0, end: 1 },
  ]
  for (const { start, end } of spans) {
    if (start < 0 || end - start >= words.length) continue
    const parts = words.slice(start, end).map(({ text }) => text)
    const region = gazetteer.cities(joinPlaceWords(parts)).length === 0 && spelledRegion(parts.join(' '))
    if (region) return [{ start, end, region, isWordCode: false, isSpelled: true }]
  }
  return []
}

/** `hasCity` knows cities that only partners have. */
export function findCities(
  gazetteer: Gazetteer,
  words: readonly QueryWord[],
  regions: readonly FoundRegion[],
  hasCity: (key: string) => boolean,
): FoundCity[] {
  const found: FoundCity[] = []
  // "Pueblo, Colorado": an everyday word is a city right before a state.
  const isNamed = (key: string, end: number) => hasCity(key) && regions.some(({ start }) => start === end)
  const whole = joinPlaceWords(words.map(({ text }) => text))
  const isSaid = ({ region, city }: Nickname) => {
    return regions.some((other) => other.region === region) || whole.includes(placeKey(city))
  }
  for (const { start, end, text, parts } of runs(words)) {
    const county = countyKey(gazetteer, parts)
    const own = joinPlaceWords(parts)
    const bare = hasCity(own) ? undefined : bareCountyKey(gazetteer, text, own)
    const key = county ?? bare ?? own
    const isLarge = hasCity(key) || (gazetteer.cities(key)[0]?.size ?? 0) >= LARGE_TOWN
    const nicknames = gazetteer
      .nicknames(key)
      .filter(({ isShort }) => !isShort || !isLarge)
      .filter((nickname) => !nickname.needsMore || isSaid(nickname))
    const isEveryday = parts.every((part) => EVERYDAY_WORDS.has(part)) && !isNamed(key, end)
    const isName = !isEveryday && text.length > 1 && !/^\d+$/.test(text)
    const isTown =
      isName && (gazetteer.cities(key).length > 0 || hasCity(key) || gazetteer.counties(key).length > 0)
    if (nicknames.length === 0 && !isTown) continue
    found.push({
      start,
      end,
      key,
      nicknames,
      isTown,
      isShortCounty: county !== undefined,
      isBareCounty: bare !== undefined,
    })
  }
  return found
}

/** "Pueblo Co" is the city in Colorado; "Pueblo Co Colorado" is the county. */
export function isInColorado(gazetteer: Gazetteer, countyKey: string): boolean {
  return gazetteer.cities(countyKey.replace(/county$/, '')).some(({ region }) => region.code === 'CO')
}

/** Shorter ones are names of people. */
const MIN_COUNTY = 5

/** "broward": a county whose name no place bears. */
function bareCountyKey(gazetteer: Gazetteer, words: string, own: string): string | undefined {
  const key = `${own}county`
  const isCounty = own.length >= MIN_COUNTY && gazetteer.counties(key).length > 0
  const isOther = () =>
    [gazetteer.cities(own), gazetteer.nicknames(own), gazetteer.counties(own)].some((all) => all.length > 0)
  return isCounty && !gazetteer.region(words) && !isOther() ? key : undefined
}

/** The key of the county when a run ends in "Co". */
function countyKey(gazetteer: Gazetteer, parts: readonly string[]): string | undefined {
  if (parts.length < 2 || parts.at(-1) !== 'co') return undefined
  const key = joinPlaceWords([...parts.slice(0, -1), 'county'])
  return gazetteer.counties(key).length > 0 ? key : undefined
}

/** Up to six words; none crosses a comma but at a comma's place. */
function* runs(words: readonly QueryWord[]) {
  for (let start = 0; start < words.length; start++) {
    const parts: string[] = []
    for (let end = start + 1; end <= Math.min(words.length, start + LONGEST_NAME); end++) {
      const word = words[end - 1] as QueryWord
      if (end > start + 1 && word.isAfterComma) break
      parts.push(word.text)
      yield { start, end, text: parts.join(' '), parts: [...parts] }
    }
  }
}

const isWithin = (a: Found, b: Found) =>
  a !== b && b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start
