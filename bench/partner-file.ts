import zipcodes from 'zipcodes'
import { findRegion } from '../src/shared/places/regions.ts'

/** Writes a list of `count` distinct partners at real ZIPs; names begin with `word`. */
export function partnerFile(count: number, word: string): string {
  const places = Object.values(zipcodes.codes).filter(
    // Not "Shell Oil Box 150" and the like, which an import doubts.
    (place) => place.country === 'US' && findRegion(place.state) && !/[\d/]/.test(place.city),
  )
  const lines = Array.from({ length: count }, (_, number) => {
    const place = places[(number * 7919) % places.length] as (typeof places)[number]
    // Toll-free: of no state.
    const phone = `888${2_000_000 + number}`
    const text = `A family house at ${number + 1} Main Street in ${place.city} that answers the telephone at any hour.`
    return `"${word} ${number} Funeral Home",${number + 1} Main Street,${place.city},${place.state},${place.zip},${phone},office${number}@example.org,"${text}"`
  })
  return ['name,address,city,state,zip,phone,email,description', ...lines].join('\n')
}
