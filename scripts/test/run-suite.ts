import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

export type Tally = {
  title: string
  passed: number
  failed: number
  skipped: number
  /** What failed; an unloadable file or an empty run counts without one of these. */
  failures: Failure[]
  /** What failed at first and passed on the second try. */
  retried: Failure[]
}

/** `message` is the first line of what went wrong. */
export type Failure = { file: string; test: string; message: string }

const RESULTS = '.cache/test-results'
/** Must not reach the product's tests from the shell. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|SAMPLE_DATA|PROVIDER_.*|SUPPORT_EMAIL|SMTP_URL|MAIL_FROM|GOOGLE_.*|AI_.*|PARTNER_TOOLS_CODE|FILES_URL|TRUST_PROXY|METRICS_TOKEN|STOP_GRACE_SECONDS|PAGE_CACHE|BACKUP_.*|TEST_DATABASE_URL|TEST_ENGINE|NODE_ENV)$/

/** Runs a program that counts as one test by its exit code. */
export async function runCheck(title: string, args: string[]): Promise<Tally> {
  const code = await run(args, {})
  return {
    title,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    failures: [],
    retried: [],
  }
}

/** Runs Vitest and counts its JSON report. An unloadable file or an empty run counts as failed. */
export async function runVitest(
  title: string,
  args: string[],
  environment: Record<string, string>,
): Promise<Tally> {
  mkdirSync(RESULTS, { recursive: true })
  const report = `${RESULTS}/${title}.json`
  rmSync(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const code = await run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...args], environment)
  const tally = { title, ...readReport(report) }
  const isSilentFailure = tally.failed === 0 && (code !== 0 || tally.passed === 0)
  return isSilentFailure ? { ...tally, failed: 1 } : tally
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  testResults: {
    /** The file's path. */
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function readReport(file: string): Omit<Tally, 'title'> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const failures = report.testResults.flatMap(failuresOfFile)
    const unloaded = failures.filter(({ test }) => test === '').length
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      skipped: report.numPendingTests,
      failures,
      retried: [],
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], retried: [] }
  }
}

/** A file that failed without a test, by its imports or a hook, has one failure of no test. */
function failuresOfFile(result: Report['testResults'][number]): Failure[] {
  const file = path.relative('.', result.name)
  const firstLine = (text = '') => text.split('\n')[0] ?? ''
  const failed = result.assertionResults.filter(({ status }) => status === 'failed')
  if (result.status === 'failed' && failed.length === 0) {
    return [{ file, test: '', message: firstLine(result.message) }]
  }
  return failed.map(({ fullName, failureMessages: [message] }) => ({
    file,
    test: fullName,
    message: firstLine(message),
  }))
}

/** Shows the script's output; resolves to its exit code. */
function run(args: string[], environment: Record<string, string>): Promise<number> {
  const own = Object.entries(process.env).filter(([name]) => !PRODUCT_VARIABLES.test(name))
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...Object.fromEntries(own), ...environment },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
