import { escapePattern } from '../../../shared/press-releases/text/map-prose.ts'

/**
 * A first reference in full: "Emily is joining" → "Emily Ridgeway is joining". `before` is what was told already; `house`
 * its name and address, whose words may be no people.
 */
export function nameInFull(
  sentence: string,
  people: readonly (string | null)[],
  house: string,
  before: string,
): string {
  return people.reduce<string>((told, person) => {
    const parts = person?.split(' ') ?? []
    const bare = [parts[0] ?? '', parts.at(-1) ?? ''].filter(
      (part) => /^\p{Lu}\p{Ll}/u.test(part) && !house.includes(part),
    )
    if (!person || parts.length < 2 || bare.length === 0 || `${before} ${told}`.includes(person)) return told
    // Not "Boone County", "Teresa Hale" or "the Boones".
    const name = new RegExp(
      `(?<!(?<!(?<!\\b(?:Dr|Mrs?|Ms|Rev))[.!?] )\\b\\p{Lu}[\\p{L}.]* |\\b[Tt]he |[\\p{L}-])(?:${bare.map(escapePattern).join('|')})(?![\\p{L}-]| \\p{Lu}| \\d)`,
      'u',
    )
    return told.replace(name, person).replace(/\.\.$/, '.')
  }, sentence)
}
