import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ALL_ROWS } from '../bench/bar/trust/all-rows.ts'
import { isCaught } from '../bench/bar/trust/is-caught.ts'

const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const proofs = ALL_ROWS.flatMap((row) => row.proofs)
const faults = ALL_ROWS.flatMap((row) => row.faults.map((fault) => ({ ...fault, row })))

test('rows 1 to 45 are there once, each with proofs and a fault; there are 40 faults and more', () => {
  expect(ALL_ROWS.map(({ id }) => id)).toEqual(Array.from({ length: 45 }, (_, at) => at + 1))
  for (const row of ALL_ROWS) {
    expect(row.proofs.length, String(row.id)).toBeGreaterThan(0)
    expect(row.faults.length, String(row.id)).toBeGreaterThan(0)
  }
  expect(faults.length).toBeGreaterThanOrEqual(40)
})

test('docs/trust.md explains every row under its title', () => {
  const text = read('docs/trust.md')
  for (const { id, title } of ALL_ROWS) expect(text).toContain(`| ${id} | ${title} |`)
})

test('every proof and every fault names tests that exist', () => {
  const named = [...proofs, ...faults.map(({ caughtBy, titles }) => ({ file: caughtBy, titles }))]
  const missing = named.flatMap(({ file, titles = [] }) => {
    const text = read(file)
    if (!/\b(?:test|it)\b/.test(text)) return [file]
    return titles.filter((title) => !text.includes(title)).map((title) => `${file}: ${title}`)
  })
  expect(missing).toEqual([])
})

test('a bench whose figures are missing is not met', () => {
  const benches = ALL_ROWS.flatMap((row) => row.benches ?? [])
  const met = benches.flatMap(({ subject, asks, isMet }) => {
    const rows: Record<string, unknown>[] = JSON.parse(
      read(`bench/results/${subject}.json`) || '{"rows":[{}]}',
    ).rows
    // A row with a verdict of its own is judged where it is made.
    const judged = rows.filter((row) => !Object.values(row).some((value) => typeof value === 'boolean'))
    const withoutFigures = judged.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, typeof value === 'number' ? null : value]),
      ),
    )
    return withoutFigures.filter((row) => isMet(row) === true).map((row) => `${asks}: ${JSON.stringify(row)}`)
  })
  expect(met).toEqual([])
})

test('every bench is a subject of npm run bench', () => {
  const benches = ALL_ROWS.flatMap((row) => row.benches ?? [])
  const text = read('bench/run.ts')
  for (const { subject } of benches) expect(text).toMatch(new RegExp(`^ {2}'?${subject}'?: \\(`, 'm'))
})

test('the variables that enlarge a proof are read by its file', () => {
  for (const { file, full = {} } of proofs)
    for (const name of Object.keys(full)) expect(read(file), file).toContain(`process.env.${name}`)
})

test('every fault replaces a text that occurs once in its file', () => {
  const odd = faults.filter(
    ({ file, find, replace }) => read(file).split(find).length !== 2 || find === replace,
  )
  expect(odd.map(({ file, find }) => `${file}: ${find}`)).toEqual([])
  for (const { file, breaks } of faults) expect(file, breaks).not.toMatch(/\.test\.tsx?$/)
  expect(new Set(faults.map(({ file, find }) => `${file}: ${find}`)).size).toBe(faults.length)
})

test('only a failed assertion of a test that passed before catches a fault', () => {
  const result = (state: 'passed' | 'failed', failure = '') => [
    { file: 'a.test.ts', name: 'a', state, failures: failure ? [failure] : [] },
  ]
  const before = result('passed')
  expect(isCaught(before, result('failed', 'AssertionError: expected 200 to be 401'), false)).toBe(true)
  expect(isCaught(before, result('failed', 'Error: Property failed after 1 tests'), false)).toBe(true)
  expect(isCaught(before, result('passed'), false)).toBe(false)
  expect(isCaught(before, result('failed', 'ReferenceError: x is not defined'), false)).toBe(false)
  expect(isCaught(before, result('failed', 'AssertionError: no'), true)).toBe(false)
  expect(isCaught(before, [], false)).toBe(false)
  expect(isCaught(result('failed'), result('failed', 'AssertionError: no'), false)).toBe(false)
})
