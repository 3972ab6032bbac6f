/** Sample data must be equal on every machine. */
export type Random = {
  /** In [0, 1). */
  next(): number
  /** Inclusive. */
  int(min: number, max: number): number
  /** 0 to 1. */
  chance(probability: number): boolean
  /** The list must not be empty. */
  pick<T>(items: readonly T[]): T
  /** In order; all when fewer. */
  sample<T>(items: readonly T[], count: number): T[]
  shuffle<T>(items: readonly T[]): T[]
}

/** sfc32 (PractRand) seeded by FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/). Not for secrets. */
export function createRandom(seed: string): Random {
  let a = hash(seed)
  let b = hash(`${seed}/b`)
  let c = hash(`${seed}/c`)
  let counter = 1
  const next = () => {
    const t = (((a + b) | 0) + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + t
    return (t >>> 0) / 4294967296
  }
  for (let round = 0; round < 12; round++) next()
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
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
  const sample = <T>(items: readonly T[], count: number) => {
    const chosen = new Set(shuffle(items.map((_, index) => index)).slice(0, count))
    return items.filter((_, index) => chosen.has(index))
  }
  return { next, int, pick, shuffle, sample, chance: (probability) => next() < probability }
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value >>> 0
}
