/** Beginnings of one sound. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^f/, 'ph'],
  [/^ph/, 'f'],
  [/^k(?=[aolru])/, 'c'],
  [/^c(?=[aolru])/, 'k'],
  [/^s(?=[eiy])/, 'c'],
  [/^c(?=[eiy])/, 's'],
  [/^j(?=[eiy])/, 'g'],
  [/^g(?=[eiy])/, 'j'],
  [/^n/, 'kn'],
  [/^r/, 'wr'],
]

/** Returns a placeKey with a beginning of the same sound ("farr" for "pharr"). */
export function soundedAlike(key: string): string[] {
  return BEGINNINGS.filter(([spelling]) => spelling.test(key)).map(([spelling, other]) =>
    key.replace(spelling, other),
  )
}

/** Returns a placeKey with one of two equal letters in a row left out ("marfaa" for "marfa"). */
export function typedOnce(key: string): string[] {
  return Array.from(key.matchAll(/(.)\1/g), ({ index }) => key.slice(0, index) + key.slice(index + 1))
}
