/**
 * Edits up to `most`, a swap of neighbours being one (optimal string alignment), else Infinity. O(length²).
 */
export function swapDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return Number.POSITIVE_INFINITY
  const row = lastRow(a, b, most)
  return bounded(row?.[b.length], most)
}

/** To the prefix of `text` that resembles `typed` most. */
export function swapPrefixDistance(typed: string, text: string, most: number): number {
  const row = lastRow(typed, text, most)
  return bounded(row && Math.min(...row), most)
}

function bounded(edits: number | undefined, most: number): number {
  return edits !== undefined && edits <= most ? edits : Number.POSITIVE_INFINITY
}

/** `a` to each prefix of `b`; undefined when all exceed `most`. */
function lastRow(a: string, b: string, most: number): number[] | undefined {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let least = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + (isSame ? 0 : 1),
      )
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (isSwap) edits = Math.min(edits, (beforeLast[j - 2] as number) + 1)
      row.push(edits)
      least = Math.min(least, edits)
    }
    if (least > most) return undefined
    beforeLast = last
    last = row
  }
  return last
}
