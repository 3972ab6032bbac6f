import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ENVIRONMENT_OF_PRODUCT, NODE_OPTIONS_OF_PRODUCT } from '../scripts/run/node-options.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Holds the lock for a while and records its start and end. */
function work(name: string): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs'
    import { withLock } from ${JSON.stringify(path.resolve('scripts/run/with-lock.mjs'))}
    const note = (what) => appendFileSync('notes', what + ' ${name}\\n')
    await withLock('a/lock', 'waiting', async () => {
      note('begin')
      await new Promise((resolve) => setTimeout(resolve, 150))
      note('end')
    })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return new Promise((resolve) => child.once('exit', resolve))
}
const notes = () => readFileSync(path.join(folder, 'notes'), 'utf8').trim().split('\n')

test('starts that come together install and build one after the other', async () => {
  const names = ['a', 'b', 'c', 'd']
  expect(await Promise.all(names.map(work))).toEqual([0, 0, 0, 0])
  const lines = notes()
  expect(lines).toHaveLength(8)
  for (let at = 0; at < lines.length; at += 2) {
    expect(lines[at + 1]).toBe(lines[at]?.replace('begin', 'end'))
  }
  expect(readdirSync(path.join(folder, 'a'))).toEqual([])
})

test('the lock of a process that is gone is taken over', async () => {
  expect(await work('first')).toBe(0)
  writeFileSync(path.join(folder, 'a', 'lock'), '4194000')
  expect(await Promise.all([work('second'), work('third')])).toEqual([0, 0])
  expect(notes()).toHaveLength(6)
})

test('a lock that nobody renews is taken over, though its process number is in use again', async () => {
  expect(await work('first')).toBe(0)
  const lock = path.join(folder, 'a', 'lock')
  writeFileSync(lock, String(process.pid))
  utimesSync(lock, new Date(0), new Date(0))
  expect(await work('second')).toBe(0)
  expect(existsSync(lock)).toBe(false)
})

test.each(['Dockerfile', 'deploy/partner-directory.service'])(
  '%s starts the product with its options of Node and of memory',
  (file) => {
    const text = readFileSync(file, 'utf8').replace(/[",]/g, '')
    expect(text).toContain(`node ${NODE_OPTIONS_OF_PRODUCT.join(' ')} `)
    for (const [name, value] of Object.entries(ENVIRONMENT_OF_PRODUCT))
      expect(text).toMatch(new RegExp(`^(?:ENV |Environment=).*\\b${name}=${value}\\b`, 'm'))
  },
)
