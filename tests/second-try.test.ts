import { expect, test } from 'vitest'
import type { Failure, Tally } from '../scripts/test/run-suite.ts'
import { merge } from '../scripts/test/run-twice.ts'

const failure = (file: string, name: string): Failure => ({ file, test: name, message: 'expected 1 to be 2' })
const LATE = failure('late.test.ts', 'a toast goes')
const WRONG = failure('wrong.test.ts', 'two and two')

function tally(passed: number, failures: Failure[], failed = failures.length): Tally {
  return { title: 'suite', passed, failed, skipped: 4, failures, retried: [] }
}

test('what passes on the second try counts as passed, by name; what fails twice has failed', () => {
  expect(merge(tally(98, [LATE, WRONG]), tally(9, [WRONG]))).toEqual({
    title: 'suite',
    passed: 99,
    failed: 1,
    skipped: 4,
    failures: [WRONG],
    retried: [LATE],
  })
})

test('a test that fails on the second try alone has passed on the first', () => {
  expect(merge(tally(99, [LATE]), tally(9, [failure('late.test.ts', 'a toast stays')]))).toMatchObject({
    passed: 100,
    failed: 0,
  })
})

test('a file that does not load on the second try clears none of its tests', () => {
  expect(merge(tally(98, [LATE]), tally(0, [failure('late.test.ts', '')]))).toMatchObject({ failed: 1 })
})

test('a second run that breaks off clears nothing', () => {
  expect(merge(tally(98, [LATE]), tally(0, [], 1))).toEqual(tally(98, [LATE]))
})
