import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDataDir } from '../prepared-data.ts'
import { builtProgram, type RunningProduct, startProduct } from '../start-product.ts'

const CANARY = {
  name: 'Canarina Featherstone',
  email: 'canarina@feather.example',
  phone: '(503) 555-0177',
  message: 'The canary of my aunt sang a song that nobody else knows.',
}
const ENVIRONMENT = { DATABASE_URL: '', SMTP_URL: '', SAMPLE_DATA: '5' }
let dataDir: string
let product: RunningProduct | null = null
beforeAll(() => {
  dataDir = makeDataDir()
})
afterAll(async () => {
  await product?.stop()
  await rm(dataDir, { recursive: true, force: true })
})
const keyFile = () => path.join(dataDir, 'keys/data-key.txt')
const start = async () => {
  product = await startProduct({ dataDir, environment: ENVIRONMENT })
  return product
}

async function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(path.dirname(builtProgram()), program), ...args], {
    env: { ...process.env, ...ENVIRONMENT, NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

/** Files under DATA_DIR that hold `text`, without the mail, which is written to be sent. */
async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || file.endsWith('.eml')) continue
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    if (bytes.includes(text)) found.push(path.relative(dataDir, file))
  }
  return found
}

async function ask(running: RunningProduct): Promise<string> {
  const [partner] = (await (await fetch(`${running.url}/api/partners`)).json()) as { id: string }[]
  const response = await fetch(`${running.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a key of the canary' },
    body: JSON.stringify({ partnerId: partner?.id, ...CANARY }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

test('no file of database or log of writes holds a family’s words; the key is changed while the product is stopped', {
  timeout: 300_000,
}, async () => {
  const running = await start()
  const reference = await ask(running)
  const refused = await run('keys.js', 'rotate')
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Please stop all its processes') })
  await running.stop()
  // Control: what is not encrypted is found in a table's file and in the write-ahead log.
  const control = (await filesWith(reference)).join(' ')
  expect(control).toContain('db/pg/base/')
  expect(control).toContain('db/pg/pg_wal/')
  for (const text of Object.values(CANARY)) expect([text, await filesWith(text)]).toEqual([text, []])

  const before = await readFile(keyFile(), 'utf8')
  const changed = await run('keys.js', 'rotate')
  expect(changed).toEqual({ code: 0, output: expect.stringMatching(/All \d+ values are encrypted/) })
  const after = await readFile(keyFile(), 'utf8')
  expect(after.split('\n').filter((line) => /^[^#]/.test(line))).toHaveLength(1)
  expect(after).not.toBe(before)

  // The same words again are the same inquiry, which only the right key can tell.
  const restarted = await start()
  expect(await ask(restarted)).toBe(reference)
  await restarted.stop()

  await rename(keyFile(), `${keyFile()}.away`)
  const wrong = await run('main.js')
  expect(wrong.code).not.toBe(0)
  expect(wrong.output).toContain('The personal data are encrypted with the key')
  expect(wrong.output).not.toContain('    at ')
  await rename(`${keyFile()}.away`, keyFile())
  await (await start()).stop()
})

test('a wrong call says how', async () => {
  expect(await run('keys.js', 'forget')).toEqual({ code: 2, output: 'npm run keys -- rotate\n' })
})
