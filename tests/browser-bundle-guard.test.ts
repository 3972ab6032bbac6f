import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { guardBrowserBundle } from '../scripts/build/guard-browser-bundle.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'guard-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Builds a client whose entry is src/site/islands/loader.ts. */
function buildClient(files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [guardBrowserBundle()],
    build: { write: false, rolldownOptions: { input: path.join(root, 'src/site/islands/loader.ts') } },
  })
}

test.each(['db', 'features', 'integrations', 'jobs', 'http'])(
  'code of %s in the browser bundle fails the build',
  async (folder) => {
    await expect(
      buildClient({
        'src/site/islands/loader.ts': "import { next } from './next.ts'\nconsole.log(next)",
        'src/site/islands/next.ts': `export { next } from '../../${folder}/secret.ts'`,
        [`src/${folder}/secret.ts`]: 'export const next = 1',
      }),
    ).rejects.toThrow(`src/${folder}/secret.ts is imported by src/site/islands/next.ts`)
  },
)

test.each(['main', 'config', 'app'])(
  '%s.ts in a chunk that is loaded later fails the build',
  async (name) => {
    await expect(
      buildClient({
        'src/site/islands/loader.ts': `import('../../${name}.ts').then(console.log)`,
        [`src/${name}.ts`]: 'export const secret = 1',
      }),
    ).rejects.toThrow(`src/${name}.ts is imported by src/site/islands/loader.ts`)
  },
)

test("one of Node's own modules fails the build", async () => {
  await expect(
    buildClient({
      'src/site/islands/loader.ts': "import { readFileSync } from 'node:fs'\nconsole.log(readFileSync)",
    }),
  ).rejects.toThrow(/fs is imported by src\/site\/islands\/loader.ts/)
})

test('types of the server, which leave nothing behind, and shared code pass', async () => {
  await buildClient({
    'src/site/islands/loader.ts':
      "import type { Secret } from '../../db/secret.ts'\nimport { one } from '../../shared/one.ts'\nconst secret: Secret = one\nconsole.log(secret)",
    'src/db/secret.ts': 'export type Secret = number',
    'src/shared/one.ts': 'export const one = 1',
  })
})
