import { toSlug } from '../../shared/places/slugs.ts'

/** Mail programs cut longer ones. */
const LONGEST_SLUG = 120

/** Not yet unique. */
export function slugBase(name: string, city: string): string {
  const slug = [...toSlug(`${name} ${city}`)].slice(0, LONGEST_SLUG).join('').replace(/-+$/, '')
  return slug === '' ? 'partner' : slug
}

/** Adds -2, -3 …; `taken` must hold all slugs. Hold the version lock until commit. */
export function createSlugs(taken: Iterable<string>): (name: string, city: string) => string {
  const used = new Set(taken)
  const lastNumber = new Map<string, number>()
  return (name, city) => {
    const base = slugBase(name, city)
    let number = lastNumber.get(base) ?? 1
    let slug = number === 1 ? base : `${base}-${number}`
    while (used.has(slug)) {
      number += 1
      slug = `${base}-${number}`
    }
    lastNumber.set(base, number)
    used.add(slug)
    return slug
  }
}
