import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readInquiries, readMails } from '../../../tests/reading/stored-rows.ts'
import { eventKinds, makeInquiryInbox } from '../../../tests/sites/make-inquiry-inbox.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'
import { withdrawInquiry } from '../inquiries/withdraw/withdraw-inquiry.ts'
import { erasePersonalData } from './erase-personal-data.ts'
import { exportPersonalData } from './export-personal-data.ts'

const { site, ask, call, post, patch, mailsOf, askAsSpam } = makeInquiryInbox()
const choices = {
  preferredContact: 'phone',
  preferredTime: 'evening',
  topics: ['cost', 'planning'],
  wantsCopy: true,
}
const askWithChoices = (email: string) => ask({ ...choices, email, phone: '(828) 555-0777' })
const actor = { id: null, name: 'Margaret Hale' }

test('the inbox, its list and the export show what the family chose (INQUIRY-12)', async () => {
  const id = await askWithChoices('ada.choices@example.org')
  expect((await call('GET', `/api/admin/inquiries/${id}`)).body).toMatchObject({
    ...choices,
    withdrawnAt: null,
  })
  expect((await call('GET', '/api/admin/inquiries')).body).toMatchObject([choices])
  expect((await mailsOf(id)).map(({ kind }) => kind).sort()).toEqual(['copy', 'notice'])
})

test('a forward to the partner says how and when to answer (INQUIRY-12)', async () => {
  const id = await askWithChoices('ada.forward@example.org')
  await post(id, 'forward')
  const forward = (await mailsOf(id)).find(({ kind }) => kind === 'forward')
  expect(forward?.text).toContain('Answer:     By telephone, evening')
  expect(forward?.text).toContain('- I would like to plan ahead.')
})

test('what is held on a person names it, and an erasure leaves nothing of it (INQUIRY-12)', async () => {
  const id = await askWithChoices('ada.erase@example.org')
  const held = await exportPersonalData(site().app, 'ada.erase@example.org')
  expect(held.inquiries).toMatchObject([choices])
  expect(held.inquiries[0]?.mails.map(({ kind }) => kind).sort()).toEqual(['copy', 'notice'])

  await site().app.db.update(inquiries).set({ locale: 'fr' }).where(eq(inquiries.id, id))
  await erasePersonalData(site().app, 'ada.erase@example.org', actor)
  const [row] = await readInquiries(site().app.db, eq(inquiries.id, id))
  expect(row).toMatchObject({
    preferredContact: null,
    preferredTime: null,
    topics: [],
    wantsCopy: false,
    locale: 'en',
    message: '',
  })
  expect(await readMails(site().app.db, eq(outbox.inquiryId, id))).toEqual([])
})

test('a withdrawal is shown with its time, in the history as by the family (INQUIRY-13)', async () => {
  const id = await ask()
  const { body: before } = await call('GET', `/api/admin/inquiries/${id}`)
  await withdrawInquiry(site().app, before.reference)
  const { body } = await call('GET', `/api/admin/inquiries/${id}`)
  expect(body).toMatchObject({ status: 'closed', withdrawnAt: expect.any(String) })
  expect(eventKinds(body)).toEqual(['withdraw', 'status'])
  expect(body.events[0]).toMatchObject({ userName: 'The family' })
  await expect(withdrawInquiry(site().app, before.reference)).rejects.toMatchObject({ code: 'conflict' })
})

test('a doubtful inquiry sends its copy when an administrator says that it is real, once', async () => {
  const id = await askAsSpam()
  await site().app.db.update(inquiries).set({ wantsCopy: true }).where(eq(inquiries.id, id))
  expect(await mailsOf(id)).toEqual([])
  await patch(id, { status: 'pending' })
  await patch(id, { status: 'spam' })
  await patch(id, { status: 'pending' })
  expect((await mailsOf(id)).map(({ kind }) => kind).sort()).toEqual(['copy', 'notice'])
})
