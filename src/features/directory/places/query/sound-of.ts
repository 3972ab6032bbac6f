/** In order; vowels that are left after the first letter are dropped. */
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
 * Equal for "albakerky" and "albuquerque", "fenix" and "phoenix", in English. Takes a folded name without
 * spaces. Many names share a short result.
 */
export function soundOf(name: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), name)
}
