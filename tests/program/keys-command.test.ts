import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endDatabase } from '../servers/end-database.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { builtProgram, PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'

const CANARY = {
  name: 'Canarina Featherstone',
  email: 'canarina@feather.example',
  phone: '(503) 555-0177',
  message: 'The canary of my aunt sang a song that nobody else knows.',
}
let dataDir: string
let product: RunningProduct | null = null
beforeAll(() => {
  dataDir = makeDataDir()
})
afterAll(async () => {
  await product?.stop()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})
const copies = () => path.join(dataDir, 'copies')
const environment = () => ({
  ...PATIENT,
  DATABASE_URL: '',
  SMTP_URL: '',
  SAMPLE_DATA: '5',
  BACKUP_FOLDER: copies(),
  BACKUP_KEY_FILE: path.join(copies(), 'key.txt'),
})
const keyFile = () => path.join(dataDir, 'keys/data-key.txt')
const start = async () => {
  product = await startProduct({ dataDir, environment: environment() })
  return product
}

async function run(program: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(path.dirname(builtProgram()), program), ...args], {
    env: { ...process.env, ...environment(), NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

/** For each of `texts` the files under DATA_DIR that hold it in any case, without the mail, which is written to be sent. */
async function filesWith(texts: readonly string[]): Promise<string[][]> {
  const wanted = texts.map((text) => text.toLowerCase())
  const found: string[][] = texts.map(() => [])
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || file.endsWith('.eml')) continue
    const bytes = await readFile(file).catch(() => Buffer.alloc(0))
    const content = bytes.toString('latin1').toLowerCase()
    for (const [at, text] of wanted.entries())
      if (content.includes(text)) found[at]?.push(path.relative(dataDir, file))
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

/** What administrators write about the family and to it, and what is typed at a login that is refused. */
const WRITTEN = {
  reply: 'Your aunt may sing again with us.',
  forwarded: 'She rang at noon about the canary.',
  note: 'Speaks softly; ring after noon.',
  login: 'featherstone.login@feather.example',
}

/** Answers, forwards, notes and looks for the inquiry as an administrator does, and fails to log in as others do. */
async function workOn({ url, setupCode }: RunningProduct): Promise<void> {
  const login = { username: 'margaret', password: 'four quiet herons at dusk' }
  let token = ''
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/api/admin/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: await answer.json().catch(() => null) }
  }
  await post('create-first-user', {
    ...login,
    email: 'margaret@office.example',
    setupCode: await setupCode(),
  })
  token = (await post('login', login)).body.token
  const found = await post('inquiries/search', { q: CANARY.name })
  const id = found.body.inquiries?.[0]?.id
  expect((await post(`inquiries/${id}/reply`, { message: WRITTEN.reply })).status).toBe(200)
  expect((await post(`inquiries/${id}/forward`, { message: WRITTEN.forwarded })).status).toBe(200)
  expect((await post(`inquiries/${id}/notes`, { note: WRITTEN.note })).status).toBe(200)
  token = ''
  expect((await post('login', { username: WRITTEN.login, password: CANARY.message })).status).toBe(401)
}

test('no file of database, backup or log of writes holds a family’s words; the key is changed while the product is stopped', {
  timeout: 300_000,
}, async () => {
  const running = await start()
  const reference = await ask(running)
  await workOn(running)
  await mkdir(copies())
  // Root is given up before it is written.
  await chmod(copies(), 0o777)
  expect(await run('backup.js', 'backup')).toMatchObject({ code: 0 })
  const refused = await run('keys.js', 'rotate')
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Please stop all its processes') })
  await running.stop()
  await endDatabase(dataDir)
  // Control: what is not encrypted is found in a table's file and in the write-ahead log.
  const secrets = [...Object.values(CANARY), ...Object.values(WRITTEN)]
  const [control, user, ...held] = await filesWith([reference, 'margaret', ...secrets])
  expect(control?.join(' ')).toContain('db/pg/base/')
  expect(control?.join(' ')).toContain('db/pg/pg_wal/')
  expect(user).not.toEqual([])
  expect(secrets.map((text, at) => [text, held[at]])).toEqual(secrets.map((text) => [text, []]))
  for (const text of secrets) expect(running.output()).not.toContain(text)

  const before = await readFile(keyFile(), 'utf8')
  const changed = await run('keys.js', 'rotate')
  expect(changed).toEqual({ code: 0, output: expect.stringMatching(/All \d+ values are encrypted/) })
  const after = await readFile(keyFile(), 'utf8')
  expect(after.split('\n').filter((line) => /^[^#]/.test(line))).toHaveLength(1)
  expect(after).not.toBe(before)

  await rename(keyFile(), `${keyFile()}.away`)
  const wrong = await run('main.js')
  expect(wrong.code).not.toBe(0)
  expect(wrong.output).toContain('The personal data are encrypted with the key')
  expect(wrong.output).not.toContain('    at ')
  await rename(`${keyFile()}.away`, keyFile())

  // The same words again are the same inquiry, which only the right key can tell.
  const restarted = await start()
  expect(await ask(restarted)).toBe(reference)
  await restarted.stop()

  // Lost for good: the operator does what the refused start says.
  await rm(keyFile())
  const [, keyId = ''] = /npm run keys -- forget (\w+)/.exec((await run('main.js')).output) ?? []
  const forgotten = await run('keys.js', 'forget', keyId)
  expect(forgotten).toEqual({
    code: 0,
    output: expect.stringMatching(/inquiries: 1 rows[\s\S]*directory is whole/),
  })
  const withoutKey = await start()
  expect(await ask(withoutKey)).not.toBe(reference)
  await withoutKey.stop()
})

test('a wrong call says how', async () => {
  const usage = 'npm run keys -- rotate\nnpm run keys -- forget KEY\n'
  for (const args of [
    ['forget', 'all'],
    ['rotate', '0123456789abcdef'],
  ])
    expect(await run('keys.js', ...args)).toEqual({ code: 2, output: usage })
})
