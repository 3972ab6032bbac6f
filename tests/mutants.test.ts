import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { draw, mutateSource } from '../bench/bar/mutants/find-mutants.ts'
import { MUTANT_FOLDERS, testsOf } from '../bench/bar/mutants/mutant-folders.ts'
import { judge } from '../bench/bar/mutants/run-mutants.ts'
import { noticeOf } from '../bench/bar/mutants/try-mutants.ts'
import { noteReach } from '../bench/bar/mutants/watch-reach.ts'

/** The whole source with each fault in it. */
const mutate = (source: string) =>
  mutateSource('a.ts', source).map(
    ({ start, end, text }) => source.slice(0, start) + text + source.slice(end),
  )

describe('faults of', () => {
  test.each<[string, string, string[]]>([
    ['a guard', 'if (!ok) throw bad', ['if (false) throw bad', 'if ((ok)) throw bad', 'if (!ok) ;']],
    ['a condition', 'if (ok) go()', ['if (!(ok)) go()', 'if (false) go()', 'if (ok) ;']],
    ['a comparison', 'x = a === b', ['x = a !== b', ';']],
    ['a boundary', 'const x = a < b', ['const x = a <= b']],
    ['a choice', 'const x = a ? b : c', ['const x = !(a) ? b : c']],
    ['both', 'const x = a && b', ['const x = a || b']],
    ['a small number', 'const x = 3', ['const x = 4', 'const x = 2']],
    ['a large number', 'const x = 1_000', ['const x = 2000', 'const x = 500']],
    ['a list', 'const x = [a, b]', ['const x = [b]', 'const x = [a]']],
    ['conditions', 'const x = and(a, b)', ['const x = and(b)', 'const x = and(a)']],
    ['a word', "const x = 'admin'", ["const x = ''"]],
    ['a pattern', 'const x = /^a$/i', ['const x = /a$/i', 'const x = /^a/i']],
    ['a quantifier', 'const x = all.every(ok)', ['const x = all.some(ok)']],
    ['a sentence for people', "const x = 'Not found.' + 'Please try again.'", []],
    ['types and imports', "import { a } from 'a'\ntype B = 'b' | 1", []],
    ['a method of every object', 'const x = a.toString()', []],
  ])('%s', (_, source, expected) => expect(mutate(source).sort()).toEqual(expected.sort()))
})

test('a function notes that it ran, in each of its forms', () => {
  const noted = noteReach('a.ts', 'const f = () => ({ a: 1 })\nfunction g() { return f() }')
  const reached = new Set<string>()
  const run = new Function('globalThis', `${noted}; return g()`)
  expect(run({ __reached: reached })).toEqual({ a: 1 })
  expect([...reached]).toEqual(['a.ts'])
})

test('a seed draws the same faults again, another one others, none twice', () => {
  const all = Array.from({ length: 1000 }, (_, at) => at)
  expect(draw(all, 40, 1)).toEqual(draw(all, 40, 1))
  expect(draw(all, 40, 1)).not.toEqual(draw(all, 40, 2))
  expect(new Set(draw(all, 1000, 1)).size).toBe(1000)
})

test('nine of ten have to be killed, in a folder that was tried often enough, and of all', () => {
  const trials = (killed: number, survived: number) =>
    [...Array(killed).fill(true), ...Array(survived).fill(false)].map((isKilled) => ({
      folder: 'src/a',
      isKilled,
    }))
  expect(judge('src/a', trials(36, 4))).toEqual([{ id: 'src/a', n: 36, m: 40, pass: true }])
  expect(judge('src/a', trials(35, 5))).toEqual([{ id: 'src/a', n: 35, m: 40, pass: false }])
  expect(judge('src/a', trials(1, 5))).toEqual([{ id: 'src/a', n: 1, m: 6, pass: null }])
  expect(judge('all', trials(1, 5))).toEqual([{ id: 'all', n: 1, m: 6, pass: false }])
  expect(judge('src/b', trials(1, 5))).toEqual([])
})

test('every folder and its tests are there', () => {
  for (const subject of MUTANT_FOLDERS) {
    expect(existsSync(subject.folder), subject.folder).toBe(true)
    for (const file of testsOf(subject)) expect(existsSync(file), file).toBe(true)
  }
})

test('a fault is noticed by a test that fails, cannot start or does not end, and passed before', () => {
  const run = (state: 'passed' | 'failed' | 'not run', broken: { file: string; message: string }[] = []) => ({
    tests: [{ file: 'a.test.ts', name: 'adds', state, failures: ['AssertionError: 3'] }],
    broken,
  })
  const passed = new Set(['a.test.ts > adds'])
  expect(noticeOf(run('passed'), passed)).toBeNull()
  expect(noticeOf(run('failed'), passed)).toBe('a.test.ts > adds: AssertionError: 3')
  expect(noticeOf(run('not run'), passed)).toBe('a.test.ts > adds did not end')
  for (const state of ['failed', 'not run'] as const) expect(noticeOf(run(state), new Set())).toBeNull()
  expect(noticeOf(run('passed', [{ file: 'b.test.ts', message: 'no such file' }]), passed)).toBe(
    'b.test.ts did not run: no such file',
  )
})
