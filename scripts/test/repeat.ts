import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { runVitest, type Tally } from './run-suite.ts'

/** What `npm test -- --repeat` was asked for. */
export type Repetition = { times: number; files: string[]; hasNeighbours: boolean }

/**
 * Reads `--repeat 50 file.test.ts … [--busy]`; null when the whole of the tests is meant. Throws in plain words when the
 * call makes no sense.
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

/** Runs test files over and over, on request beside a busy process for each core, and stops at the first failure. */
export async function repeatTests({ times, files, hasNeighbours }: Repetition): Promise<Tally> {
  const neighbours = hasNeighbours ? Array.from({ length: availableParallelism() }, spawnBusyProcess) : []
  const sum: Tally = { title: 'repeat', passed: 0, failed: 0, skipped: 0 }
  const isOfProgram = (file: string) => /^tests\/(program|browser)\//.test(file)
  const suites = [
    { files: files.filter((file) => !isOfProgram(file)), config: [] as string[] },
    { files: files.filter(isOfProgram), config: ['--config', 'vitest.browser.config.ts'] },
  ].filter((suite) => suite.files.length > 0)
  try {
    for (let run = 1; run <= times && sum.failed === 0; run += 1) {
      console.log(`\n── Run ${run} of ${times}`)
      for (const suite of suites) {
        const tally = await runVitest('repeat', [...suite.config, ...suite.files], {})
        for (const key of ['passed', 'failed', 'skipped'] as const) sum[key] += tally[key]
      }
    }
  } finally {
    for (const neighbour of neighbours) neighbour.kill()
  }
  return sum
}

function spawnBusyProcess(): ChildProcess {
  // It ends with us, however we end: nothing keeps its standard input open then.
  const program =
    'process.stdin.resume().on("end", () => process.exit()); (function spin() { const until = Date.now() + 50; while (Date.now() < until); setImmediate(spin) })()'
  return spawn(process.execPath, ['-e', program], { stdio: ['pipe', 'ignore', 'ignore'] })
}
