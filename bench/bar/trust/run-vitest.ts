import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One test of a run; `file` is relative to the folder that was tested. */
export type TestResult = {
  file: string
  name: string
  state: 'passed' | 'failed' | 'not run'
  /** The messages of its failures. */
  failures: string[]
}

/** A file that could not be loaded, or whose hooks failed before any test. */
export type BrokenFile = { file: string; message: string }

export type VitestRun = { tests: TestResult[]; broken: BrokenFile[] }

type Report = {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

const needsBuild = (file: string) => /^tests\/(browser|program)\//.test(file)

/**
 * Runs test files of `folder`, those of the built product by their own configuration, and reads Vitest's JSON
 * reports. `pattern` selects tests by title. Throws when a run gave no report.
 */
export async function runVitest(
  folder: string,
  files: readonly string[],
  environment: Readonly<Record<string, string>>,
  pattern?: string,
): Promise<VitestRun> {
  const runs: VitestRun[] = []
  for (const isBuilt of [false, true]) {
    const chosen = files.filter((file) => needsBuild(file) === isBuilt)
    if (chosen.length === 0) continue
    const config = isBuilt ? ['--config', 'vitest.browser.config.ts'] : []
    const selection = pattern === undefined ? [] : ['--testNamePattern', pattern]
    runs.push(readReport(folder, await report(folder, [...config, ...selection, ...chosen], environment)))
  }
  return { tests: runs.flatMap(({ tests }) => tests), broken: runs.flatMap(({ broken }) => broken) }
}

async function report(folder: string, args: readonly string[], environment: Readonly<Record<string, string>>) {
  const results = await mkdtemp(path.join(tmpdir(), 'trust-'))
  const file = path.join(results, 'report.json')
  try {
    const command = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=json', `--outputFile.json=${file}`]
    const child = spawn(process.execPath, [...command, ...args], {
      cwd: folder,
      // The report has the failures.
      stdio: 'ignore',
      env: { ...process.env, ...environment },
    })
    await new Promise((resolve, reject) => child.once('error', reject).once('exit', resolve))
    return JSON.parse(await readFile(file, 'utf8')) as Report
  } finally {
    await rm(results, { recursive: true, force: true })
  }
}

function readReport(folder: string, { testResults }: Report): VitestRun {
  const run: VitestRun = { tests: [], broken: [] }
  for (const { name, status, message, assertionResults } of testResults) {
    const file = path.relative(folder, name).replaceAll(path.sep, '/')
    for (const { fullName, status: state, failureMessages } of assertionResults) {
      const isRun = state === 'passed' || state === 'failed'
      run.tests.push({ file, name: fullName, state: isRun ? state : 'not run', failures: failureMessages ?? [] })
    }
    const isBroken = status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
    if (isBroken) run.broken.push({ file, message })
  }
  return run
}
