import type { TestResult } from './test-session.ts'

/** A time-out or an assertion is the test's own verdict; another error may come from a fault that does not even run. */
const VERDICT = /^AssertionError|Test timed out|^Error: Property failed/

/**
 * Returns whether a fault was caught: by a test that passed without it and now fails by an assertion. `isBroken`: the
 * file did not load, which catches nothing.
 */
export function isCaught(
  before: readonly TestResult[],
  after: readonly TestResult[],
  isBroken: boolean,
): boolean {
  const passed = new Set(before.filter(({ state }) => state === 'passed').map(({ name }) => name))
  return (
    !isBroken &&
    after.some(
      ({ state, name, failures }) =>
        state === 'failed' && passed.has(name) && failures.some((message) => VERDICT.test(message)),
    )
  )
}
