import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readImports, type SourceFile } from './reading/read-imports.ts'

/** Folder → its permitted imports besides itself. Source: docs/architecture.md. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  shared: [],
  db: ['shared'],
  integrations: ['shared'],
  ui: ['shared'],
  features: ['shared', 'db'],
  'sample-data': ['features', 'shared', 'db'],
  'places-emulator': ['sample-data', 'shared'],
  jobs: ['features', 'shared'],
  site: ['ui', 'shared'],
  console: ['ui', 'shared'],
  http: ['features', 'site', 'shared'],
  config: ['shared'],
}
/** Type-only imports, which leave nothing in the code. */
const MAY_NAME: Record<string, readonly string[]> = {
  features: ['integrations', 'jobs', 'app'],
  jobs: ['db', 'app', 'integrations'],
  http: ['app', 'db', 'config'],
  app: ['config', 'db', 'features', 'integrations', 'jobs'],
  integrations: ['config'],
}
/** Entry points: import everything, imported by none. */
const PROGRAMS = [
  'src/main.ts',
  'src/admin.ts',
  'src/import.ts',
  'src/backup.ts',
  'src/keys.ts',
  'src/render.ts',
  'src/still.ts',
  'src/picture.ts',
  'src/document.ts',
]
const MAX_LINES = 300

const files: SourceFile[] = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll(path.sep, '/')}`)
  .filter((file) => /\.tsx?$/.test(file))
  .sort()
  .map((file) => ({ path: file, text: readFileSync(file, 'utf8') }))
const code = files.filter((file) => !/\.test\.tsx?$/.test(file.path))

/** "src/http/api/faq.ts" → "http"; files directly in src are parts. */
const partOf = (file: string) => file.replace(/^src\//, '').replace(/\/.*$|\.tsx?$/, '')

function findForbiddenImports(sources: readonly SourceFile[]): string[] {
  return sources.flatMap((source) => {
    if (PROGRAMS.includes(source.path)) return []
    const part = partOf(source.path)
    return readImports(source).flatMap(({ target, isType }) => {
      if (!target.startsWith('src/')) return []
      if (PROGRAMS.includes(target)) return [`${source.path} imports the program ${target}`]
      const other = partOf(target)
      const isAllowed =
        other === part || MAY_IMPORT[part]?.includes(other) || (isType && MAY_NAME[part]?.includes(other))
      return isAllowed ? [] : [`${source.path} imports ${isType ? 'the type of ' : ''}${target}`]
    })
  })
}

/** Import cycles; type-only imports do not count. */
function findCycles(sources: readonly SourceFile[]): string[] {
  const imports = new Map(
    sources.map((source) => [
      source.path,
      readImports(source)
        .filter(({ isType }) => !isType)
        .map(({ target }) => target),
    ]),
  )
  const cycles: string[] = []
  const done = new Set<string>()
  const walk = (file: string, above: string[]) => {
    if (above.includes(file)) cycles.push([...above.slice(above.indexOf(file)), file].join(' → '))
    if (done.has(file) || above.includes(file)) return
    for (const target of imports.get(file) ?? []) walk(target, [...above, file])
    done.add(file)
  }
  for (const file of imports.keys()) walk(file, [])
  return cycles
}

describe('who may import whom', () => {
  test('every import keeps to the table', () => {
    expect(findForbiddenImports(code)).toEqual([])
  })

  test('every folder of src stands in the table', () => {
    const folders = new Set(
      code.filter((file) => file.path.split('/').length > 2).map((file) => partOf(file.path)),
    )
    expect([...folders].filter((folder) => !(folder in MAY_IMPORT))).toEqual([])
  })

  test('no file needs itself to be loaded', () => {
    expect(findCycles(code)).toEqual([])
  })

  test('the loader of public pages carries no package: React and the translator come with the islands', () => {
    const byPath = new Map(code.map((file) => [file.path, file]))
    const packages = new Set<string>()
    const done = new Set<string>()
    const visit = (path: string) => {
      const file = byPath.get(path)
      if (done.has(path) || !file) return
      done.add(path)
      for (const { target, isType, isLate } of readImports(file)) {
        if (isType || isLate) continue
        if (target.startsWith('src/')) visit(target)
        else packages.add(`${path}: ${target}`)
      }
    }
    visit('src/site/islands/loader.ts')
    expect(done.size).toBeGreaterThan(8)
    expect([...packages]).toEqual([])
  })

  test.each([
    [
      'a page that imports a feature',
      'src/site/pages/home.tsx',
      "import { countStates } from '../../features/directory/counts.ts'",
    ],
    [
      'an island that imports the database',
      'src/site/islands/x.tsx',
      "const db = await import('../../db/open.ts')",
    ],
    ['a shared rule that imports the design', 'src/shared/x.ts', "export * from '../ui/x.ts'"],
    ['a feature that imports HTTP', 'src/features/x.ts', "export { app } from '../http/app.ts'"],
    [
      'a feature that runs what it may only name',
      'src/features/x.ts',
      "import { createMailer } from '../integrations/mail/smtp-mailer.ts'",
    ],
    ['anyone who imports a program', 'src/jobs/x.ts', "import type {} from '../main.ts'"],
  ])('%s is caught', (_, file, text) => {
    expect(findForbiddenImports([{ path: file, text }])).toHaveLength(1)
  })

  test('a type where only types are allowed passes', () => {
    const text =
      "import { type Mailer } from '../integrations/mail/mailer.ts'\nimport type { App } from '../app.ts'"
    expect(findForbiddenImports([{ path: 'src/features/x.ts', text }])).toEqual([])
  })

  test('a ring of imports is caught', () => {
    const ring = [
      { path: 'src/shared/a.ts', text: "import './b.ts'" },
      { path: 'src/shared/b.ts', text: "import './a.ts'" },
    ]
    expect(findCycles(ring)).toEqual(['src/shared/a.ts → src/shared/b.ts → src/shared/a.ts'])
  })
})

describe('files', () => {
  test('a switch over a union names each case, so that types tell of a new one', () => {
    // Over statuses and codes of Zod; of cellOf the default is checked by the type of `partner[column]`.
    const open = [
      'src/features/partners/export/write-partner-csv.ts',
      'src/http/security-log/log-security.ts',
      'src/shared/sentence-of-issue.ts',
    ]
    expect(
      code
        .filter(({ text }) => /^ +default:$|^ +default: \{$|^ +default: return/m.test(text))
        .map((file) => file.path),
    ).toEqual(open)
  })

  test('the environment is read in one place', () => {
    const readers = code.filter(({ text }) => /process\s*\.\s*env\b|\benv\s*}\s*=\s*process\b/.test(text))
    expect(readers.map((file) => file.path)).toEqual(['src/config/config.ts'])
  })

  test(`none is longer than ${MAX_LINES} lines`, () => {
    const long = code.filter(({ text }) => text.split('\n').length - 1 > MAX_LINES)
    expect(long.map((file) => file.path)).toEqual([])
  })

  test('names are kebab-case, and say what is inside', () => {
    const names = files.flatMap((file) => file.path.split('/').slice(1))
    const odd = names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.jobs|\.test|\.d)*(\.tsx?)?$/.test(name))
    expect(odd).toEqual([])
    expect(
      names.filter((name) => /^(utils?|helpers?|common|misc|lib|manager|index)(\.|$)/.test(name)),
    ).toEqual([])
  })
})
