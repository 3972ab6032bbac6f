/**
 * `npm test`: types and lint; tests of code and calls on the embedded PostgreSQL 18; on this machine's PostgreSQL
 * all their statements, and the tests of the server itself; tests of the built product. The last line is
 * "N passed, N failed"; exit code 1 when anything failed or a suite was empty.
 * Drills, which kill, flood or measure, run by `npm test -- --repeat 1 tests/drills/*.test.ts` and `npm run bar -- trust`.
 * `npm test -- --repeat 50 file.test.ts … [--busy]` repeats files up to the first failure.
 */

import { rmSync } from 'node:fs'
import { RECORDING, STATEMENTS } from '../tests/reading/record-statements.ts'
import { findServerTests } from './test/find-database-tests.ts'
import { prepareMachine } from './test/prepare-machine.ts'
import { readRepetition, repeatTests } from './test/repeat.ts'
import { type Failure, runCheck, type Tally } from './test/run-suite.ts'
import { runTwice } from './test/run-twice.ts'

const repetition = readRepetition(process.argv.slice(2))
if (repetition) {
  const build = await buildProduct()
  if (build.failed > 0) process.exit(1)
  const { passed, failed } = await repeatTests(repetition)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

const machine = prepareMachine()
const tallies: Tally[] = []
const add = async (title: string, suite: () => Promise<Tally>) => {
  console.log(`\n── ${title}`)
  tallies.push(await suite())
}

rmSync(STATEMENTS, { recursive: true, force: true })
console.log('\n── Types, lint and build')
const checks = [
  runCheck('types', [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.cache/types.tsbuildinfo',
  ]),
  runCheck('lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '.']),
]
// The other checks go on beside the first tests.
tallies.push(await buildProduct())
await add('Code and calls, on the embedded PostgreSQL', () =>
  runTwice('embedded', ['--exclude', 'tests/drills/**'], [], { TEST_ENGINE: 'embedded', [RECORDING]: 'on' }),
)
tallies.push(...(await Promise.all(checks)))
if (machine.hasExternalPostgres) {
  await add('Database and calls again, on a PostgreSQL of this machine', () =>
    runTwice('external', [], ['tests/statements.test.ts', ...findServerTests()], {
      TEST_ENGINE: 'external',
      TEST_DATABASE_URL: process.env.TEST_DATABASE_URL ?? '',
    }),
  )
}
if (machine.hasBrowser) {
  await add('The built product: journeys in a browser, start and end', () =>
    runTwice('browser', ['--config', 'vitest.browser.config.ts'], [], {}),
  )
} else tallies.push({ title: 'browser', passed: 0, failed: 1, skipped: 0, failures: [], retried: [] })

console.log()
for (const { title, passed, failed, skipped } of tallies) {
  console.log(`${title}: ${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
}
for (const failure of tallies.flatMap(({ failures }) => failures)) console.log(`Failed: ${inWords(failure)}`)
for (const { title, failed, failures } of tallies) {
  // An error beside the tests, a suite that broke off, types or lint.
  if (failed > failures.length) console.log(`Failed: ${title}, by no single test: its output above says why`)
}
for (const failure of tallies.flatMap(({ retried }) => retried)) {
  console.log(`On the second try: ${inWords(failure)}`)
}
for (const line of machine.remarks) console.log(line)
const sum = (key: 'passed' | 'failed') => tallies.reduce((total, tally) => total + tally[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1

/** Many tests start the built product. */
function buildProduct(): Promise<Tally> {
  return runCheck('build', ['scripts/run.mjs', 'build'])
}

function inWords({ file, test, message }: Failure): string {
  return `${file}${test && ` > ${test}`}: ${message}`
}
