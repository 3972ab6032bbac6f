import { startTestPostgres } from '../../../tests/test-postgres.ts'
import { isCaught } from './is-caught.ts'
import { runVitest, type TestResult } from './run-vitest.ts'
import { selectTests } from './select-tests.ts'
import { makeSourceCopy } from './source-copy.ts'
import type { Fault, TrustRow } from './trust-row.ts'

export type Catch = { rowId: number; fault: Fault; isCaught: boolean; how: string }

/**
 * Puts the faults of the rows back one at a time, in a copy of the source tree. A fault is caught when tests that
 * passed without it fail by an assertion; a file that no longer loads catches nothing. Tells of each as it comes.
 */
export async function catchFaults(rows: readonly TrustRow[], tell: (found: Catch) => void): Promise<Catch[]> {
  const copy = await makeSourceCopy()
  const postgres = await startTestPostgres()
  const environment = { TEST_DATABASE_URL: postgres.url }
  const found: Catch[] = []
  try {
    const files = new Set(rows.flatMap(({ faults }) => faults.map(({ caughtBy }) => caughtBy)))
    const proofs = rows.flatMap((row) => row.proofs)
    const control = await runVitest(copy.folder, [...files], environment)
    for (const { id, faults } of rows) {
      for (const fault of faults) {
        const place = { file: fault.caughtBy, titles: fault.titles }
        const before = selectTests(control.tests, place)
        const how = await copy.withFault(fault, async () => {
          if (!before.some(({ state }) => state === 'passed')) return 'its tests do not pass without the fault'
          const full = fault.inFull ? proofs.find(({ file }) => file === fault.caughtBy)?.full : {}
          const run = await runVitest(
            copy.folder,
            [fault.caughtBy],
            { ...environment, ...full },
            patternOf(fault.titles),
          )
          return explain(before, selectTests(run.tests, place), run.broken.length > 0)
        })
        const result = { rowId: id, fault, isCaught: how === CAUGHT, how }
        tell(result)
        found.push(result)
      }
    }
  } finally {
    await postgres.stop()
    await copy.remove()
  }
  return found
}

const CAUGHT = 'caught'

/** In words for the reader of the run. */
function explain(before: readonly TestResult[], after: readonly TestResult[], isBroken: boolean): string {
  if (isCaught(before, after, isBroken)) return CAUGHT
  if (isBroken) return 'the file did not load'
  const failure = after.find(({ state }) => state === 'failed')?.failures[0]
  return failure ? `no assertion failed: ${failure.split('\n')[0]}` : 'every test still passes'
}

function patternOf(titles: readonly string[] | undefined): string | undefined {
  return titles?.map((title) => RegExp.escape(title)).join('|')
}
