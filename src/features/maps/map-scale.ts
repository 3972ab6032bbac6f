import type { MapScale } from '../../shared/places/map.ts'
import type { Frame } from './frame.ts'

const LONGEST_PX = 110
const KM_PER_MILE = 1.609344

/** The longest bar of 1, 2 or 5 times a power of ten, at most 110 px wide. */
export function mapScale({ width, milesAcross }: Frame, unit: 'mi' | 'km'): MapScale {
  const pixelsPerUnit = width / (milesAcross * (unit === 'km' ? KM_PER_MILE : 1))
  const most = LONGEST_PX / pixelsPerUnit
  const power = 10 ** Math.floor(Math.log10(most))
  const factor = [5, 2, 1].find((times) => times * power <= most) ?? 1
  const length = factor * power
  return { width: Math.round(length * pixelsPerUnit * 10) / 10, length, unit }
}
