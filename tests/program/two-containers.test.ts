import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeDataDir } from '../servers/prepared-data.ts'
import { canIsolate, ISOLATE } from '../servers/spawn-holder.ts'
import { builtProgram, type RunningProduct, startProduct } from '../servers/start-product.ts'

let dataDir: string
let product: RunningProduct
beforeEach(async () => {
  dataDir = makeDataDir()
  product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '5' } })
})
afterEach(async () => {
  await product.stop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
})

/** Starts the product in its own PID and IPC namespaces; returns its end. */
function startInContainer(): Promise<{ code: number | null; said: string; tookMs: number }> {
  const [program = '', ...args] = [...ISOLATE, '"$@"; exit $?', 'sh', process.execPath, builtProgram()]
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir }
  const startedAt = performance.now()
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  }
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ code, said: said.trim(), tookMs: performance.now() - startedAt }),
    ),
  )
}

test.skipIf(!canIsolate)(
  'a second container on the folder ends with one sentence, and the first goes on (needs root and unshare) (RUN-3)',
  async () => {
    const [partner] = (await (await fetch(`${product.url}/api/partners`)).json()) as { id: string }[]
    const send = (name: string) =>
      fetch(`${product.url}/api/inquiries`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ partnerId: partner?.id, name, email: 'ada@example.com', message: 'Hi' }),
      })
    expect((await send('Ada')).status).toBe(201)
    const { code, said, tookMs } = await startInContainer()
    console.log(`refused after ${Math.round(tookMs)} ms`)
    expect(code).toBe(1)
    // A line that root could not be given up may come before.
    expect(said.split('\n').at(-1)).toBe(
      `The data folder ${dataDir} is in use by another container or machine. ` +
        'Stop that one first, or set DATABASE_URL to a PostgreSQL server that both can use.',
    )
    expect((await send('Grace')).status).toBe(201)
    expect((await fetch(`${product.url}/readyz`)).status).toBe(200)
  },
)
