import { type Catalogue, type Translate, wordIn } from './i18n.ts'

type Words = { t: Translate; messages: Catalogue }

/** "Montreal, Quebec", or a region alone. */
export function placeName(words: Pick<Words, 'messages'>, place: string): string {
  const at = place.lastIndexOf(', ')
  if (at < 0) return wordIn(words.messages, place)
  const [city, state] = [place.slice(0, at), place.slice(at + 2)]
  return `${cityName(words, city, state)}, ${wordIn(words.messages, state)}`
}

/** "New Orleans" as "La Nouvelle-Orléans", "Cook County" as "comté de Cook". */
export function cityName({ messages }: Pick<Words, 'messages'>, city: string, state: string): string {
  const place = `${city}, ${state}`
  const own = wordIn(messages, place)
  if (own !== place) return own
  const county = COUNTY.exec(city)?.[1]
  if (county === undefined) return city
  const named = wordIn(messages, '{name} County').replace('{name}', county)
  return named.replace(/^comté de (?=[AEIOU])/, 'comté d’')
}

const COUNTY = /^(.+) County(?:$|,)/

/** "in Texas" as "au Texas": French has a word for each region. Ends with the name. */
export function inPlace(words: Words, place: string): string {
  const region = `in ${place}`
  const own = wordIn(words.messages, region)
  if (own !== region) return own
  const name = placeName(words, place)
  return COUNTY.test(place)
    ? words.t('in {county}', { county: name })
    : words.t('in {place}', { place: name })
}
