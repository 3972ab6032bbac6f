import { toSlug } from '../../shared/places/slugs.ts'

/** Long enough for every true name; an address of more would be cut by mail programs. */
const LONGEST_SLUG = 120

/** The slug of a partner before it is made unique: its name and city, "hollis-and-wren-asheville". */
export function slugBase(name: string, city: string): string {
  const slug = toSlug(`${name} ${city}`).slice(0, LONGEST_SLUG).replace(/-+$/, '')
  return slug === '' ? 'partner' : slug
}

/**
 * Gives new partners their slugs: name and city, with -2, -3 … where that is taken. `taken` = every slug in the
 * directory, deleted partners' included; what it gives away is taken from then on. Hold the directory's version lock
 * (takeNextVersion) from reading `taken` until the commit, so that two writers never choose the same one.
 */
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
