import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBuild } from '../../scripts/run/find-build.mjs'
import type { ChangeSetList } from '../../src/shared/history/history.ts'
import type { ImportJob, ImportSummary } from '../../src/shared/import.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { makeXlsx } from '../values/make-xlsx.ts'

let product: ConsoleProduct
let folder: string
beforeAll(async () => {
  product = await startConsoleProduct()
  folder = await mkdtemp(path.join(tmpdir(), 'import-command-'))
})
afterAll(async () => {
  await product.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const HEADING = 'name,address,city,state,zip,phone'
const house = (n: number) => `House ${n},${n} A Street,Asheville,NC,28801,828254${1000 + (n % 9000)}`

async function start(rows: readonly string[], ...options: string[]) {
  const file = path.join(folder, 'list.csv')
  await writeFile(file, [HEADING, ...rows].join('\n'))
  return spawn(process.execPath, [path.join(findBuild(), 'server/import.js'), file, ...options], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: product.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

async function end(child: ChildProcess) {
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code, output }
}

const run = async (...given: Parameters<typeof start>) => end(await start(...given))
const history = async () => (await product.call<ChangeSetList>('GET', '/api/admin/history')).changeSets
const countPartners = async () =>
  ((await (await fetch(`${product.url}/api/partners`)).json()) as object[]).length
async function untilPartners(count: number) {
  // The product learns of the commit by NOTIFY.
  while ((await countPartners()) !== count) await sleep(50)
}

test('an Excel workbook is read by the built command, and by the built product', async () => {
  const rows = (n: number) => makeXlsx({ List: [HEADING.split(','), house(n).split(',')] })
  const file = path.join(folder, 'list.xls')
  await writeFile(file, rows(8001))
  const command = spawn(process.execPath, [path.join(findBuild(), 'server/import.js'), file], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', DATA_DIR: product.dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  expect(await end(command)).toEqual({ code: 0, output: expect.stringContaining('1 partner imported.') })
  const form = new FormData()
  form.set('file', new File([new Uint8Array(rows(8002))], 'list.xlsx'))
  const started = await fetch(`${product.url}/api/admin/imports`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${product.token}` },
  })
  const { id } = (await started.json()) as { id: string }
  await expect
    .poll(async () => (await product.call<ImportJob>('GET', `/api/admin/imports/${id}`)).report?.createCount)
    .toBe(1)
  await product.call('POST', `/api/admin/imports/${id}/cancel`)
  const [change] = await history()
  await product.call('POST', `/api/admin/history/${change?.id}/undo`)
  await untilPartners(0)
})

test('beside a running product it imports, the site shows it, and the console can undo it (IMPORT-5)', async () => {
  const { code, output } = await run([house(1), house(2)])
  expect([code, output]).toEqual([0, expect.stringContaining('2 partners imported.')])
  await untilPartners(2)
  const [change] = await history()
  expect(change).toMatchObject({ action: 'import', userName: 'npm run import', itemCount: 2, canUndo: true })
  await product.call('POST', `/api/admin/history/${change?.id}/undo`)
  await untilPartners(0)
})

test('exit codes: 1 for refused rows, 0 when they may be skipped, 2 for a wrong call', async () => {
  const bad = `Bad,1 A Street,Asheville,NC,28801,12`
  const refused = await run([house(3), bad])
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('  line 3  Bad\n    phone: ')])
  expect(await countPartners()).toBe(0)
  expect((await run([house(3), bad], '--skip-invalid')).code).toBe(0)
  await untilPartners(1)
  expect((await run([house(3)], '--nonsense')).code).toBe(2)
})

test('SIGINT while rows are written cancels it, and nothing is written', async () => {
  const before = await history()
  const rows = Array.from({ length: 4000 }, (_, n) => house(n + 10))
  const child = await start(rows, '--take-doubtful')
  const ended = end(child)
  const latest = async () => (await product.call<ImportSummary[]>('GET', '/api/admin/imports'))[0]
  for (;;) {
    const job = await latest()
    if (job?.state === 'writing' && job.doneCount > 0) break
    expect(child.exitCode).toBeNull()
    await sleep(10)
  }
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 1, output: expect.stringContaining('Cancelled. Nothing was written.') })
  expect([(await latest())?.state, await countPartners(), await history()]).toEqual(['cancelled', 1, before])
})
