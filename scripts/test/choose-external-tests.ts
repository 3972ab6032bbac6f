import { readFileSync } from 'node:fs'
import { withoutValues } from '../../tests/reading/record-statements.ts'
import { listConstructs, usesTemporaryTable } from './sql-constructs.ts'

/** Works on the server itself (its connections, locks, roles, migrations), or sends statements from other processes. */
const IS_OF_SERVER = /inject\('postgresUrl'\)|write-in-child|spawn-holder|node:child_process/
/** Tests a server that stops answering; every server behaves alike there. */
const IS_OF_SILENCE = /freezable-proxy/

/**
 * Chooses from `files`, which need a database, those that run again on a second server. There tests/statements.test.ts
 * prepares every statement that was `sent` to the first server, so that syntax, names and types are understood. What
 * remains is what a statement does: tests of the server itself run again, and of the others as many as it takes to
 * execute each construct of SQL, and each statement that cannot be prepared alone. A file without statements runs again.
 */
export function chooseExternalTests(
  files: readonly string[],
  sent: ReadonlyMap<string, readonly string[]>,
): string[] {
  const temporary = usesTemporaryTable([...sent.values()].flat())
  const needed = (file: string) =>
    sent
      .get(file)
      ?.flatMap((one) => [...listConstructs(one), ...(temporary?.test(one) ? [withoutValues(one)] : [])])
  return coverAll(
    new Map(files.map((file) => [file, new Set(needed(file))])),
    files.filter((file) => !sent.has(file) || isOfServer(readFileSync(file, 'utf8'))),
  )
}

/** Judges the text of a test file. */
export const isOfServer = (text: string) => IS_OF_SERVER.test(text) && !IS_OF_SILENCE.test(text)

/** Adds to `always` the file with most of what no chosen file has, until nothing is missing; by name where equal. */
export function coverAll(
  contents: ReadonlyMap<string, ReadonlySet<string>>,
  always: readonly string[],
): string[] {
  const chosen = new Set<string>()
  const missing = new Set([...contents.values()].flatMap((set) => [...set]))
  const choose = (file: string) => {
    chosen.add(file)
    for (const one of contents.get(file) ?? []) missing.delete(one)
  }
  always.forEach(choose)
  const files = [...contents].sort(([a], [b]) => (a < b ? -1 : 1))
  while (missing.size > 0) {
    const counts = files.map(([file, set]) => ({
      file,
      count: [...set].filter((one) => missing.has(one)).length,
    }))
    choose(counts.reduce((most, one) => (one.count > most.count ? one : most)).file)
  }
  return [...chosen].sort()
}
