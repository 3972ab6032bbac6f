import list from './common-passwords.txt?raw'
import phraseList from './known-phrases.txt?raw'

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !/^#(?: |$)/.test(line))
const squeeze = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')

/** Lower case, from 4 characters. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(linesOf(list))
/** Letters and digits, longest first. */
export const KNOWN_PHRASES: readonly string[] = linesOf(phraseList)
  .map(squeeze)
  .sort((a, b) => b.length - a.length)
/** May be random beside a known phrase. */
const LONG_REST = 8
const LONGEST_WORD = 24

const LETTER_OF: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Two listed words; what costs more is safe. */
const BUDGET = 2
const WORD = 1
const LETTER = 0.4
/** Free beside a word. */
const MARK_ALONE = 0.2

/**
 * Early guesses: common passwords or `ownWords` (lower case), disguised, with digits or a letter or two; runs
 * and repeats; known phrases. Source: ASVS 5.0, 6.2.4, 6.2.11; NIST SP 800-63B, 3.1.1.2.
 */
export function isGuessable(password: string, ownWords: ReadonlySet<string>): boolean {
  const text = password.toLowerCase()
  const isCheap = (part: string) => costOf(part, null) <= BUDGET || costOf(part, ownWords) <= BUDGET
  if (isCheap(text)) return true
  // "i love you i love you".
  const letters = squeeze(text)
  const rest = KNOWN_PHRASES.reduce((left, phrase) => left.replaceAll(phrase, ''), letters)
  return isCheap(letters) || (rest !== letters && (rest.length < LONG_REST || isCheap(rest)))
}

/**
 * The least cost of composing it from early guesses: with `ownWords` one word at least, else runs and
 * characters.
 */
function costOf(text: string, ownWords: ReadonlySet<string> | null): number {
  const mark = ownWords ? 0 : MARK_ALONE
  const plain = [...text].map((sign) => LETTER_OF[sign] ?? sign).join('')
  const withL = text.replaceAll('1', 'l').replace(/[^l]/gu, (sign) => LETTER_OF[sign] ?? sign)
  // [0]: without a word so far, [1]: with one.
  const best = [...text.split(''), null].map(() => [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])
  const reach = (at: number, used: number, cost: number) => {
    const cell = best[at]
    if (cell) cell[used] = Math.min(cell[used] as number, cost)
  }
  reach(0, 0, 0)
  for (const [at, cell] of best.entries()) {
    for (const [used, cost] of cell.entries()) {
      // Saves nine tenths of the time.
      if (cost > BUDGET) continue
      reach(at + 1, used, cost + (/\p{L}/u.test(text[at] ?? '') ? LETTER : mark))
      reach(at + runLength(text, at), used, cost + mark)
      for (let size = 1; size <= at; size += 1) reach(at + repeatLength(text, at, size), used, cost)
      for (let size = 3; ownWords && size <= LONGEST_WORD && at + size <= text.length; size += 1) {
        for (const form of [text, plain, withL]) {
          const word = form.slice(at, at + size)
          if (ownWords.has(word)) reach(at + size, 1, cost)
          else if (COMMON_PASSWORDS.has(word)) reach(at + size, 1, cost + WORD)
        }
      }
    }
  }
  return best.at(-1)?.[ownWords ? 1 : 0] as number
}

/** Repeats of the `size` characters before; below three only of one. */
function repeatLength(text: string, at: number, size: number): number {
  let length = 0
  while (text[at + length] === text[at + length - size]) length += 1
  return length >= 3 || size === 1 ? length : 0
}

/** "abcd", "4321"; 0 below three. */
function runLength(text: string, at: number): number {
  const stepAt = (n: number) => {
    const step = (text.codePointAt(n + 1) ?? 0) - (text.codePointAt(n) ?? 0)
    // The keyboard's order.
    if (/^(?:90|09)$/.test(text.slice(n, n + 2))) return -Math.sign(step)
    return step
  }
  const step = stepAt(at)
  if (Math.abs(step) !== 1) return 0
  let end = at + 1
  while (stepAt(end) === step) end += 1
  return end - at >= 2 ? end - at + 1 : 0
}
