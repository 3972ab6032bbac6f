import { findDatabaseTests } from '../../../scripts/test/find-database-tests.ts'
import { findExternalPostgres } from '../../../tests/servers/external-postgres.ts'
import { createBenches } from './measure-bench.ts'
import { selectTests } from './select-tests.ts'
import { openTests, type TestRun } from './test-session.ts'
import type { Proof, TrustRow } from './trust-row.ts'

export type Verdict = { row: TrustRow; n: number; m: number; pass: boolean; details: string[] }

type Environment = Readonly<Record<string, string>>
type Finding = { passed: number; failed: string[]; notRun: string[] }

/**
 * Runs the proofs of the rows, each file once for each environment, and judges row by row. In the full form larger,
 * on both database engines, with the benches; then what did not run keeps a row from passing.
 */
export async function proveRows(rows: readonly TrustRow[], isFull: boolean): Promise<Verdict[]> {
  const runs = await runAll(rows, isFull)
  const benches = createBenches()
  const verdicts: Verdict[] = []
  for (const row of rows) {
    const findings = row.proofs.flatMap((proof) => judgeProof(proof, isFull, runs))
    for (const bench of row.benches ?? []) {
      findings.push(
        isFull
          ? await benches.judge(bench)
          : { passed: 0, failed: [], notRun: [`bench ${bench.subject}, in --full: ${bench.asks}`] },
      )
    }
    findings.push({ passed: 0, failed: [], notRun: [...(row.notRun ?? [])] })
    verdicts.push(judge(row, findings, isFull))
  }
  return verdicts
}

function judge(row: TrustRow, findings: readonly Finding[], isFull: boolean): Verdict {
  const n = findings.reduce((sum, { passed }) => sum + passed, 0)
  const failed = findings.flatMap((finding) => finding.failed)
  const notRun = findings.flatMap((finding) => finding.notRun)
  return {
    row,
    n,
    m: n + failed.length,
    pass: n > 0 && failed.length === 0 && !(isFull && notRun.length > 0),
    details: [
      ...failed.map((line) => `failed: ${line}`),
      ...notRun.map((line) => `not run: ${line}`),
      ...(row.instead ? [`note: ${row.instead}`] : []),
    ],
  }
}

/** The environments in which a proof runs: its short or full form, and in the full form a second engine. */
function environmentsOf({ file, full, onlyFull }: Proof, isFull: boolean): Environment[] {
  if (!isFull) return onlyFull ? [] : [{}]
  const first = full ?? {}
  const isOnBoth = DATABASE_TESTS.has(file) && findExternalPostgres() !== null
  return isOnBoth ? [first, { ...first, TEST_ENGINE: 'external' }] : [first]
}
const DATABASE_TESTS = new Set(findDatabaseTests())

async function runAll(rows: readonly TrustRow[], isFull: boolean): Promise<Map<string, TestRun>> {
  const groups = new Map<string, { environment: Environment; files: Set<string> }>()
  for (const proof of rows.flatMap(({ proofs }) => proofs)) {
    for (const environment of environmentsOf(proof, isFull)) {
      const key = JSON.stringify(environment)
      const group = groups.get(key) ?? { environment, files: new Set() }
      groups.set(key, { ...group, files: group.files.add(proof.file) })
    }
  }
  const runs = new Map<string, TestRun>()
  for (const [key, { environment, files }] of groups) {
    const tests = await openTests(process.cwd(), environment)
    runs.set(key, await tests.run([...files]).finally(tests.close))
  }
  return runs
}

function judgeProof(proof: Proof, isFull: boolean, runs: ReadonlyMap<string, TestRun>): Finding[] {
  const findings = environmentsOf(proof, isFull).map((environment) => {
    const key = JSON.stringify(environment)
    const run = runs.get(key) ?? { tests: [], broken: [] }
    const tests = selectTests(run.tests, proof)
    const broken = run.broken.filter(({ file }) => file === proof.file)
    const passed = tests.filter(({ state }) => state === 'passed').length
    const failed = tests
      .filter(({ state }) => state === 'failed')
      .map(({ name, failures }) => `${proof.file}: ${name}: ${failures[0]?.split('\n')[0] ?? ''}`)
    failed.push(...broken.map(({ message }) => `${proof.file}: ${message.split('\n')[0]}`))
    if (tests.length === 0 && failed.length === 0) failed.push(`${proof.file}: no test ran`)
    const skipped = tests.filter(({ state }) => state === 'not run')
    return { passed, failed, notRun: skipped.map(({ name }) => `${proof.file}: ${name}`) }
  })
  const larger = Object.entries(proof.full ?? {}).map(([name, value]) => `${name}=${value}`)
  if (!isFull && larger.length > 0)
    findings.push({ passed: 0, failed: [], notRun: [`${proof.file} with ${larger.join(' ')}, in --full`] })
  if (isFull && DATABASE_TESTS.has(proof.file) && findExternalPostgres() === null)
    findings.push({
      passed: 0,
      failed: [],
      notRun: [`${proof.file} on an external PostgreSQL: none installed`],
    })
  return findings
}
