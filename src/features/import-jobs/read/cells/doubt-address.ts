import type { Region } from '../../../../shared/places/regions.ts'

/** Letters and digits alone, to compare spellings. */
export const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

type Place = { name: string; address: string; city: string; zipCode: string }

/** Doubts an address that only repeats the row's name or its city, state and postal code. */
export function doubtAddress(
  { name, address, city, zipCode }: Place,
  region: Region | undefined,
): string | null {
  const written = lettersOf(address)
  if (written === '') return null
  if (written === lettersOf(name)) return 'It repeats the name.'
  const town = lettersOf(city)
  if (town === '' || !written.startsWith(town)) return null
  const states = region ? [region.name, region.code, ''].map(lettersOf) : ['']
  const codes = [zipCode, zipCode.slice(0, 5), ''].map(lettersOf)
  const isPlace = states.some((state) => codes.some((code) => written === town + state + code))
  return isPlace ? 'It is the city, without a street.' : null
}
