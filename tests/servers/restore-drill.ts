import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, chown, copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { findBuild } from '../../scripts/run/find-build.mjs'
import { canReach } from '../../src/db/embedded-postgres/account.ts'
import { findDataKeys } from '../../src/db/sealing/key-file.ts'
import { createVault } from '../../src/db/sealing/vault.ts'
import { createInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { draftInquiry } from '../../src/features/inquiries/receive/inquiry-draft.ts'
import { createInquiryLimits } from '../../src/features/inquiries/receive/limits.ts'
import type { AdminInquiry } from '../../src/shared/inquiries/admin-inquiry.ts'
import { FIRST, type startConsoleProduct } from '../browser/support/console-product.ts'
import { databaseUrl, onServer } from '../global-setup.ts'
import { soundPicture } from '../values/bad-pictures.ts'
import { endDatabase } from './end-database.ts'
import { findExternalPostgres, startExternalPostgres } from './external-postgres.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { PATIENT, startProduct } from './start-product.ts'
import { startTestPostgres } from './test-postgres.ts'
import { isRoot, NOBODY } from './users.ts'

export type DrillKind = { user: 'root' | 'not root'; engine: 'embedded' | 'external' }

/** Those that can run here: root needs root, and becoming another user needs code that every user can reach. */
export const DRILLS: readonly DrillKind[] = (
  [
    { user: 'root', engine: 'embedded' },
    { user: 'not root', engine: 'external' },
    { user: 'not root', engine: 'embedded' },
    { user: 'root', engine: 'external' },
  ] as const
).filter(({ user }) => (user === 'root' ? isRoot : !isRoot || canReach(process.execPath, NOBODY)))

const TERMS = 'The terms of Cedar Hollow, as its lawyer wrote them.'
const INQUIRY = { name: 'Ada Quill', email: 'ada.quill@example.com', message: 'Please call me.' }
const WAITING = 'This one waited in the journal.'

/** What the restored product must still have, and the archive with its key. */
export type FullBackup = {
  file: string
  keyFile: string
  partner: { name: string; slug: string }
  pictureUrl: string
  mails: string[]
  waitingReference: string
}
type Product = Awaited<ReturnType<typeof startConsoleProduct>>

/** Gives a running product one of each kind of file, but what waits in the journal. */
export async function fillProduct(product: Product) {
  const [partner] = await product.call<{ id: string; name: string; slug: string }[]>(
    'GET',
    '/api/admin/partners',
  )
  if (!partner) throw new Error('The product has no partner.')
  const response = await fetch(`${product.url}/api/admin/uploads`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg', authorization: `Bearer ${product.token}` },
    body: new Uint8Array(await soundPicture('jpeg')),
  })
  const { url: pictureUrl } = (await response.json()) as { url: string }
  const below = (name: string) => path.join(product.dataDir, name)
  // As an operator puts them there.
  for (const folder of ['texts', 'files/attached_assets', 'files/videos'])
    await mkdir(below(folder), { recursive: true })
  await writeFile(below('texts/terms.md'), TERMS)
  await writeFile(below('files/attached_assets/stone.png'), await soundPicture('png'))
  await writeFile(below('files/videos/film.mp4'), randomBytes(1000))
  await product.call('POST', '/api/inquiries', { partnerId: partner.id, ...INQUIRY })
  while (!(await mailsOf(product.dataDir)).length) await new Promise((resolve) => setTimeout(resolve, 50))
  return { partner, pictureUrl }
}

/** Leaves an inquiry in the journal of a stopped product, as an outage does; returns its reference. */
export async function leaveInJournal(dataDir: string, partnerId: string): Promise<string> {
  const vault = createVault(await findDataKeys(dataDir, null))
  const folder = path.join(dataDir, 'journal')
  const journal = createInquiryJournal({ folder, vault, supportPhone: null, providerName: 'Stillstone' })
  const draft = draftInquiry(
    { db: { vault }, clock: { now: () => new Date() } },
    { partnerId, ...INQUIRY, message: WAITING },
    { clientAddress: '198.51.100.7', limits: createInquiryLimits() },
  )
  return (await journal.keep(draft, { name: '', phone: '' }, null)).reference
}

