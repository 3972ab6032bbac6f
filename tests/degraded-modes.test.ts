import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const COLUMNS = ['visitor', "family's inquiry", 'administrator']
type Proof = readonly [file: string, title: string]
type Proofs = readonly [visitor: Proof, family: Proof, administrator: Proof]

const AWAY = 'src/http/failures/parts-away.test.ts'
const PAGES: Proof = [AWAY, 'every page is as ever']
const INQUIRY: Proof = [AWAY, 'an inquiry is stored and acknowledged']
const BACK_OFFICE: Proof = [AWAY, 'the back office works, and its Jobs screen shows what waits']

/** For each row of docs/operations.md, "When a part is away", the tests that prove its cells. */
const PROOFS: Record<string, Proofs> = {
  database: [
    ['src/http/failures/stand-in.test.ts', '%s, never shown before, is made of memory and says its age'],
    [
      'src/features/inquiries/journal/journal.test.ts',
      'is acknowledged with its reference and stored later under it, once, with its mail',
    ],
    [AWAY, 'without the database each call of the back office is 503 with Retry-After'],
  ],
  'disk full': [
    [AWAY, 'every page is shown: none needs the disk'],
    [AWAY, 'an inquiry is 503 with the numbers to call, never acknowledged'],
    [AWAY, 'a change in the back office is 503 with Retry-After, and nothing of it is stored'],
  ],
  'mail server': [
    PAGES,
    [
      'src/jobs/jobs.test.ts',
      'survive an outage of the mail server and deliver afterwards; a refused message does not delay the others',
    ],
    ['src/http/api/admin/work.test.ts', 'a mail server that refuses is named with its reason'],
  ],
  Google: [
    [
      'src/features/google-places/content/place-contents.test.ts',
      'a failing Google (%s) leaves the stored data, and is left alone for a minute',
    ],
    INQUIRY,
    [
      'src/features/google-places/run/interruptions.test.ts',
      'by an outage stops the run instead of failing every partner',
    ],
  ],
  'language model': [
    PAGES,
    INQUIRY,
    [
      'src/features/descriptions/create-model-writer.test.ts',
      'where the model fails (%s) the built-in writer stands in and says why',
    ],
  ],
  encoder: [
    [
      'src/http/pages/video-maker.test.ts',
      'says so where no video can be made, before anything is filled in; so does the hub',
    ],
    INQUIRY,
    BACK_OFFICE,
  ],
  worker: [
    PAGES,
    ['src/jobs/jobs.test.ts', 'deliver what is received, and what was waiting before they ran'],
    [
      'src/features/import-jobs/interruptions.test.ts',
      'while a file is checked: another takes it up and checks it from the beginning',
    ],
  ],
  'one of two processes': [
    [
      'tests/program/polite-stop.test.ts',
      'in the grace period only /readyz changes; afterwards answers close their connections',
    ],
    [
      'src/features/inquiries/journal/replay-journal.test.ts',
      'by several processes on one folder stores each once',
    ],
    [
      'src/features/videos/render-waiting.test.ts',
      'that was killed is replaced: the render is done again, once, and half files are removed',
    ],
  ],
}

/** The rows of the matrix in a Markdown document: part, then its cells. */
function readMatrix(text: string): string[][] {
  const section = text.split(/^## When a part is away$/m)[1]?.split(/^## /m)[0] ?? ''
  const rows = section.split('\n').filter((line) => line.startsWith('|'))
  return rows.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** What is wrong with a matrix: cells without a proof, and proofs that are no test. */
function findFaults(matrix: readonly string[][], proofs: Record<string, Proofs>): string[] {
  const [head = [], , ...rows] = matrix
  const faults = COLUMNS.filter((column, index) => head[index + 1] !== column).map((one) => `column ${one}`)
  for (const [part = '', ...cells] of rows) {
    for (const [index, column] of COLUMNS.entries()) {
      const [file, title] = proofs[part]?.[index] ?? []
      if (!cells[index]) faults.push(`${part}, ${column}: empty`)
      if (!file || !title || !holdsTest(file, title)) faults.push(`${part}, ${column}: no test`)
    }
  }
  const parts = rows.map(([part]) => part)
  return [...faults, ...Object.keys(proofs).filter((part) => !parts.includes(part))]
}

function holdsTest(file: string, title: string): boolean {
  const text = readFileSync(file, 'utf8')
  const at = [`'${title}'`, `"${title}"`].map((quoted) => text.indexOf(quoted)).find((place) => place >= 0)
  // Not skipped, and the title of a test.
  return at !== undefined && /(?:^|[\s)\]])(?:test(?:\.each\([\s\S]*)?|\))\(\s*$/.test(text.slice(0, at))
}

test('each cell of "When a part is away" is proved by a test', () => {
  const matrix = readMatrix(readFileSync('docs/operations.md', 'utf8'))
  expect(matrix).toHaveLength(2 + Object.keys(PROOFS).length)
  expect(findFaults(matrix, PROOFS)).toEqual([])
})

test('a cell without a proof, a proof without a cell and a title that is no test are found', () => {
  const head = ['away', ...COLUMNS]
  const matrix = [head, head.map(() => '---'), ['moon', 'dark', 'dark', '']]
  const proof: Proof = ['tests/degraded-modes.test.ts', 'no such title']
  expect(findFaults(matrix, { moon: [PAGES, proof, PAGES], sun: [PAGES, PAGES, PAGES] })).toEqual([
    "moon, family's inquiry: no test",
    'moon, administrator: empty',
    'sun',
  ])
  expect(findFaults(matrix, {})).toHaveLength(4)
})
