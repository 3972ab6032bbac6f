import type { EmulatedPlace } from './emulated-place.ts'

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
const words = (text: string) => fold(text).match(/[a-z0-9]+/g) ?? []
const digits = (text: string) => text.replace(/\D/g, '').slice(-10)

const LEAST_SHARE = 0.4
const NEAR_BONUS = 0.1

type Bias = { center: { latitude: number; longitude: number }; radius: number } | null

/** By telephone number, else by words of name and address; best first. */
export function createPlaceFinder(places: () => Iterable<EmulatedPlace>) {
  const known = new WeakMap<EmulatedPlace, { words: Set<string>; phone: string }>()
  const read = (place: EmulatedPlace) => {
    const found = known.get(place)
    if (found) return found
    const made = {
      words: new Set(words(`${place.displayName.text} ${place.formattedAddress}`)),
      phone: digits(place.nationalPhoneNumber ?? ''),
    }
    known.set(place, made)
    return made
  }
  return (query: string, bias: Bias): EmulatedPlace[] => {
    if (/^\+?[\d\s().-]{10,}$/.test(query.trim())) {
      const phone = digits(query)
      return [...places()].filter((place) => read(place).phone === phone)
    }
    const asked = [...new Set(words(query))]
    const scored = [...places()].flatMap((place) => {
      const share = asked.filter((word) => read(place).words.has(word)).length / Math.max(asked.length, 1)
      return share < LEAST_SHARE ? [] : [{ place, score: share + bonus(place, bias) }]
    })
    return scored
      .sort((a, b) => b.score - a.score || (a.place.id < b.place.id ? -1 : 1))
      .map(({ place }) => place)
  }
}

function bonus({ location }: EmulatedPlace, bias: Bias): number {
  if (!bias) return 0
  const north = (location.latitude - bias.center.latitude) * 111_000
  const east = (location.longitude - bias.center.longitude) * 85_000
  return NEAR_BONUS / (1 + Math.hypot(north, east) / Math.max(bias.radius, 1))
}
