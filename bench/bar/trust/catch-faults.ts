import { isCaught } from './is-caught.ts'
import { selectTests } from './select-tests.ts'
import { makeSourceCopy } from './source-copy.ts'
import { openTests, type TestResult, type TestRun } from './test-session.ts'
import type { Fault, TrustRow } from './trust-row.ts'

export type Catch = { rowId: number; fault: Fault; isCaught: boolean; how: string }

const CAUGHT = 'caught'

/**
 * Puts the faults of the rows back one at a time, in a copy of the source tree. A fault is caught when tests that
 * passed without it fail by an assertion; a file that no longer loads catches nothing. `tell` reports each as it is known.
 */
export async function catchFaults(rows: readonly TrustRow[], tell: (found: Catch) => void): Promise<Catch[]> {
  const copy = await makeSourceCopy()
  const found: Catch[] = []
  const faults = rows.flatMap((row) => row.faults.map((fault) => ({ rowId: row.id, fault })))
  try {
    for (const isFull of [false, true]) {
      const environment = isFull ? fullFormOf(rows) : {}
      const chosen = faults.filter(({ fault }) => Boolean(fault.inFull) === isFull)
      if (chosen.length === 0) continue
      const tests = await openTests(copy.folder, environment)
      try {
        const control = new Map<string, TestRun>()
        for (const { rowId, fault } of chosen) {
          const { caughtBy, titles, file } = fault
          const pattern = patternOf(titles)
          const before = control.get(caughtBy) ?? (await tests.run([caughtBy]))
          control.set(caughtBy, before)
          const after = await copy.withFault(fault, async () => {
            await tests.forget(file)
            return tests.run([caughtBy], pattern)
          })
          await tests.forget(file)
          const of = (run: TestRun) => selectTests(run.tests, { file: caughtBy, titles })
          const how = explain(of(before), of(after), after.broken.length > 0)
          found.push({ rowId, fault, isCaught: how === CAUGHT, how })
          tell({ rowId, fault, isCaught: how === CAUGHT, how })
        }
      } finally {
        await tests.close()
      }
    }
  } finally {
    await copy.remove()
  }
  return found
}

/** The variables of every proof that a fault needs in full. */
function fullFormOf(rows: readonly TrustRow[]): Record<string, string> {
  const files = rows.flatMap(({ faults }) =>
    faults.filter(({ inFull }) => inFull).map(({ caughtBy }) => caughtBy),
  )
  const proofs = rows.flatMap(({ proofs }) => proofs).filter(({ file }) => files.includes(file))
  return Object.assign({}, ...proofs.map(({ full }) => full))
}

/** Says why a fault was not caught, or CAUGHT. */
function explain(before: readonly TestResult[], after: readonly TestResult[], isBroken: boolean): string {
  if (isCaught(before, after, isBroken)) return CAUGHT
  if (!before.some(({ state }) => state === 'passed')) return 'its tests do not pass without the fault'
  if (isBroken) return 'the file did not load'
  const failure = after.find(({ state }) => state === 'failed')?.failures[0]
  return failure ? `no assertion failed: ${failure.split('\n')[0]}` : 'every test still passes'
}

function patternOf(titles: readonly string[] | undefined): RegExp | undefined {
  return titles && new RegExp(titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'))
}
