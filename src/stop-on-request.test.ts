import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { afterEach, expect, test } from 'vitest'

let child: ChildProcess
let said: string
afterEach(() => void child.kill('SIGKILL'))

/** Ten seconds pass in half a second. */
const HURRY = 'const wait = setTimeout; globalThis.setTimeout = (run, ms) => wait(run, ms / 20)'

/** Two parts; "slow" stops as `stopSlow` says. The first line says that it is up. */
async function run({
  stopSlow = 'async () => {}',
  graceMs = 0,
  isStarted = true,
  args = [] as string[],
  clock = '',
}) {
  const program = `
    ${clock}
    import { stopOnRequest } from ${JSON.stringify(path.resolve('src/stop-on-request.ts'))}
    const part = (name, stop) => ({ name, stop: async () => { console.log('stopping ' + name); await stop() } })
    stopOnRequest({
      log: { error: (about, text) => console.log(JSON.stringify(about) + text) },
      parts: [part('first', async () => {}), part('slow', ${stopSlow})],
      started: ${isStarted} ? Promise.resolve({ graceMs: ${graceMs} }) : new Promise(() => {}),
      announceStop: () => console.log('announced'),
    })
    setInterval(() => {}, 1000)
    console.log('up')`
  const stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[] = ['ignore', 'pipe', 'inherit', 'ipc']
  child = spawn(process.execPath, ['--input-type=module', '-e', program, '--', ...args], { stdio })
  said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk))
  await until('up')
}
const until = (text: string) => expect.poll(() => said).toContain(text)
/** After all output. ("close" does not come after a disconnect.) */
const ended = async () => {
  const [[code]] = await Promise.all([once(child, 'exit'), once(child.stdout as Readable, 'end')])
  return code
}
const lines = () => said.trim().split('\n')

test('parts stop in reverse order, after readiness is off, and the process exits with 0', async () => {
  await run({ graceMs: 300 })
  child.kill('SIGTERM')
  expect(await ended()).toBe(0)
  expect(lines()).toEqual(['up', 'announced', 'stopping slow', 'stopping first'])
})

test('SIGINT grants no grace period', async () => {
  await run({ graceMs: 3_600_000 })
  child.kill('SIGINT')
  expect(await ended()).toBe(0)
  expect(lines()).toEqual(['up', 'announced', 'stopping slow', 'stopping first'])
})

test('a part that fails to stop does not prevent the others from stopping', async () => {
  await run({ stopSlow: `async () => { throw new Error('no') }` })
  child.kill('SIGTERM')
  expect(await ended()).toBe(0)
  expect(lines().at(-1)).toBe('stopping first')
})

test('a part that does not stop is named and abandoned (RUN-1)', async () => {
  await run({ stopSlow: '() => new Promise(() => {})', clock: HURRY })
  child.kill('SIGTERM')
  expect(await ended()).toBe(143)
  expect(lines().at(-1)).toBe('{"part":"slow"}a part did not stop within 10 s; ended without it')
})

test('a start that does not finish does not delay the end', async () => {
  await run({ isStarted: false, clock: HURRY })
  child.kill('SIGINT')
  expect(await ended()).toBe(130)
  expect(lines().at(-1)).toBe('{"part":"start"}a part did not stop within 10 s; ended without it')
})

test('a second signal ends the process at once, but not the same signal delivered twice', async () => {
  await run({ graceMs: 3_600_000 })
  child.kill('SIGTERM')
  child.kill('SIGTERM')
  await until('announced')
  // Within a second they count as one; the next ends it.
  const again = setInterval(() => child.kill('SIGTERM'), 500)
  expect(await ended()).toBe(143)
  clearInterval(again)
  expect(lines()).toEqual(['up', 'announced'])
})

test('the loss of its parent stops the process, when started with a parent', async () => {
  await run({ args: ['--end-with-parent'] })
  child.disconnect()
  expect(await ended()).toBe(0)
  expect(lines().at(-1)).toBe('stopping first')
})

test('the loss of another channel does not', async () => {
  await run({})
  child.disconnect()
  child.kill('SIGINT')
  expect(await ended()).toBe(0)
})