export const mailsOf = async (dataDir: string): Promise<string[]> =>
  (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()

/** Runs `backup` or `restore` of the build, as `user` where it is given. */
export async function runBackupCommand(
  args: readonly string[],
  environment: Record<string, string>,
  user?: { uid: number; gid: number },
) {
  const child = spawn(process.execPath, [path.join(findBuild(), 'server/backup.js'), ...args], {
    env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const [code] = await once(child, 'close')
  return { code: code as number | null, output }
}

/**
 * Restores on an empty machine, whose DATA_DIR does not exist, starts the product there, and returns what was not as it
 * had been, with the seconds from the start of the restore to the first page.
 */
export async function runRestoreDrill(
  { user, engine }: DrillKind,
  backup: FullBackup,
): Promise<{ faults: string[]; seconds: number }> {
  const machine = makeScratchFolder('machine')
  const server =
    engine === 'embedded'
      ? null
      : findExternalPostgres()
        ? await startExternalPostgres()
        : await startTestPostgres()
  const database = `drill_${randomBytes(4).toString('hex')}`
  if (server) await onServer(server.url, `create database ${database}`)
  const ids = user === 'root' || !isRoot ? undefined : NOBODY
  await chmod(machine, 0o755)
  if (ids) await chown(machine, ids.uid, ids.gid)
  const [file, keyFile] = await Promise.all(
    [backup.file, backup.keyFile].map(async (from) => {
      const copy = path.join(machine, path.basename(from))
      await copyFile(from, copy)
      await chmod(copy, 0o600)
      if (ids) await chown(copy, ids.uid, ids.gid)
      return copy
    }),
  )
  const dataDir = path.join(machine, 'new', 'data')
  const environment = { DATA_DIR: dataDir, DATABASE_URL: server ? databaseUrl(server.url, database) : '' }
  try {
    const startedAt = performance.now()
    const restored = await runBackupCommand(
      ['restore', file as string, '--key', keyFile as string],
      environment,
      ids,
    )
    if (restored.code !== 0) return { faults: [restored.output], seconds: Number.NaN }
    const product = await startProduct({
      dataDir,
      environment: { ...PATIENT, SMTP_URL: '', TRUST_PROXY: '1', SAMPLE_DATA: '0', ...environment },
      ...(ids && { user: ids }),
    })
    try {
      const page = await fetch(`${product.url}/partner/${backup.partner.slug}`)
      const isServed = page.ok && (await page.text()).includes(backup.partner.name)
      const seconds = (performance.now() - startedAt) / 1000
      const faults = await findFaults(product.url, dataDir, backup)
      return { faults: isServed ? faults : ['the page of a partner', ...faults], seconds }
    } finally {
      await product.stop()
    }
  } finally {
    await endDatabase(dataDir)
    if (server) await onServer(server.url, `drop database if exists ${database} with (force)`)
    await server?.stop()
    await rm(machine, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function findFaults(url: string, dataDir: string, backup: FullBackup): Promise<string[]> {
  const login = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: FIRST.username, password: FIRST.password }),
  })
  const { token } = (await login.json()) as { token: string }
  const inbox = async () => {
    const response = await fetch(`${url}/api/admin/inquiries`, {
      headers: { authorization: `Bearer ${token}` },
    })
    return response.ok ? ((await response.json()) as AdminInquiry[]) : []
  }
  const statusOf = async (place: string) => (await fetch(url + place)).status
  const stored = await inbox()
  // The journal is replayed every two seconds.
  for (let tries = 0; tries < 60 && (await inbox()).length < 2; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const isLate = async () => (await mailsOf(dataDir)).length <= backup.mails.length
  for (let tries = 0; tries < 60 && (await isLate()); tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 500))
  const mails = await mailsOf(dataDir)
  const later = await inbox()
  const holds: [string, boolean][] = [
    ['the login', login.status === 200],
    ['the inquiry', stored.some(({ message }) => message === INQUIRY.message)],
    ['the text of the operator', (await (await fetch(`${url}/terms`)).text()).includes(TERMS)],
    ['the uploaded picture', (await statusOf(backup.pictureUrl)) === 200],
    ['the attached picture', (await statusOf('/attached_assets/stone.png')) === 200],
    [
      'the film, which is made again',
      !(await readFile(path.join(dataDir, 'files/videos/film.mp4')).catch(() => null)),
    ],
    ['the mail', backup.mails.every((name) => mails.includes(name))],
    [
      'the inquiry of the journal',
      later.some(({ reference, message }) => reference === backup.waitingReference && message === WAITING),
    ],
    ['new mail', mails.length > backup.mails.length],
    ['readiness', (await statusOf('/readyz')) === 200],
  ]
  return holds.flatMap(([what, isHeld]) => (isHeld ? [] : [what]))
}
