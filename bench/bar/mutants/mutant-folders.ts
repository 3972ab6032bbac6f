import { readdirSync } from 'node:fs'

/** A folder of security, with the tests that hold it: files, or folders whole. */
type MutantFolder = { folder: string; tests: readonly string[] }

const CALLS = 'src/http/api/admin'

export const MUTANT_FOLDERS: readonly MutantFolder[] = [
  {
    folder: 'src/features/accounts',
    tests: ['src/features/accounts', `${CALLS}/accounts`, `${CALLS}/every-call/require-admin.test.ts`],
  },
  {
    folder: 'src/http/door',
    tests: [
      'src/http/door',
      'src/http/security-log',
      'src/http/app.test.ts',
      'src/http/api/inquiry-forms.test.ts',
      `${CALLS}/every-call/path-tricks.test.ts`,
      `${CALLS}/every-call/body-forms.test.ts`,
    ],
  },
  {
    folder: 'src/http/admission',
    tests: ['src/http/admission', 'src/http/door/unfinished-bodies.test.ts', 'src/http/app.test.ts'],
  },
  {
    folder: 'src/features/uploads',
    tests: ['src/features/uploads', `${CALLS}/partners/uploads.test.ts`, 'src/http/files/files.test.ts'],
  },
  { folder: 'src/features/logos', tests: ['src/features/logos', 'src/features/press-releases'] },
  {
    folder: 'src/db/sealing',
    tests: ['src/db/sealing', 'src/features/privacy', 'tests/kept-secrets.test.ts'],
  },
  {
    folder: 'src/features/inquiries/receive',
    tests: [
      'src/features/inquiries/receive',
      'src/http/api/inquiries.test.ts',
      'src/http/api/inquiry-forms.test.ts',
    ],
  },
  { folder: 'src/features/backup', tests: ['src/features/backup'] },
]

/** The test files that hold a folder. */
export const testsOf = ({ tests }: MutantFolder): string[] =>
  tests.flatMap((place) =>
    place.endsWith('.ts')
      ? [place]
      : readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.test.ts'))
          .map((name) => `${place}/${name}`)
          .sort(),
  )
