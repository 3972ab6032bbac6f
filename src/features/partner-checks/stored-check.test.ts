import { readdir, rm } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { insertInquiries, insertMails, readMails } from '../../../tests/reading/stored-rows.ts'
import { makeScratchFolder } from '../../../tests/servers/scratch-folder.ts'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { outbox, partners } from '../../db/schema/directory.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { createMailer } from '../../integrations/mail/smtp-mailer.ts'
import { CHECK_DAYS } from '../../shared/partners/partner-check.ts'
import { deliverMail } from '../inquiries/mail/deliver-mail.ts'
import { erasePersonalData } from '../privacy/erase-personal-data.ts'
import { exportPersonalData } from '../privacy/export-personal-data.ts'
import { previewPersonalData } from '../privacy/preview-personal-data.ts'
import { KEPT_DAYS, purgeMessages } from '../privacy/purge-messages.ts'
import { countUnsealed, sealRows } from '../privacy/seal-rows.ts'
import { answerCheck } from './answer-check.ts'
import { askPartners, findLastCheck } from './ask-partners.ts'
import { decideProposal } from './decide-proposal.ts'
import { listProposals } from './list-proposals.ts'
import { mailChecks } from './mail-checks.ts'

const ASKER = { id: null, name: 'Canary Hale' }
const SENT_TO = 'Office@Canary.example'
const PROPOSED = { phone: '(828) 555-0177', address: '9 Canary Lane' }

let site: Awaited<ReturnType<typeof makeDatabaseApp>>
let partnerId: string
beforeAll(async () => {
  site = await makeDatabaseApp()
})
afterAll(() => site.close())
/** One partner with a correction that waits. */
beforeEach(async () => {
  await site.app.db.delete(partners)
  const [partner] = await insertPartners(site.app.db, { name: 'Cedar Hollow', email: SENT_TO })
  partnerId = partner?.id ?? ''
  await askPartners(site.app, [partnerId], ASKER)
  const [check] = await site.app.db.select({ id: partnerChecks.id }).from(partnerChecks)
  const seenUpdatedAt = partner?.updatedAt.toISOString() ?? ''
  await answerCheck(site.app, check?.id ?? '', { seenUpdatedAt, correction: PROPOSED })
})

const storedText = async () =>
  JSON.stringify((await site.app.db.execute(sql`select * from partner_checks`)).rows)
const decide = async () => {
  const [proposal] = await listProposals(site.app)
  const decision = { accept: ['phone' as const], expectedUpdatedAt: proposal?.updatedAt ?? '' }
  await decideProposal(site.app, proposal?.id ?? '', decision, ASKER)
}

test('a row holds no address, name or corrected value in clear, before and after the decision', async () => {
  expect(await listProposals(site.app)).toMatchObject([
    { fields: [{ after: PROPOSED.address }, { after: PROPOSED.phone }] },
  ])
  await decide()
  expect(await findLastCheck(site.app, partnerId)).toMatchObject({ sentTo: SENT_TO, userName: ASKER.name })
  expect(await storedText()).not.toMatch(/canary|555-0177/i)
})

test('a row of a release that did not encrypt is read, decided and found, then encrypted', async () => {
  const [row] = await site.app.db.select().from(partnerChecks)
  await site.app.db.execute(sql`
    update partner_checks set sent_to = ${SENT_TO}, sent_to_lookup = null, user_name = ${ASKER.name},
      seen = '{"phone": "1"}', proposed = ${JSON.stringify(PROPOSED)}`)
  expect(await storedText()).toContain('Canary Lane')
  expect(await listProposals(site.app)).toHaveLength(1)
  expect((await previewPersonalData(site.app, SENT_TO)).checkCount).toBe(1)

  expect(await sealRows(site.app.db)).toBe(1)
  expect(await countUnsealed(site.app.db)).toBe(0)
  expect(await storedText()).not.toMatch(/canary|555-0177/i)
  expect((await previewPersonalData(site.app, SENT_TO.toLowerCase())).checkCount).toBe(1)
  const [after] = await site.app.db.select().from(partnerChecks)
  expect(after?.sentToLookup).toBe(row?.sentToLookup)
  await decide()
})

