/** Sample data must be equal on every machine. */
export type Random = ReturnType<typeof createRandom>

/** sfc32 (PractRand) seeded by FNV-1a. Not for secrets. */
export function createRandom(seed: string) {
  let a = hash(seed)
  let b = hash(`${seed}/b`)
  let c = hash(`${seed}/c`)
  let counter = 1
  /** In [0, 1). */
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  /** Bounds included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  /** The list must not be empty. */
  const pick = <T>(items: readonly T[]) => items[int(0, items.length - 1)] as T
  const shuffle = <T>(items: readonly T[]) => {
    const shuffled = [...items]
    for (let index = shuffled.length - 1; index > 0; index--) {
      const other = int(0, index)
      const kept = shuffled[index] as T
      shuffled[index] = shuffled[other] as T
      shuffled[other] = kept
    }
    return shuffled
  }
  /** In the list's order; all when fewer. */
  const sample = <T>(items: readonly T[], count: number) => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count))
    return items.filter((_, index) => chosen.has(index))
  }
  return { next, int, pick, shuffle, sample, chance: (probability: number) => next() < probability }
}

/** "oak*2,elm" → oak, oak, elm. */
export const spread = <Word extends string>(list: string, separator: string): readonly Word[] =>
  list.split(separator).flatMap((entry) => {
    const [word, weight] = entry.split('*')
    return Array<Word>(Number(weight ?? 1)).fill(word as Word)
  })

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
