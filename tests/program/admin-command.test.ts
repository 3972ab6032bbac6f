import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBuild } from '../../scripts/run/find-build.mjs'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { makeDataDir } from '../servers/prepared-data.ts'

const NEW_PASSWORD = 'a lantern beside the winter orchard'
/** Kept when the product stops. */
const dataDir = makeDataDir()
let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct({ DATA_DIR: dataDir })
})
afterAll(async () => {
  await product.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

async function run(...args: string[]) {
  const child = spawn(process.execPath, [path.join(findBuild(), 'server/admin.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

const tokenIn = (output: string) => /\/admin\/link#token=([\w-]{43})$/m.exec(output)?.[1] ?? 'none'
const post = (url: string, path: string, body: object) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('beside the running product it prints a link, and ends the sessions (ACCOUNT-13)', async () => {
  expect((await fetch(`${product.url}/api/admin/me`, bearer())).status).toBe(200)
  const { code, output } = await run('reset', 'margaret@example.org')
  expect([code, output]).toEqual([0, expect.stringContaining('margaret can choose a new password here')])
  expect((await fetch(`${product.url}/api/admin/me`, bearer())).status).toBe(401)
  const token = tokenIn(output)
  const used = await post(product.url, '/api/admin/link', { token, password: NEW_PASSWORD })
  expect(used.status).toBe(200)
  const login = await post(product.url, '/api/admin/login', { username: 'margaret', password: NEW_PASSWORD })
  expect(login.status).toBe(200)
})

test('exit codes: 1 for an unknown name, which names the others; 2 for a wrong call', async () => {
  const unknown = await run('reset', 'nobody')
  expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('Active ones: margaret.')])
  for (const args of [
    ['delete', 'margaret'],
    ['reset', 'margaret', '--all'],
  ])
    expect(await run(...args)).toEqual({
      code: 2,
      output: expect.stringContaining('npm run admin -- reset USER'),
    })
})

test('with the product stopped it works too', async () => {
  await product.stop()
  const { code, output } = await run('reset', 'margaret', '--clear-second-factor')
  expect([code, tokenIn(output)]).toEqual([0, expect.stringMatching(/^[\w-]{43}$/)])
})

const bearer = () => ({ headers: { authorization: `Bearer ${product.token}` } })
