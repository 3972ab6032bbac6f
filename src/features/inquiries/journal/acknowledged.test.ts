import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readInquiries, readMails } from '../../../../tests/reading/stored-rows.ts'
import { makeDatabaseApp } from '../../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import type { App } from '../../../app.ts'
import { inquiries } from '../../../db/schema/directory.ts'
import { markOfDatabase } from '../../../shared/outage-of.ts'
import { createInquiryLimits } from '../receive/limits.ts'
import { receiveInquiry } from '../receive/receive-inquiry.ts'
import { openInquiryJournal } from './inquiry-journal.ts'
import { replayJournal } from './replay-journal.ts'

const RUNS = Number(process.env.ACKNOWLEDGED_RUNS ?? 10)
const LIMITS = createInquiryLimits(1000)
const FOLDERS = ['one', 'other'].map((name) => path.join(tmpdir(), `acknowledged-${process.pid}-${name}`))
/** The last differs from the first by its telephone alone. */
const CONTENTS = [
  { message: 'How long does it take?', phone: '828 555 0101' },
  { message: 'What does it cost?', phone: '828 555 0101' },
  { message: 'How long does it take?', phone: '828 555 0199' },
]

type Send = { kind: 'send'; key: string | null; content: number; process: number; isAnswerLost: boolean }
type Action = Send | { kind: 'replay'; process: number }
/** Actions at once, after the database went, came or stayed. */
type Step = { isSilent: boolean; actions: Action[] }
type Acknowledged = { reference: string; key: string | null; content: number }

let made: Awaited<ReturnType<typeof makeDatabaseApp>>
let partnerId: string
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  made = await makeDatabaseApp({ now: () => new Date(now) })
  const [partner] = await insertPartners(made.app.db, { slug: 'cedar-hollow' })
  partnerId = partner?.id ?? ''
  await made.app.directory.refresh()
})
afterAll(async () => {
  await made.close()
  await removeFolders()
})

const removeFolders = () =>
  Promise.all(FOLDERS.map((folder) => rm(folder, { recursive: true, force: true, maxRetries: 5 })))

/** A process of its own on the shared database, with a disk of its own, after a restart. */
function openProcess(number: number): App {
  const config = { ...made.app.config, dataDir: FOLDERS[number] as string }
  return { ...made.app, config, journal: openInquiryJournal(config, made.app.db.vault) }
}

/** Commits, but says that the database went away. */
function losingAnswers(app: App): App {
  const transaction = async (...args: Parameters<App['db']['transaction']>) => {
    await app.db.transaction(...args)
    throw markOfDatabase(Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' }))
  }
  return { ...app, db: Object.assign(Object.create(app.db), { transaction }) }
}

async function send({ key, content, process, isAnswerLost }: Send): Promise<Acknowledged | 'refused'> {
  const app = openProcess(process)
  const given = { partnerId, name: 'Ada Wren', email: 'ada@example.org', ...CONTENTS[content] } as const
  const circumstances = { clientAddress: '198.51.100.7', limits: LIMITS, idempotencyKey: key ?? undefined }
  try {
    const sender = isAnswerLost ? losingAnswers(app) : app
    const { reference } = await receiveInquiry(sender, given as never, circumstances)
    return { reference, key, content }
  } catch (error) {
    // Only a database that answers knows of another inquiry with the key.
    expect(error).toMatchObject({ code: 'conflict' })
    expect([key, made.app.db.gates.requests.isClosed()]).toEqual([expect.any(String), false])
    return 'refused'
  }
}

async function take({ isSilent, actions }: Step): Promise<Acknowledged[]> {
  const gate = made.app.db.gates.requests
  if (isSilent) gate.close()
  else gate.open()
  now += 1000
  const outcomes = await Promise.all(
    actions.map((action) =>
      action.kind === 'send' ? send(action) : replayJournal(openProcess(action.process), LIMITS),
    ),
  )
  return outcomes.filter((outcome) => typeof outcome === 'object')
}

async function replayAll() {
  made.app.db.gates.requests.open()
  for (const number of FOLDERS.keys()) {
    await replayJournal(openProcess(number), LIMITS, (error) => {
      throw error
    })
    expect(await openProcess(number).journal.names()).toEqual([])
  }
}

const contentOf = ({ message, phone }: { message: string; phone: string | null }) =>
  CONTENTS.findIndex((one) => one.message === message && one.phone === phone)

const someSend = fc.record({
  kind: fc.constant('send' as const),
  key: fc.constantFrom('one key', 'another key', null),
  content: fc.nat(CONTENTS.length - 1),
  process: fc.nat(1),
  isAnswerLost: fc.oneof({ weight: 5, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const someReplay = fc.record({ kind: fc.constant('replay' as const), process: fc.nat(1) })
const someSteps = fc.array(
  fc.record({
    isSilent: fc.boolean(),
    actions: fc.array(fc.oneof({ weight: 3, arbitrary: someSend }, someReplay), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  { minLength: 2, maxLength: 10 },
)

test(`each acknowledged inquiry is stored once under its reference, in ${RUNS} orders of keys, contents, outages and restarts`, async () => {
  await fc.assert(
    fc
      .asyncProperty(someSteps, async (steps) => {
        const acknowledged: Acknowledged[] = []
        for (const step of steps) acknowledged.push(...(await take(step)))
        await replayAll()
        const rows = await readInquiries(made.app.db)
        const stored = rows.map((row) => `${row.reference} ${contentOf(row)}`)
        const promised = new Set(acknowledged.map(({ reference, content }) => `${reference} ${content}`))
        expect(stored.sort()).toEqual([...promised].sort())
        // A key and a content have one reference, and of a key's contents one is mailed without a look.
        const ofKeys = new Map(
          acknowledged
            .filter(({ key }) => key !== null)
            .map((one) => [`${one.key} ${one.content} ${one.reference}`, one]),
        )
        const byKey = [...ofKeys.values()]
        expect(new Set(byKey.map(({ key, content }) => `${key} ${content}`)).size).toBe(byKey.length)
        const pending = rows.filter(({ status }) => status === 'pending').map(({ reference }) => reference)
        for (const key of new Set(byKey.map((one) => one.key)))
          expect(byKey.filter((one) => one.key === key && pending.includes(one.reference))).toHaveLength(1)
        expect(await readMails(made.app.db)).toHaveLength(pending.length)
        for (const { key, content, reference } of byKey) {
          const again = { kind: 'send', key, content, process: 0, isAnswerLost: false } as const
          expect(await send(again)).toMatchObject({ reference })
        }
      })
      .afterEach(async () => {
        made.app.db.gates.requests.open()
        await made.app.db.delete(inquiries)
        await removeFolders()
        now += 3 * 86_400_000
      }),
    { numRuns: RUNS },
  )
})
