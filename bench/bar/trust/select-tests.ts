import type { TestResult } from './test-session.ts'

/** Returns the tests of a file whose full name holds one of the titles; all of the file without titles. */
export function selectTests(
  tests: readonly TestResult[],
  { file, titles }: { file: string; titles?: readonly string[] },
): TestResult[] {
  return tests.filter(
    (test) => test.file === file && (!titles || titles.some((title) => test.name.includes(title))),
  )
}
