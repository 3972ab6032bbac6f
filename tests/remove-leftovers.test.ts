import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { removeLeftovers } from './remove-leftovers.ts'
import { makeScratchFolder } from './scratch-folder.ts'

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
/** The name of a scratch folder that process `pid` would make. */
function nameBy(pid: number): string {
  const folder = makeScratchFolder('data')
  rmSync(folder, { recursive: true })
  return path.basename(folder).replace(`.${process.pid}-`, `.${pid}-`)
}
function run(options: object): ChildProcess {
  const child = spawn('sleep', ['600'], { stdio: 'ignore', ...options })
  children.push(child)
  return child
}

test.runIf(process.platform === 'linux')(
  'what a killed run left is ended and removed, what others use is not',
  async () => {
    const ended = spawnSync('true').pid
    const dead = makeFolder(nameBy(ended))
    const own = makeFolder(nameBy(process.pid))
    const ofContainer = makeFolder(nameBy(ended).replace(/\d+\./, '1.'))
    const foreign = makeFolder('directory-kept')
    const server = run({ cwd: path.join(dead, 'db/pg') })
    const product = run({ env: { ...process.env, DATA_DIR: dead } })
    const living = [
      run({ cwd: path.join(own, 'db/pg') }),
      run({ env: { ...process.env, DATA_DIR: own } }),
      run({ cwd: path.join(ofContainer, 'db/pg') }),
      run({ cwd: foreign }),
    ]
    const exits = [server, product].map((child) => once(child, 'exit'))
    removeLeftovers([base])
    expect((await Promise.all(exits)).map(([, signal]) => signal)).toEqual(['SIGKILL', 'SIGKILL'])
    expect([dead, own, ofContainer, foreign].map((folder) => existsSync(folder))).toEqual([
      false,
      true,
      true,
      true,
    ])
    for (const child of living) expect([child.exitCode, child.signalCode]).toEqual([null, null])
  },
)
