import path from 'node:path'
import { createVitest, type TestModule } from 'vitest/node'

/** One test of a run; `file` is relative to the folder that was tested. */
export type TestResult = {
  file: string
  /** With the titles around it, separated by " > ". */
  name: string
  state: 'passed' | 'failed' | 'not run'
  /** Name and message of each failure. */
  failures: string[]
}

/** `broken`: files that could not be loaded, with the reason. */
export type TestRun = { tests: TestResult[]; broken: { file: string; message: string }[] }

const isOfBuilt = (file: string) => /^tests\/(browser|program)\//.test(file)

/**
 * Opens Vitest on `folder` with variables of its own: those below tests/program and tests/browser by their own
 * configuration. `options`: over those of the configuration. Later runs of one session load only what changed (`forget`). Works in that folder until `close`.
 */
export async function openTests(
  folder: string,
  environment: Readonly<Record<string, string>>,
  options: Parameters<typeof createVitest>[1] = {},
) {
  const before = { folder: process.cwd(), environment: { ...process.env } }
  process.chdir(folder)
  Object.assign(process.env, environment)
  const open = (config: string) =>
    createVitest('test', {
      root: folder,
      config: path.join(folder, config),
      watch: false,
      reporters: [{}],
      ...options,
    })
  const sessions = new Map<boolean, ReturnType<typeof createVitest>>()
  const sessionFor = (isBuilt: boolean) => {
    const known = sessions.get(isBuilt)
    if (known) return known
    const opened = open(isBuilt ? 'vitest.browser.config.ts' : 'vitest.config.ts')
    sessions.set(isBuilt, opened)
    return opened
  }

  return {
    /** Runs test files; `pattern` selects tests by title. Console output of tests is not shown. */
    async run(files: readonly string[], pattern?: RegExp): Promise<TestRun> {
      const run: TestRun = { tests: [], broken: [] }
      for (const isBuilt of [false, true]) {
        const chosen = files.filter((file) => isOfBuilt(file) === isBuilt)
        if (chosen.length === 0) continue
        const vitest = await sessionFor(isBuilt)
        if (pattern) vitest.setGlobalTestNamePattern(pattern)
        else vitest.resetGlobalTestNamePattern()
        const found = await vitest.globTestSpecifications([...chosen])
        const { testModules } = await vitest.runTestSpecifications(found)
        // Vitest also gives back the results of earlier runs.
        for (const module of testModules)
          if (chosen.includes(fileOf(folder, module))) readModule(folder, module, run)
      }
      return run
    },
    /** Says that a source file has changed. */
    async forget(file: string): Promise<void> {
      for (const session of sessions.values()) (await session).invalidateFile(path.join(folder, file))
    },
    async close(): Promise<void> {
      for (const session of sessions.values()) await (await session).close()
      process.chdir(before.folder)
      // Also what the set-up of the tests named: it is gone, and a bench would start from it.
      for (const name of Object.keys(process.env)) delete process.env[name]
      Object.assign(process.env, before.environment)
    },
  }
}

const fileOf = (folder: string, { moduleId }: TestModule) =>
  path.relative(folder, moduleId).replaceAll(path.sep, '/')

function readModule(folder: string, module: TestModule, run: TestRun): void {
  const file = fileOf(folder, module)
  let hasFailed = false
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result()
    hasFailed ||= state === 'failed'
    const isRun = state === 'passed' || state === 'failed'
    const failures = (errors ?? []).map(({ name, message }) => `${name}: ${message}`)
    run.tests.push({ file, name: test.fullName, state: isRun ? state : 'not run', failures })
  }
  if (module.state() === 'failed' && !hasFailed)
    run.broken.push({ file, message: module.errors()[0]?.message ?? 'A hook failed.' })
}
