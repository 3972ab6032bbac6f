import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'

export type Tally = {
  title: string
  passed: number
  failed: number
  skipped: number
  /** Tests that passed on the second try, with what failed the first. */
  retried: string[]
}

const RESULTS = '.cache/test-results'
/** Must not reach the product's tests from the shell. */
const PRODUCT_VARIABLES =
  /^(PORT|HOST|SITE_URL|DATA_DIR|DATABASE_URL|SAMPLE_DATA|PROVIDER_.*|SUPPORT_EMAIL|SMTP_URL|MAIL_FROM|GOOGLE_.*|AI_.*|PARTNER_TOOLS_CODE|FILES_URL|TRUST_PROXY|METRICS_TOKEN|STOP_GRACE_SECONDS|PAGE_CACHE|BACKUP_.*|TEST_DATABASE_URL|TEST_ENGINE|NODE_ENV)$/

/** Runs a program that counts as one test by its exit code. */
export async function runCheck(title: string, args: string[]): Promise<Tally> {
  const code = await run(args, {})
  return { title, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, retried: [] }
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
    status: string
    /** `failureMessages` holds those of the first try, too. */
    assertionResults: { status: string; title: string; failureMessages: string[] }[]
  }[]
}

function readReport(file: string): Omit<Tally, 'title'> {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded.length,
      skipped: report.numPendingTests,
      retried: report.testResults
        .flatMap(({ assertionResults }) => assertionResults)
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map(({ title, failureMessages: [message] }) => `${title} (${message?.split('\n')[0]})`),
    }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, retried: [] }
  }
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
