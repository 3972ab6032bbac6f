import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const MODULE = JSON.stringify(path.resolve('scripts/run/builds-in-use.mjs'))

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'builds-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** A folder in dist, last used that many minutes ago. */
function add(name: string, minutesAgo: number): string {
  const folder = path.join(root, 'dist', name)
  mkdirSync(path.join(folder, 'server'), { recursive: true })
  const at = new Date(Date.now() - minutesAgo * 60_000)
  utimesSync(folder, at, at)
  return name
}
const buildName = (number: number) => String(number).padStart(16, '0')
const runIn = (program: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', program], { cwd: root })
const prune = (current: string) =>
  runIn(`import { pruneBuilds } from ${MODULE}\npruneBuilds(${JSON.stringify(current)})`)

test('of builds out of use the newest three are kept, and the current one among them', () => {
  const current = add(buildName(1), 500)
  const [second, third] = [add(buildName(2), 60), add(buildName(3), 61)]
  add(buildName(4), 62)
  add(buildName(5), 63)
  prune(current)
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual([current, second, third])
})

test('a build that was in use a moment ago is kept, however many newer ones there are', () => {
  const names = [1, 2, 3, 4, 5, 6].map((number) => add(buildName(number), number))
  prune(names[0] ?? '')
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual(names)
})

test('a product in use keeps its build', () => {
  const names = [1, 2, 3, 4].map((number) => add(buildName(number), 100 * number))
  runIn(`import { keepInUse } from ${MODULE}\nkeepInUse('dist/${names[3]}')`)
  prune(names[0] ?? '')
  // Marked, it is the newest; the two before it are kept too.
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual([names[0], names[1], names[3]])
})

test('what a build that died left is taken away, and nothing that is not of builds', () => {
  const current = add(buildName(1), 0)
  add('draft-4194000', 60)
  const kept = [add('draft-4194001', 1), add('notes', 60)]
  prune(current)
  expect(readdirSync(path.join(root, 'dist')).sort()).toEqual([current, ...kept])
})
