import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'
import { makeDataDir } from '../prepared-data.ts'
import { sendSlowInquiry } from '../send-slow-inquiry.ts'
import { builtProgram, type RunningProduct, startProduct } from '../start-product.ts'

let dataDir: string
let running: RunningProduct[]
beforeEach(() => {
  dataDir = makeDataDir()
  running = []
})
afterEach(async () => {
  for (const product of running) await product.stop()
  if (existsSync(lockFile()) && isAlive(serverPid())) process.kill(serverPid(), 'SIGKILL')
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

/** Runs a product that cannot start; returns its end. */
function refuse(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...environment }
    const child = spawn(process.execPath, [builtProgram()], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk
      })
    }
    child.once('close', (code) => resolve({ code, said: said.trim() }))
  })
}

describe('a start', () => {
  test('on port 0 prints the true address, which is also that of its links', async () => {
    const product = await start()
    const page = await (await fetch(product.url)).text()
    expect(page).toContain(`<link rel="canonical" href="${product.url}/"`)
    expect(await status(product, '/readyz')).toBe(200)
  })

  test('with SITE_URL makes its links with that, and serves no other host', async () => {
    const product = await start({ SITE_URL: 'https://directory.example' })
    const ask = (host: string) => askByHost(product.url, host)
    const own = await ask('directory.example')
    expect(own.status).toBe(200)
    expect(own.text).toContain('<link rel="canonical" href="https://directory.example/"')
    expect((await ask('evil.example')).status).toBe(421)
    expect((await ask(new URL(product.url).host)).status).toBe(421)
    expect(await status(product, '/readyz')).toBe(200)
  })

  test('on every address without SITE_URL asks for it', async () => {
    const { code, said } = await refuse({ HOST: '0.0.0.0' })
    expect(code).toBe(1)
    expect(said).toContain('SITE_URL: must be set')
  })

  test('tells of slips in the names of settings in its log', async () => {
    const product = await start({ SITEURL: 'https://canary.example' })
    expect(product.output()).toContain('SITEURL is set, but there is no such setting. Did you mean SITE_URL?')
    expect(product.output()).not.toContain('canary')
  })

  test('on a port that is taken says so in one sentence', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const end = await refuse({ PORT: String(port) })
    other.close()
    expect(end).toEqual({
      code: 1,
      said: `Port ${port} on 127.0.0.1 is in use. Choose another with PORT, or PORT=0 for any free one.`,
    })
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
    expect(await status(second, '/readyz')).toBe(200)
  })
})

describe('an end', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s is tidy: nothing is left running', async (signal) => {
    const product = await start()
    const pid = serverPid()
    await product.stop(signal)
    expect(existsSync(lockFile())).toBe(false)
    expect(() => process.kill(product.pid, 0)).toThrow()
    while (isAlive(pid)) await sleep(20)
  })

  test('waits for a request under way', async () => {
    const product = await start()
    const inquiry = await sendSlowInquiry(product.url)
    await sleep(300)
    const stopped = product.stop()
    await sleep(300)
    expect(await inquiry.finish()).toBe(201)
    await stopped
  })
})

test('a database server that is killed is brought back, and the site with it', async () => {
  const product = await start()
  const killed = serverPid()
  process.kill(killed, 'SIGKILL')
  const current = () => readPostmaster(path.dirname(lockFile()))?.pid
  while ((current() ?? killed) === killed) await sleep(20)
  while ((await status(product, '/readyz')) !== 200) await sleep(50)
  expect(await status(product, '/api/partners')).toBe(200)
})
