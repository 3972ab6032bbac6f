import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBuild } from '../../scripts/run/find-build.mjs'
import type { AdminInquiry } from '../../src/shared/inquiries/admin-inquiry.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { makeDataDir } from '../servers/prepared-data.ts'
import { PATIENT, startProduct } from '../servers/start-product.ts'
import { startS3 } from '../servers/start-s3.ts'

let product: ConsoleProduct
let folder: string
let s3: Awaited<ReturnType<typeof startS3>>
beforeAll(async () => {
  s3 = await startS3()
  product = await startConsoleProduct({ SAMPLE_DATA: '40' })
  folder = await mkdtemp(path.join(tmpdir(), 'backup-command-'))
  // Root is given up before it is written.
  await chmod(folder, 0o777)
})
afterAll(async () => {
  await product.stop()
  await s3.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function run(dataDir: string, ...args: string[]) {
  const child = spawn(process.execPath, [path.join(findBuild(), 'server/backup.js'), ...args], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      BACKUP_FOLDER: path.join(folder, 'backups'),
      BACKUP_KEY_FILE: path.join(folder, 'key.txt'),
      BACKUP_URL: `${s3.url}/films/backups`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

test('saved beside the running product, restored on another machine from the bucket, and served there', async () => {
  const [partner] = await product.call<{ id: string; name: string }[]>('GET', '/api/admin/partners')
  const inquiry = await fetch(`${product.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.7' },
    body: JSON.stringify({
      partnerId: partner?.id,
      name: 'Ada Quill',
      email: 'ada.quill@example.com',
      message: 'Please call me.',
    }),
  })
  expect(inquiry.status).toBe(201)
  const made = await run(product.dataDir, 'backup', '--drill')
  expect(made).toEqual({ code: 0, output: expect.stringContaining('Keep a copy of that key') })
  expect(made.output).toContain('scratch schema: no difference')
  const file = /in (\S+\.tar\.gz\.age)/.exec(made.output)?.[1] ?? ''

  const refused = await run(product.dataDir, 'restore', file, '--replace')
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Please stop the product') })

  const dataDir = makeDataDir()
  const missing = await run(dataDir, 'restore', 'directory.age')
  expect(missing).toEqual({ code: 1, output: expect.stringContaining(path.basename(file)) })
  const restored = await run(dataDir, 'restore', path.basename(file))
  expect(restored).toEqual({ code: 0, output: expect.stringContaining('no difference') })
  const other = await startProduct({
    dataDir,
    environment: { ...PATIENT, DATABASE_URL: '', SMTP_URL: '', TRUST_PROXY: '1', SAMPLE_DATA: '0' },
  })
  try {
    expect((await (await fetch(`${other.url}/api/partners`)).json()) as object[]).toHaveLength(40)
    // The administrator's session came along.
    const inbox = await fetch(`${other.url}/api/admin/inquiries`, {
      headers: { authorization: `Bearer ${product.token}` },
    })
    expect(inbox.status).toBe(200)
    expect(JSON.stringify((await inbox.json()) as AdminInquiry[])).toContain('Please call me.')
  } finally {
    await other.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
})

test.each([
  [[], 2, 'npm run backup'],
  [['restore'], 2, 'Please name one file.'],
  [['restore', 'no-such-file'], 1, 'There is no file no-such-file.'],
  [['backup', 'somewhere'], 2, 'npm run backup [-- --drill]'],
] as const)('a wrong call %j ends with one plain sentence', async (args, code, sentence) => {
  const result = await run(product.dataDir, ...args)
  expect(result.code).toBe(code)
  expect(result.output).toContain(sentence)
  expect(result.output).not.toContain('    at ')
})
