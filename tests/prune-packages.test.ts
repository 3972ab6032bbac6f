import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prunePackages } from '../scripts/build/prune-packages.ts'
import { KEPT_IN_NODE_MODULES, READ_AS_FILES } from '../scripts/build/runtime-packages.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'packages-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const PACKAGES = {
  '': { dependencies: { kept: '1', bundled: '1' } },
  'node_modules/kept': {
    dependencies: { below: '1', shared: '1' },
    optionalDependencies: { '@os/none': '1' },
  },
  'node_modules/below': {},
  'node_modules/kept/node_modules/below': {},
  'node_modules/shared': { dependencies: { below: '1' } },
  'node_modules/bundled': { dependencies: { tool: '1' } },
  'node_modules/tool': {},
  'node_modules/@os/none': {},
}

/** Each package with a file that runs, but for one of another platform. */
function install(): void {
  for (const at of Object.keys(PACKAGES).filter((each) => each && each !== 'node_modules/@os/none')) {
    mkdirSync(path.join(root, at, 'dist'), { recursive: true })
    for (const file of [
      'index.js',
      'index.d.ts',
      'index.js.map',
      'README.md',
      'dist/kept.umd.js',
      'data.json',
    ])
      writeFileSync(path.join(root, at, file), at)
  }
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: PACKAGES }))
}

test('only packages that are loaded stay, each as its own user finds it, and of them what runs', () => {
  install()
  expect(prunePackages(root, ['kept']).sort()).toEqual(['below', 'below', 'kept', 'shared'])
  const has = (at: string) => existsSync(path.join(root, 'node_modules', at))
  expect(['kept', 'below', 'kept/node_modules/below', 'shared'].map((at) => has(`${at}/index.js`))).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['bundled', 'tool'].filter(has)).toEqual([])
  const gone = ['index.d.ts', 'index.js.map', 'README.md', 'dist/kept.umd.js']
  expect(gone.filter((file) => has(`kept/${file}`))).toEqual([])
  expect(has('kept/data.json')).toBe(true)
})

test('the packages that the server loads or reads are the product’s own', () => {
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const own = { ...dependencies, ...optionalDependencies }
  // pg asks for it where it is there.
  expect([...KEPT_IN_NODE_MODULES, ...READ_AS_FILES].filter((name) => !(name in own))).toEqual(['pg-native'])
})
