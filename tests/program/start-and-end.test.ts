import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { sendSlowInquiry } from '../servers/send-slow-inquiry.ts'
import { builtProgram, type RunningProduct, startProduct } from '../servers/start-product.ts'

let dataDir: string
let running: RunningProduct[]
beforeEach(() => {
  dataDir = makeDataDir()
  running = []
})
afterEach(async () => {
  for (const product of running) await product.stop()
  const left = readPostmaster(path.dirname(lockFile()))?.pid
  if (left && isAlive(left)) process.kill(left, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

async function start(environment: Record<string, string> = {}) {
  const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '5', ...environment } })
  running.push(product)
  return product
}
const lockFile = () => path.join(dataDir, 'db', 'pg', 'postmaster.pid')
const serverPid = () => Number(readFileSync(lockFile(), 'utf8').split('\n')[0])
const status = async (product: RunningProduct, pathname: string) =>
  (await fetch(product.url + pathname)).status

/** Sends its own Host header, which fetch would not. */
function askByHost(url: string, host: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { host } }, async (answer) => {
      let text = ''
      for await (const piece of answer.setEncoding('utf8')) text += piece
      resolve({ status: answer.statusCode ?? 0, text })
    })
    asked.once('error', reject).end()
  })
}

async function takePort() {
  const server = createServer()
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { server, port: (server.address() as { port: number }).port }
}
/** Returns a free port below those that Linux gives to who asks for any (32,768 on), so that no other test gets it. */
async function findFreePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await once(server.close(), 'close')
    return port
  }
}

/** Runs a product that cannot start; returns its end. `meanwhile` gets its process at once. */
function refuse(
  environment: Record<string, string>,
  meanwhile: (child: ChildProcess) => unknown = () => {},
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...environment }
    const child = spawn(process.execPath, [builtProgram()], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    Promise.resolve(meanwhile(child)).catch((error) => {
      child.kill('SIGKILL')
      reject(error)
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk
      })
    }
    child.once('close', (code) => resolve({ code, said: said.trim() }))
  })
}

/** On a machine too busy to stop within 10 s the product ends with parts still at work, and says so. */
const wasLate = (product: RunningProduct) => product.output().includes('a part did not stop within')

/** Ends the product and expects no process and no lock of it. */
async function endTidily(product: RunningProduct, signal: 'SIGTERM' | 'SIGINT') {
  const pid = serverPid()
  await product.stop(signal)
  expect(() => process.kill(product.pid, 0)).toThrow()
  if (wasLate(product)) return
  expect(existsSync(lockFile())).toBe(false)
  while (isAlive(pid)) await sleep(20)
}

describe('a start', () => {
  test('on port 0 prints the true address, also that of its links, tells of slips in names of settings, and at SIGTERM waits for a request under way', async () => {
    const product = await start({ SITEURL: 'https://canary.example' })
    const page = await (await fetch(product.url)).text()
    expect(page).toContain(`<link rel="canonical" href="${product.url}/"`)
    expect(await status(product, '/readyz')).toBe(200)
    expect(product.output()).toContain('SITEURL is set, but there is no such setting. Did you mean SITE_URL?')
    expect(product.output()).not.toContain('canary')

    const inquiry = await sendSlowInquiry(product.url)
    const ended = endTidily(product, 'SIGTERM')
    await sleep(300)
    const answered = inquiry.finish().catch(() => null)
    await ended
    // There a request under way may be cut after 7 s.
    const wasCut = product.output().includes('requests were cut at the stop')
    if (!wasLate(product) && !wasCut) expect(await answered).toBe(201)
  })

  test('with SITE_URL makes its links with that, serves no other host, brings a killed database server back, and its end by SIGINT is tidy', async () => {
    const product = await start({ SITE_URL: 'https://directory.example' })
    const ask = (host: string) => askByHost(product.url, host)
    const own = await ask('directory.example')
    expect(own.status).toBe(200)
    expect(own.text).toContain('<link rel="canonical" href="https://directory.example/"')
    expect((await ask('evil.example')).status).toBe(421)
    expect((await ask(new URL(product.url).host)).status).toBe(421)

    const killed = serverPid()
    process.kill(killed, 'SIGKILL')
    const current = () => readPostmaster(path.dirname(lockFile()))?.pid
    while ((current() ?? killed) === killed) await sleep(20)
    while ((await status(product, '/readyz')) !== 200) await sleep(50)
    expect(
      JSON.parse((await askByHost(`${product.url}/api/partners`, 'directory.example')).text),
    ).toHaveLength(5)
    await endTidily(product, 'SIGINT')
  })

  test('on a port that is taken says so in one sentence', async () => {
    const { server, port } = await takePort()
    const end = await refuse({ PORT: String(port) })
    server.close()
    expect(end).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is in use. Choose another with PORT, or PORT=0 for any free one.`,
    })
  })

  test('while its database is away waits, says so, and stops at once when asked', async () => {
    const [port, away] = [await findFreePort(), await findFreePort()]
    const ask = (pathname: string) => fetch(`http://127.0.0.1:${port}${pathname}`).catch(() => null)
    const { code, said } = await refuse(
      { PORT: String(port), DATABASE_URL: `postgres://directory:secret@127.0.0.1:${away}/directory` },
      async (child) => {
        const page = async () => (await (await ask('/'))?.text()) ?? ''
        await expect.poll(page).toContain('again in a moment')
        expect((await ask('/readyz'))?.status).toBe(503)
        expect((await ask('/healthz'))?.status).toBe(200)
        child.kill('SIGTERM')
      },
    )
    expect(code).toBe(0)
    expect(said).toContain(
      `"why":"the database directory at 127.0.0.1:${away} cannot be reached: connect ECONN`,
    )
    expect(said).not.toContain('secret')
  })

  test('with wrong variables names every one, and no value', async () => {
    const { code, said } = await refuse({
      TRUST_PROXY: 'many-secret',
      DATABASE_URL: 'mysql://user:secret@db/x',
    })
    expect(code).toBe(1)
    expect(said.split('\n')).toHaveLength(3)
    expect(said).toContain('TRUST_PROXY: must be')
    expect(said).toContain('DATABASE_URL: must be')
    expect(said).not.toContain('secret')
  })

  test('beside another on the same data shares them', async () => {
    const [first, second] = await Promise.all([start(), start()])
    const partners = await Promise.all(
      [first, second].map(async ({ url }) => (await fetch(`${url}/api/partners`)).json()),
    )
    expect(partners[0]).toHaveLength(5)
    expect(partners[1]).toEqual(partners[0])
    await first.stop()
    await expect.poll(() => status(second, '/readyz')).toBe(200)
  })
})
