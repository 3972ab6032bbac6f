import { type Catalogue, type Translate, wordIn } from './i18n.ts'

type Words = { t: Translate; messages: Catalogue }

/** "Montreal, Quebec", or a region alone. */
export function placeName(words: Pick<Words, 'messages'>, place: string): string {
  const at = place.lastIndexOf(', ')
  if (at < 0) return wordIn(words.messages, place)
  const [city, state] = [place.slice(0, at), place.slice(at + 2)]
  return `${cityName(words, city, state)}, ${wordIn(words.messages, state)}`
}

/** "New Orleans" as "La Nouvelle-Orléans". */
export function cityName({ messages }: Pick<Words, 'messages'>, city: string, state: string): string {
  const place = `${city}, ${state}`
  const own = wordIn(messages, place)
  return own === place ? city : own
}

/** "in Texas" as "au Texas": French has a word of its own for each region. Ends with the name. */
export function inPlace(words: Words, place: string): string {
  const region = `in ${place}`
  const own = wordIn(words.messages, region)
  return own === region ? words.t('in {place}', { place: placeName(words, place) }) : own
}