test('what was asked and answered at an address is shown, exported and erased', async () => {
  const address = SENT_TO.toUpperCase()
  expect(await exportPersonalData(site.app, address)).toMatchObject({
    checks: [{ partnerName: 'Cedar Hollow', answer: 'corrected', proposed: PROPOSED }],
  })
  expect((await exportPersonalData(site.app, 'another@canary.example')).checks).toEqual([])
  expect(await erasePersonalData(site.app, address, ASKER)).toMatchObject({ checkCount: 1 })
  expect(
    await site.app.db.select().from(partnerChecks).where(eq(partnerChecks.partnerId, partnerId)),
  ).toEqual([])
})

test('asked at a new address, the earlier question is void; at the same one it stays', async () => {
  await site.app.db.delete(partnerChecks)
  await askPartners(site.app, [partnerId], ASKER)
  expect(await askPartners(site.app, [partnerId], ASKER)).toMatchObject({ askedCount: 0, justAskedCount: 1 })
  await site.app.db.update(partners).set({ email: 'new@canary.example' })
  expect(await askPartners(site.app, [partnerId], ASKER)).toMatchObject({ askedCount: 1 })
  expect(await site.app.db.select().from(partnerChecks)).toHaveLength(1)
})

describe('after 90 days (PRIVACY-2)', () => {
  const DAY_MS = 86_400_000
  let folder: string
  beforeEach(() => {
    folder = makeScratchFolder('old-mail')
  })
  afterEach(() => rm(folder, { recursive: true }))
  const config = () => ({ ...site.app.config, mail: { ...site.app.config.mail, folder } })
  const purgeAfter = (days: number) =>
    purgeMessages({
      ...site.app,
      config: config(),
      clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    })

  test('a question that was answered and decided goes, and one that waits for a decision stays', async () => {
    expect(await purgeAfter(1000)).toMatchObject({ checkCount: 0 })
    await decide()
    expect(await purgeAfter(KEPT_DAYS - 1)).toMatchObject({ checkCount: 0 })
    expect(await purgeAfter(KEPT_DAYS + 1)).toMatchObject({ checkCount: 1 })
    expect(await site.app.db.$count(partnerChecks)).toBe(0)
  })

  test('a question without an answer goes so long after its link has ended', async () => {
    await site.app.db.delete(partnerChecks)
    await askPartners(site.app, [partnerId], ASKER)
    expect(await purgeAfter(CHECK_DAYS + KEPT_DAYS - 1)).toMatchObject({ checkCount: 0 })
    expect(await purgeAfter(CHECK_DAYS + KEPT_DAYS + 1)).toMatchObject({ checkCount: 1 })
  })

  test('its message and mail file go, but neither one that waits nor that of an inquiry', async () => {
    await site.app.db.delete(outbox)
    const [inquiry] = await insertInquiries(site.app.db, { partnerId, reference: 'KEPT' })
    await insertMails(site.app.db, { inquiryId: inquiry?.id, state: 'sent' }, { state: 'waiting' })
    await mailChecks(site.app)
    const [check] = await readMails(site.app.db, eq(outbox.kind, 'check'))
    await deliverMail({ ...site.app, mail: createMailer(config()) }, check?.id ?? '')
    expect(await readdir(folder)).toHaveLength(1)

    expect(await purgeAfter(KEPT_DAYS - 1)).toMatchObject({ messageCount: 0 })
    expect(await purgeAfter(KEPT_DAYS + 1)).toMatchObject({ messageCount: 1 })
    expect(await site.app.db.$count(outbox)).toBe(2)
    expect(await readdir(folder)).toEqual([])
  })
})
