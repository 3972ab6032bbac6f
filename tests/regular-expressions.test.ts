import { readdirSync, readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'

/** Of each repetition; `npm run bar -- trust 18 --full` takes more, which shows slower growth as well. */
const LENGTH = Number(process.env.PATTERN_LENGTH ?? 400)
/** For all texts of one pattern: far more than any needs, far less than an exponential one takes. */
const LIMIT_MS = 2000 + 5 * LENGTH

type Pattern = { file: string; source: string; flags: string }

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
)

/** Whether a text may hold one, so that most files need no parser. */
const MAY_HOLD = /(?:^|[=(,:!&|?[{};>]|return)\s*\/(?![/*])/m

/** Every regular expression that is written out in a text of the product. */
function patternsIn(file: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const walk = (node: unknown) => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    else if (typeof node === 'object' && node !== null) {
      const { regex } = node as { regex?: { pattern: string; flags: string } }
      if (regex) found.push({ file, source: regex.pattern, flags: regex.flags })
      else for (const part of Object.values(node)) walk(part)
    }
  }
  if (MAY_HOLD.test(text)) walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body)
  return found
}

/** Repetitions of what stands in the pattern, with an end that fits nothing. */
function textsAgainst(source: string): string[] {
  const signs = [
    ...new Set(source.replace(/\\[a-zA-Z]|\\u\{?[\da-f]+\}?/gi, '').replace(/[\\^$*+?()[\]{}|]/g, '')),
  ]
  const units = [
    ...signs.slice(0, 40),
    'a',
    'A',
    '0',
    ' ',
    '\t',
    '\n',
    '-',
    '_',
    '.',
    'é',
    'a ',
    'a.',
    '0a',
    '<a',
    '""',
  ]
  return units.map((unit) => `${unit.repeat(LENGTH)}\u0001!`)
}

const context = createContext({})
const SEARCH = new Script('for (const text of texts) pattern.test(text)')

/** Returns whether the pattern answers every text in time. V8 ends a search at the limit of `runInContext`. */
function isQuick({ source, flags }: Pattern): boolean {
  context.texts = textsAgainst(source)
  context.pattern = new RegExp(source, flags.replace(/[gy]/g, ''))
  try {
    SEARCH.runInContext(context, { timeout: LIMIT_MS })
    return true
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false
    throw error
  }
}

test('no regular expression of the product takes exponential time', { timeout: 600_000 }, () => {
  const patterns = files.flatMap((file) => patternsIn(file, readFileSync(`src/${file}`, 'utf8')))
  const distinct = new Map(patterns.map((pattern) => [`${pattern.source}/${pattern.flags}`, pattern]))
  expect(distinct.size).toBeGreaterThan(300)
  const slow = [...distinct.values()].filter((pattern) => !isQuick(pattern))
  expect(slow.map(({ file, source }) => `${file}: ${source}`)).toEqual([])
})

test('one that does is found in a text and found to be slow', { timeout: 120_000 }, () => {
  const [pattern] = patternsIn('x.ts', 'const words: RegExp = /^(\\w+\\s?)*$/')
  expect(pattern).toMatchObject({ source: '^(\\w+\\s?)*$' })
  expect(pattern && isQuick(pattern)).toBe(false)
})
