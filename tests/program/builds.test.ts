import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BUILDS, findBuild } from '../../scripts/run/find-build.mjs'
import { canReach } from '../../src/db/embedded-postgres/account.ts'
import { makeScratchFolder } from '../servers/scratch-folder.ts'
import { startByNpm } from '../servers/start-by-npm.ts'
import { builtProgram } from '../servers/start-product.ts'

const NOBODY = { uid: 65534, gid: 65534 }
const canBeNobody = process.getuid?.() === 0 && canReach(path.resolve('package.json'), NOBODY)

/** A separately built copy of the sources. */
let root: string
beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'sources-'))
  chmodSync(root, 0o755)
  const names = [
    'src',
    'public',
    'scripts',
    'package.json',
    'package-lock.json',
    'vite.config.ts',
    'tsconfig.json',
  ]
  for (const name of names) cpSync(name, path.join(root, name), { recursive: true })
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'))
  // Of the same sources, so that nothing has to be built yet.
  const current = findBuild()
  cpSync(current, path.join(root, BUILDS, path.basename(current)), { recursive: true })
  cpSync(path.join(BUILDS, 'current'), path.join(root, BUILDS, 'current'))
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const change = () =>
  appendFileSync(path.join(root, 'src/site/islands/loader.ts'), `\nconsole.debug(${Date.now()})\n`)
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      if (entry.isFile()) return [entry.name]
      // Packages are only linked.
      return entry.isDirectory()
        ? filesIn(path.join(folder, entry.name)).map((file) => `${entry.name}/${file}`)
        : []
    })
    .sort()

// One character beyond Latin-1 doubles the memory that Node keeps a program's source in.
test('the server’s programs are ASCII', () => {
  const server = path.dirname(builtProgram())
  const isAscii = (file: string) => /^[\0-\x7f]*$/.test(readFileSync(path.join(server, file), 'utf8'))
  const programs = readdirSync(server).filter((file) => file.endsWith('.js'))
  expect(programs.length).toBeGreaterThan(2)
  expect(programs.filter((file) => !isAscii(file))).toEqual([])
})

test.runIf(canBeNobody)(
  'npm start by a user who may not write the code works when all is built, and else says what is to be done',
  { timeout: 300_000 },
  async () => {
    const dataDir = makeScratchFolder('directory')
    chownSync(dataDir, NOBODY.uid, NOBODY.gid)
    const start = () =>
      startByNpm(dataDir, { environment: { HOME: '/nonexistent' }, spawnOptions: { ...NOBODY, cwd: root } })
    try {
      const before = filesIn(root)
      const started = await start()
      expect((await fetch(`${started.url}/readyz`)).status).toBe(200)
      started.child.kill('SIGTERM')
      expect(await started.ended).toEqual({ code: 0, signal: null })
      expect(filesIn(root)).toEqual(before)

      change()
      const refusal = await start().catch((error: Error) => error.message)
      expect(refusal).toContain('this user may not write there. Run "npm run build" there as its owner')
      expect(refusal).not.toMatch(/EACCES|\bat .*\.mjs/)
    } finally {
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
    }
  },
)
