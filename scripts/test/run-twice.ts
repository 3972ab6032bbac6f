import { type Failure, runVitest, type Tally } from './run-suite.ts'

/** More files than this do not fail by an unlucky moment. */
const MOST_FILES = 10

/**
 * Runs a suite of Vitest, and once more each file in which something failed: alone, in a fresh process.
 * A test that passes then counts as passed and stands in `retried` (docs/decisions/0078).
 * `options` go with both runs, `files` (none: all) with the first.
 */
export async function runTwice(
  title: string,
  options: string[],
  files: string[],
  environment: Record<string, string>,
): Promise<Tally> {
  const first = await runVitest(title, [...options, ...files], environment)
  const failed = [...new Set(first.failures.map(({ file }) => file))]
  if (failed.length === 0 || failed.length > MOST_FILES) return first
  console.log(`\n── Again, alone: ${failed.join(', ')}`)
  const again = await runVitest(`${title}-again`, [...options, '--maxWorkers=1', ...failed], environment)
  return merge(first, again)
}

/** The sum of both: only what failed twice has failed. */
export function merge(first: Tally, again: Tally): Tally {
  const hasFailedAgain = ({ file, test }: Failure) =>
    again.failures.some((failure) => failure.file === file && (failure.test === test || failure.test === ''))
  // A second run that broke off says nothing of any test.
  if (again.failed > again.failures.length) return first
  const retried = first.failures.filter((failure) => !hasFailedAgain(failure))
  return {
    ...first,
    passed: first.passed + retried.length,
    failed: first.failed - retried.length,
    failures: first.failures.filter(hasFailedAgain),
    retried,
  }
}
