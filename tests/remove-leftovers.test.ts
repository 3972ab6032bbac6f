import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeLeftovers } from './servers/remove-leftovers.ts'
import { scratchPrefix } from './servers/scratch-folder.ts'

let base: string
const children: ChildProcess[] = []
beforeAll(() => {
  base = mkdtempSync(path.join(tmpdir(), 'leftovers-'))
})
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(base, { recursive: true, force: true })
})

function makeFolder(name: string): string {
  const folder = path.join(base, name)
  mkdirSync(path.join(folder, 'db/pg'), { recursive: true })
  return folder
}
function run(options: object): ChildProcess {
  const child = spawn('sleep', ['600'], { stdio: 'ignore', ...options })
  children.push(child)
  return child
}

test.runIf(process.platform === 'linux')(
  'what a killed run left is ended and removed, what others use is not',
  async () => {
    const deadPid = spawnSync('true').pid
    const dead = makeFolder(`${scratchPrefix(deadPid)}data-abcdef`)
    const own = makeFolder(`${scratchPrefix(process.pid)}data-abcdef`)
    const foreign = makeFolder('directory-kept')
    const ofContainer = makeFolder(`${scratchPrefix(deadPid, 'other')}data-abcdef`)
    const server = run({ cwd: path.join(dead, 'db/pg') })
    const product = run({ env: { ...process.env, DATA_DIR: dead } })
    const living = [
      run({ cwd: path.join(own, 'db/pg') }),
      run({ env: { ...process.env, DATA_DIR: own } }),
      run({ cwd: foreign }),
      run({ cwd: path.join(ofContainer, 'db/pg') }),
    ]
    const ended = [server, product].map((child) => once(child, 'exit'))
    removeLeftovers([base])
    expect((await Promise.all(ended)).map(([, signal]) => signal)).toEqual(['SIGKILL', 'SIGKILL'])
    expect(existsSync(dead)).toBe(false)
    expect([own, foreign, ofContainer].map((folder) => existsSync(folder))).toEqual([true, true, true])
    for (const child of living) expect([child.exitCode, child.signalCode]).toEqual([null, null])
  },
)
