export type SpelledNumber = { start: number; end: number; key: string }

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENTHS = TENS.map((word) => word.replace(/y$/, 'ieth'))
const SCALES: Readonly<Record<string, number>> = { hundred: 100, thousand: 1000, million: 1e6, billion: 1e9 }

const SMALL = new Map<string, number>([
  ...ONES.map((word, value) => [word, value] as const),
  ...ORDINALS.map((word, value) => [word, value] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...TENTHS.map((word, at) => [word, (at + 2) * 10] as const),
])
const SINGLE: Readonly<Record<string, string>> = {
  twice: 'n2',
  thrice: 'n3',
  dozen: 'n12',
  'half-dozen': 'n6',
  hundredth: 'n100',
  thousandth: 'n1000',
}
/** Facts too, without a number. */
const VAGUE =
  /^(?:half|halves|thirds|quarters|dozens|scores|hundreds|thousands|millions|billions|decades?|centur(?:y|ies)|generations?|centennial|bicentennial|twenties|thirties|forties|fifties|sixties|seventies|eighties|nineties)$/
/** Count nothing: "one of the choices", "at first". */
const COUNTS_NOTHING = /^(?:one|first)$/

const WORD = /(?<![\p{L}\p{N}])\p{L}+(?![\p{L}\p{N}])/gu
/** Between two words of one number. */
const JOINT = /^(?:[ -]|, | and )$/

/** Finds numbers in words, ordinals among them: "twelve hundred", "nineteen forty-eight", "third", "dozens". */
export function findSpelledNumbers(text: string): SpelledNumber[] {
  const found: SpelledNumber[] = []
  let group: { start: number; end: number; words: string[] } | null = null
  const close = () => {
    const key = group && keyOf(group.words)
    if (group && key) found.push({ start: group.start, end: group.end, key })
    group = null
  }
  for (const { 0: written, index } of text.matchAll(WORD)) {
    const word = written.toLowerCase()
    const end = index + word.length
    const isPart = SMALL.has(word) || word in SCALES
    if (group && isPart && JOINT.test(text.slice(group.end, index)) && follows(group.words, word)) {
      group.words.push(word)
      group.end = end
      continue
    }
    if (word === 'and' && group) continue
    close()
    if (isPart) group = { start: index, end, words: [word] }
    else if (word in SINGLE) found.push({ start: index, end, key: SINGLE[word] ?? '' })
    else if (VAGUE.test(word))
      found.push({ start: index, end, key: `about ${word.replace(/ies$/, 'y').replace(/s$/, '')}` })
  }
  close()
  return found
}

/** "two, three" are two numbers; "twenty-one", "nineteen forty", "two hundred" are one. */
function follows(words: readonly string[], next: string): boolean {
  const previous = words.at(-1) ?? ''
  if (next in SCALES || previous in SCALES) return true
  const before = SMALL.get(previous) ?? 0
  const after = SMALL.get(next) ?? 0
  if (before >= 20 && before % 10 === 0 && after < 10 && after > 0) return true
  return words.length === 1 && before >= 10 && after >= 10
}

function keyOf(words: readonly string[]): string | null {
  if (words.length === 1 && COUNTS_NOTHING.test(words[0] ?? '')) return null
  const year = asYear(words)
  return `n${year ?? sumOf(words)}`
}

/** "nineteen forty-eight", "twenty twenty-one". */
function asYear(words: readonly string[]): number | null {
  if (words.length < 2 || words.some((word) => word in SCALES)) return null
  const [head = 0, ...rest] = words.map((word) => SMALL.get(word) ?? 0)
  if (head < 10 || (rest[0] ?? 0) < 10) return null
  return head * 100 + rest.reduce((sum, value) => sum + value, 0)
}

function sumOf(words: readonly string[]): number {
  let total = 0
  let part = 0
  for (const word of words) {
    const scale = SCALES[word]
    if (scale === undefined) part += SMALL.get(word) ?? 0
    else if (scale === 100) part = (part || 1) * 100
    else {
      total += (part || 1) * scale
      part = 0
    }
  }
  return total + part
}
