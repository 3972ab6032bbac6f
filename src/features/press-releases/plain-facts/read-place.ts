import { findRegion, type Region } from '../../../shared/places/regions.ts'

export type ReleasePlace = { city: string; region: Region }

/** City and state of "12 Elm St, Asheville, NC 28801", "…, Québec (QC) G1R 2B5". Null when none is told. */
export function readPlace(address: string): ReleasePlace | null {
  const parts = address
    .replace(/,?\s*\b(?:USA|U\.S\.A\.|United States(?: of America)?|Canada)\.?\s*$/i, '')
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  for (let index = parts.length - 1; index >= 0; index--) {
    const part = (parts[index] ?? '').replace(/\b\d{5}(?:-\d{4})?$|\b[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, '').trim()
    const bracketed = /^(.*?)\s*\(([A-Za-z]{2})\)$/.exec(part)
    if (bracketed) {
      const region = findRegion(bracketed[2] ?? '')
      if (region && bracketed[1]) return { city: bracketed[1], region }
    }
    const whole = part === '' ? undefined : findRegion(part)
    const city = parts[index - 1]
    if (whole && city && !/\d/.test(city)) return { city, region: whole }
    const split = /^(\D+?)\s+([A-Za-z]{2})$/.exec(part)
    const region = split ? findRegion(split[2] ?? '') : undefined
    if (split && region && index > 0) return { city: split[1] ?? '', region }
  }
  return null
}
