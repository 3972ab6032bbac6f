import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { makeInquirySite } from '../../../tests/sites/make-inquiry-site.ts'
import { inquiries, outbox, partners } from '../../db/schema/directory.ts'
import { changeSets, inquiryEvents } from '../../db/schema/history.ts'

const { site, call, stored, pass, partnerId } = makeInquirySite()
let network = 0
let admin: Awaited<ReturnType<ReturnType<typeof site>['signIn']>>
beforeEach(async () => {
  network += 1
  await site()
    .app.db.update(partners)
    .set({ email: 'office@cedar.example' })
    .where(eq(partners.id, partnerId()))
  admin = await site().signIn(`Margaret Hale${network}`)
})

/** Stores an inquiry, forwards it, and returns the link in the partner's mail. */
async function forwardAndGetLink() {
  const response = await call({ from: `203.0.113.${network}` })
  const { id } = (await response.json()) as { id: string }
  await admin.call('POST', `/api/admin/inquiries/${id}/forward`, {})
  const mails = await readMails(site().app.db, eq(outbox.inquiryId, id))
  const text = mails.find(({ kind }) => kind === 'forward')?.text ?? ''
  return /^http:\/\/127\.0\.0\.1:3000(\/contacted\?\S+)$/m.exec(text)?.[1] ?? 'none'
}
const FOREIGN: Record<string, string>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'null' },
  { origin: 'https://other.example' },
]
const press = (link: string, headers: Record<string, string> = {}, prefix = '') =>
  site().request(`${prefix}/contacted`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URL(link, 'http://x').searchParams.toString(),
  })

test('the link is only in the partner’s mail, and shows nothing of the family (CHECK-4)', async () => {
  const link = await forwardAndGetLink()
  const [row] = await stored()
  const response = await site().request(link)
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  const html = await response.text()
  expect(html).toContain('content="noindex"')
  for (const typed of [row?.name, row?.email, row?.message]) expect(html).not.toContain(typed)
  const others = await readMails(site().app.db, eq(outbox.kind, 'notice'))
  expect(JSON.stringify(others)).not.toContain('/contacted')
})

test('opened by a mail scanner changes nothing; the button marks it as answered, once, with events and history (CHECK-4)', async () => {
  const link = await forwardAndGetLink()
  for (let time = 0; time < 3; time += 1) await site().request(link)
  expect(await stored()).toMatchObject([{ status: 'forwarded' }])
  const answers = await Promise.all(Array.from({ length: 10 }, () => press(link)))
  expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
    Array(10).fill([303, link]),
  )
  expect(await stored()).toMatchObject([{ status: 'responded' }])
  expect(await (await site().request(link)).text()).toContain('Thank you')
  const events = await site().app.db.select().from(inquiryEvents)
  expect(events.filter(({ kind }) => kind === 'contacted')).toHaveLength(1)
  const sets = await site().app.db.select().from(changeSets).where(eq(changeSets.entity, 'inquiry'))
  expect(sets.filter(({ subject }) => subject.endsWith('contacted by the partner'))).toHaveLength(1)
})

test('stays in the language that its reader chose (LANG-1)', async () => {
  const link = await forwardAndGetLink()
  const french = await (await site().request(`/fr${link}`)).text()
  expect(french).toContain('<html lang="fr-CA"')
  expect(french).toContain('Nous avons répondu à la famille')
  expect(french).toContain('action="/fr/contacted"')
  expect(french).toContain(`href="/es${link.replaceAll('&', '&amp;')}"`)
  const pressed = await press(link, {}, '/fr')
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, `/fr${link}`])
})

test('cannot be guessed, moved to another inquiry, exchanged for the family’s link, or used from elsewhere', async () => {
  const link = await forwardAndGetLink()
  network += 1
  const other = await forwardAndGetLink()
  const query = (address: string) => new URL(address, 'http://x').searchParams
  const proof = query(link).get('proof') ?? ''
  const reference = query(other).get('reference') ?? ''
  const wrong = [
    link.replace(proof, ''),
    link.replace(proof, `${proof.slice(0, -2)}AA`),
    `/contacted?reference=${reference}&proof=${proof}`,
    `/contacted?reference=${encodeURIComponent("x' or 1=1")}&proof=${proof}`,
    '/contacted',
  ]
  for (const address of wrong) {
    expect((await site().request(address)).status, address).toBe(404)
    expect((await press(address)).status, address).toBe(404)
  }
  expect((await site().request(link.replace('/contacted', '/inquiry'))).status).toBe(404)
  for (const headers of FOREIGN) expect((await press(link, headers)).status).toBe(403)
  expect((await stored()).map(({ status }) => status)).toEqual(['forwarded', 'forwarded'])
})

test('its button works over plain http, where browsers send no more than an opaque Origin', async () => {
  expect((await press(await forwardAndGetLink(), { origin: 'null' })).status).toBe(303)
  expect(await stored()).toMatchObject([{ status: 'responded' }])
})

test('after 90 days, and once erased, the link is gone (CHECK-4)', async () => {
  const link = await forwardAndGetLink()
  pass(91 * 86_400)
  expect((await site().request(link)).status).toBe(404)
  expect((await press(link)).status).toBe(404)
  pass(-91 * 86_400)
  await site().app.db.update(inquiries).set({ erasedAt: new Date() })
  expect((await press(link)).status).toBe(404)
})

test('of a closed or withdrawn inquiry changes nothing', async () => {
  const link = await forwardAndGetLink()
  await site().app.db.update(inquiries).set({ status: 'closed', withdrawnAt: new Date() })
  expect(await (await site().request(link)).text()).not.toContain(
    'type="submit" data-pending-text="Saving..."',
  )
  expect((await press(link)).status).toBe(303)
  expect(await stored()).toMatchObject([{ status: 'closed' }])
})
