import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// ASVS 5.0.0, 5.0/docs_en/…_en.csv: the ids of levels 1 and 2.
import LEVELS from './asvs-levels.json' with { type: 'json' }

const text = readFileSync('docs/asvs.md', 'utf8')
const VERDICTS = ['met', 'not applicable', 'exception'] as const
const rows = [...text.matchAll(/^\| (V\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', asks = '', verdict = '', reason = '']) => ({ id, level, asks, verdict, reason }),
)
const order = (id: string) =>
  id
    .slice(1)
    .split('.')
    .reduce((sum, part) => sum * 1000 + Number(part), 0)
const sorted = (ids: string[]) => ids.toSorted((a, b) => order(a) - order(b))

test.each(['1', '2'] as const)('every requirement of level %s stands in docs/asvs.md once', (level) => {
  expect(sorted(rows.filter((row) => row.level === level).map(({ id }) => id))).toEqual(sorted(LEVELS[level]))
})

test('each has few words on what it asks, and a verdict; what is met names a place', () => {
  for (const { id, asks, verdict, reason } of rows) {
    expect(VERDICTS, id).toContain(verdict)
    expect(asks.split(' ').length, id).toBeLessThanOrEqual(8)
    if (verdict === 'met') expect(reason, id).toMatch(/`|below/)
    if (verdict === 'exception') expect(reason.split(' ').length, id).toBeGreaterThan(8)
  }
})

test('the counts of the introduction are those of the tables', () => {
  for (const [level, ids] of Object.entries(LEVELS)) {
    const counts = VERDICTS.map(
      (verdict) => rows.filter((row) => row.level === level && row.verdict === verdict).length,
    )
    expect(text).toContain(`| ${[level, ids.length, ...counts].join(' | ')} |`)
  }
})

test('every file that it names exists', () => {
  const named = [
    ...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.[a-z]+|\.dockerignore|Dockerfile|deploy\/Caddyfile)`/g),
  ]
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, path]) => `docs/${path}`)
  const files = [...named.map(([, path = '']) => path), ...linked]
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => !existsSync(file))).toEqual([])
})
