import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive } from '../src/db/embedded-postgres/postmaster.ts'

let folder: string
let parent: ChildProcess
let said: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'keep-'))
  said = ''
})
afterEach(() => {
  parent.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Runs a product whose n-th start does the n-th of `lives`, later ones the last. Starts record pid and port;
 * the exit code is the outcome.
 */
function keep(lives: string[], pauses = { firstMs: 20, longestMs: 80, steadyMs: 60_000 }) {
  writeFileSync(path.join(folder, 'starts'), '')
  writeFileSync(
    path.join(folder, 'product.mjs'),
    `import { appendFileSync, readFileSync } from 'node:fs'
    const starts = readFileSync('starts', 'utf8').split('\\n').length
    appendFileSync('starts', process.pid + ' ' + process.argv[2] + '\\n')
    const lives = ${JSON.stringify(lives)}
    const ready = () => new Promise((sent) =>
      process.send({ isReady: true, port: 4000 + starts, stopWithinMs: 0 }, sent))
    process.on('SIGTERM', () => lives.at(-1) !== 'hang' && process.exit(0))
    process.on('disconnect', () => process.exit(0))
    setInterval(() => {}, 1000)
    const life = lives[Math.min(starts, lives.length) - 1]
    if (life === 'refuse') process.exit(1)
    await ready()
    if (life === 'die') process.kill(process.pid, 'SIGKILL')
    if (life === 'err') process.exit(70)
    if (life === 'leave') process.exit(0)
    console.log('alive')`,
  )
  const program = `
    import { spawn } from 'node:child_process'
    import { keepRunning } from ${JSON.stringify(path.resolve('scripts/run/keep-running.mjs'))}
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc']
    const product = keepRunning((port) => spawn(process.execPath, ['product.mjs', String(port)], { stdio }), ${JSON.stringify(pauses)})
    process.on('SIGTERM', () => product.stop('SIGTERM'))
    const { code, signal } = await product.ended
    console.log('ended ' + code + ' ' + signal)
    process.exit(0)`
  parent = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: folder })
  for (const stream of [parent.stdout, parent.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk))
}
const starts = () => readFileSync(path.join(folder, 'starts'), 'utf8').trim().split('\n')
const restarts = () =>
  said
    .split('\n')
    .filter((line) => line.includes('"restarts"'))
    .map((line) => JSON.parse(line) as { restarts: number; pauseMs: number; msg: string })
const until = (isTrue: () => boolean) => expect.poll(isTrue).toBe(true)

describe('a product that was ready', () => {
  test('is started again when it is killed or fails, at the same port, and each time the log says so (RUN-1)', async () => {
    keep(['die', 'err', 'live'])
    await until(() => said.includes('alive'))
    expect(restarts()).toMatchObject([
      {
        restarts: 1,
        pauseMs: 20,
        msg: expect.stringContaining('ended by SIGKILL; it is started again in 0.02 s'),
      },
      { restarts: 2, pauseMs: 40, msg: expect.stringContaining('ended by code 70') },
    ])
    expect(starts().map((line) => line.split(' ')[1])).toEqual(['null', '4001', '4002'])
  })

  test('that dies over and over is waited for longer and longer, up to a limit', async () => {
    keep(['die', 'die', 'die', 'die', 'die', 'live'])
    await until(() => said.includes('alive'))
    expect(restarts().map(({ pauseMs }) => pauseMs)).toEqual([20, 40, 80, 80, 80])
  })

  test('is tried again when a restart is refused, in the end at another port', async () => {
    keep(['die', 'refuse', 'refuse', 'refuse', 'live'])
    await until(() => said.includes('alive'))
    expect(starts().map((line) => line.split(' ')[1])).toEqual(['null', '4001', '4001', '4001', 'null'])
  })

  test('and ends by itself is left alone', async () => {
    keep(['leave', 'live'])
    await until(() => said.includes('ended 0 null'))
    expect(starts()).toHaveLength(1)
  })
})

test('a start that is refused is not repeated', async () => {
  keep(['refuse', 'live'])
  await until(() => said.includes('ended 1 null'))
  expect(starts()).toHaveLength(1)
  expect(restarts()).toEqual([])
})

describe('told to stop', () => {
  test('it passes the signal on, and starts nothing again', async () => {
    keep(['live'])
    await until(() => said.includes('alive'))
    parent.kill('SIGTERM')
    await until(() => said.includes('ended 0 null'))
    expect(starts()).toHaveLength(1)
  })

  test('while it waits for a restart, it ends at once', async () => {
    keep(['die', 'live'], { firstMs: 600_000, longestMs: 600_000, steadyMs: 60_000 })
    await until(() => restarts().length === 1)
    parent.kill('SIGTERM')
    await until(() => said.includes('ended 0 null'))
    expect(starts()).toHaveLength(1)
  })

  test('it kills a product that hangs', async () => {
    keep(['hang'])
    await until(() => said.includes('alive'))
    parent.kill('SIGTERM')
    await until(() => said.includes('ended null SIGKILL'))
    expect(said).toContain('it is killed')
  })
})

test('killed itself, it leaves no product behind', async () => {
  keep(['live'])
  await until(() => said.includes('alive'))
  const pid = Number(starts()[0]?.split(' ')[0])
  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await until(() => !isAlive(pid))
})
