import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { runVitest, type Tally } from './run-suite.ts'

export type Repetition = { times: number; files: string[]; hasNeighbours: boolean }

/**
 * Reads `--repeat 50 file.test.ts … [--busy]`; null for a full run. Throws in plain words for a wrong call.
 */
export function readRepetition(args: string[]): Repetition | null {
  if (args.length === 0) return null
  const [flag, times, ...rest] = args
  const files = rest.filter((arg) => arg !== '--busy')
  if (flag !== '--repeat' || !(Number(times) >= 1) || files.length === 0) {
    throw new Error('Either npm test, or npm test -- --repeat 50 file.test.ts … [--busy]')
  }
  return { times: Number(times), files, hasNeighbours: rest.includes('--busy') }
}

/** Beside neighbours a start takes half a minute; only what hangs may fail. */
const TIMEOUT_MS = 240_000

/** Repeats test files until the first failure, optionally beside a busy process per core. */
export async function repeatTests({ times, files, hasNeighbours }: Repetition): Promise<Tally> {
  const neighbours = hasNeighbours ? Array.from({ length: availableParallelism() }, spawnBusyProcess) : []
  const sum: Tally = { title: 'repeat', passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }
  const isOfProgram = (file: string) => /^tests\/(program|browser)\//.test(file)
  const suites = [
    { files: files.filter((file) => !isOfProgram(file)), config: [] as string[] },
    // Alone in their run, they mostly wait.
    {
      files: files.filter(isOfProgram),
      config: ['--config', 'vitest.browser.config.ts', '--maxWorkers=5'],
    },
  ].filter((suite) => suite.files.length > 0)
  try {
    for (let run = 1; run <= times && sum.failed === 0; run += 1) {
      console.log(`\n── Run ${run} of ${times}`)
      for (const suite of suites) {
        const tally = await runVitest(
          'repeat',
          [...suite.config, `--testTimeout=${TIMEOUT_MS}`, ...suite.files],
          {},
        )
        for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += tally[key]
      }
    }
  } finally {
    for (const neighbour of neighbours) neighbour.kill()
  }
  return sum
}

function spawnBusyProcess(): ChildProcess {
  // Ends with its standard input, that is with us.
  const program =
    'process.stdin.resume().on("end", () => process.exit()); (function spin() { const until = Date.now() + 50; while (Date.now() < until); setImmediate(spin) })()'
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'] })
}
