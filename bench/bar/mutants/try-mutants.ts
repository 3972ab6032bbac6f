import { appendFile } from 'node:fs/promises'
import path from 'node:path'
import { makeSourceCopy } from '../trust/source-copy.ts'
import { openTests, type TestRun } from '../trust/test-session.ts'
import { listSources, type Mutant } from './find-mutants.ts'
import { MUTANT_FOLDERS, testsOf } from './mutant-folders.ts'
import { noteReach, readReach, SETUP } from './watch-reach.ts'

/** `how`: the test that noticed, and its failure. */
export type Trial = { folder: string; mutant: Mutant; isKilled: boolean; how: string }

type Tests = Awaited<ReturnType<typeof openTests>>

/** Ends tests that wait in vain; on a busy machine a sound one took more than one minute. */
const TEST_TIMEOUT_MS = 120_000

/**
 * Puts mutants one at a time into a copy of the sources, and runs the tests that hold their folder and run a
 * function of their file, until one fails that passed without them.
 */
export async function tryMutants(mutants: readonly Mutant[], tell: (trial: Trial) => void): Promise<Trial[]> {
  const copy = await makeSourceCopy()
  const trials: Trial[] = []
  try {
    await appendFile(path.join(copy.folder, 'tests/setup.ts'), SETUP)
    const tests = await openTests(copy.folder, {}, { bail: 1, testTimeout: TEST_TIMEOUT_MS })
    try {
      for (const subject of MUTANT_FOLDERS) {
        const { folder } = subject
        const chosen = mutants.filter(({ file }) => file.startsWith(`${folder}/`))
        if (chosen.length === 0) continue
        const { passed, holders } = await control(copy, tests, folder, testsOf(subject))
        for (const mutant of chosen) {
          const { file, start, end, text } = mutant
          const change = (source: string) => source.slice(0, start) + text + source.slice(end)
          const how = await copy.withChange(file, change, async () => {
            await tests.forget(file)
            return findFailure(tests, holders(file), passed)
          })
          await tests.forget(file)
          const trial = { folder, mutant, isKilled: how !== null, how: how ?? 'every test still passes' }
          trials.push(trial)
          tell(trial)
        }
      }
    } finally {
      await tests.close()
    }
  } finally {
    await copy.remove()
  }
  return trials
}

/**
 * Runs the tests of a folder without a fault. Returns what passes, and for a source file the test files to run: those
 * that run a function of it, first which run little else; all where none does (lists, programs of their own).
 */
async function control(
  copy: Awaited<ReturnType<typeof makeSourceCopy>>,
  tests: Tests,
  folder: string,
  files: readonly string[],
) {
  const sources = listSources(folder)
  const forget = () => Promise.all(sources.map(tests.forget))
  const passed = new Set<string>()
  const run = sources.reduce<() => Promise<void>>(
    (work, file) => () => copy.withChange(file, (source) => noteReach(file, source), work),
    async () => {
      await forget()
      const run = await tests.run(files)
      const failed = run.tests.find(({ state }) => state === 'failed')
      const [broken] = run.broken
      // Others were not run then, and would notice nothing.
      if (failed || broken)
        throw new Error(`Tests of ${folder} fail without a fault: ${failed?.name ?? broken?.file}.`)
      for (const name of passedIn(run)) passed.add(name)
    },
  )
  await run()
  await forget()
  const reach = readReach(copy.folder)
  const breadth = (test: string) => [...reach.values()].filter((tests) => tests.includes(test)).length
  return {
    passed,
    holders: (file: string) =>
      (reach.get(file) ?? files).toSorted((one, other) => breadth(one) - breadth(other)),
  }
}

const passedIn = ({ tests }: TestRun) =>
  tests.filter(({ state }) => state === 'passed').map(({ file, name }) => `${file} > ${name}`)

/** Runs the first test file, then the others together; null when none fails. */
async function findFailure(
  tests: Tests,
  files: readonly string[],
  passed: ReadonlySet<string>,
): Promise<string | null> {
  for (const part of [files.slice(0, 1), files.slice(1)]) {
    if (part.length === 0) continue
    const how = noticeOf(await tests.run(part), passed)
    if (how !== null) return how
  }
  return null
}

/** What failed of the tests that `passed` before, or did not end: an endless loop ends its worker with all its tests. */
export function noticeOf({ tests, broken: [broken] }: TestRun, passed: ReadonlySet<string>): string | null {
  const held = tests.filter(({ file, name }) => passed.has(`${file} > ${name}`))
  const failed = held.find(({ state }) => state === 'failed')
  if (failed) return `${failed.file} > ${failed.name}: ${failed.failures[0]}`
  if (broken) return `${broken.file} did not run: ${broken.message}`
  const [lost] = held.filter(({ state }) => state === 'not run')
  return lost ? `${lost.file} > ${lost.name} did not end` : null
}
