/** Spellings of one sound, in order; what is left of the vowels is dropped after the first letter. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^x/, 's'],
  [/ph/g, 'f'],
  [/(?!^)gh/g, ''],
  [/tch|ch(?=[eiy])/g, 'S'],
  [/sch/g, 'sk'],
  [/ch|ck|qu?/g, 'k'],
  [/dg(?=[eiy])/g, 'j'],
  [/(?:t|s|c)i(?=o)/g, 'S'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/d/g, 't'],
  [/b(?=$)/g, 'p'],
  [/^[aeiouy]+/, 'a'],
  [/(?!^)[aeiouyhw]+/g, ''],
  [/(.)\1+/g, '$1'],
]

/**
 * Returns what a folded name without spaces sounds like in English: equal for "albakerky" and "albuquerque", "fenix" and
 * "phoenix". Not a language's whole phonetics; short results are shared by many names.
 */
export function soundOf(name: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), name)
}
