import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readMails } from '../../../tests/reading/stored-rows.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { outbox, partners } from '../../db/schema/directory.ts'
import { changeSets } from '../../db/schema/history.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import { deliverMail } from '../../features/inquiries/mail/deliver-mail.ts'
import { mailChecks } from '../../features/partner-checks/mail-checks.ts'

const DAY_MS = 86_400_000
let now = new Date('2026-03-02T09:00:00Z')
let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let ids: string[]
let network = 0
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example', TRUST_PROXY: '1' }, { now: () => now })
})
afterAll(() => site.close())
beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z')
  network += 1
  await site.app.db.delete(partnerChecks)
  await site.app.db.delete(partners)
  await site.app.db.delete(outbox)
  await site.app.db.delete(changeSets)
  site.sentMail.length = 0
  const place = { city: 'Asheville', state: 'North Carolina', zipCode: '28801' }
  const rows = await insertPartners(
    site.app.db,
    {
      slug: 'cedar-hollow',
      name: 'Cedar Hollow',
      phone: '(828) 555-0142',
      email: 'office@cedar.example',
      ...place,
    },
    { slug: 'birch-chapel', name: 'Birch Chapel', email: 'office@birch.example', ...place },
    { slug: 'no-address', name: 'No Address', email: null, ...place },
  )
  ids = rows.map(({ id }) => id)
  await site.app.directory.refresh()
  admin = await site.signIn(`Margaret Hale${network}`)
})

const ask = (given = ids) => admin.call('POST', '/api/admin/partner-checks', { ids: given })
/** Asks, runs the job, delivers, and returns the link that `to` got. */
async function askAndGetLink(to = 'office@cedar.example') {
  await ask()
  await mailChecks(site.app)
  for (const row of await site.app.db.select().from(outbox).where(eq(outbox.state, 'waiting')))
    await deliverMail(site.app, row.id)
  const text = site.sentMail.findLast((mail) => mail.to === to)?.text ?? ''
  return /^https:\/\/directory\.example(\/still-right\?check=\S+)$/m.exec(text)?.[1] ?? 'none'
}
const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="(check|proof|seen)" value="([^"]*)"/g)].map(
      ([, name, value]) => [name, value],
    ),
  ) as Record<string, string>
function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return site.request('/still-right', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `203.0.113.${network}`,
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}
const open = async (link: string) => fieldsOf(await (await site.request(link)).text())
const stored = async (slug = 'cedar-hollow') =>
  (await site.app.db.select().from(partners).where(eq(partners.slug, slug)))[0]

describe('the question', () => {
  test('goes to every partner with an address, once a day, and says who was left out (CHECK-1)', async () => {
    expect(await ask()).toMatchObject({
      status: 202,
      body: { askedCount: 2, withoutEmailCount: 1, justAskedCount: 0 },
    })
    await mailChecks(site.app)
    await mailChecks(site.app)
    const mails = await readMails(site.app.db)
    expect(mails.map(({ to, kind }) => [to, kind]).sort()).toEqual([
      ['office@birch.example', 'check'],
      ['office@cedar.example', 'check'],
    ])
    expect(mails[0]?.replyTo).toBe(site.app.config.provider.supportEmail)
    expect((await ask()).body).toEqual({ askedCount: 0, withoutEmailCount: 1, justAskedCount: 2 })
  })

  test('asked again after a day, or at a corrected address, voids the earlier link', async () => {
    const first = await askAndGetLink()
    now = new Date(now.getTime() + DAY_MS + 1)
    admin = await site.signIn(`Margaret Later${network}`)
    const second = await askAndGetLink()
    expect(second).not.toBe(first)
    expect((await site.request(first)).status).toBe(404)
    await admin.call('PUT', `/api/admin/partners/${ids[0]}`, { email: 'new@cedar.example' })
    expect((await ask()).body).toMatchObject({ askedCount: 1, justAskedCount: 1 })
    expect((await site.request(second)).status).toBe(404)
  })

  test('stands in the editor with its answer; its link is not kept once the mail is sent', async () => {
    const link = await askAndGetLink()
    const { body } = await admin.call('GET', `/api/admin/partners/${ids[0]}/check`)
    expect(body.check).toMatchObject({ sentTo: 'office@cedar.example', answer: null })
    expect(JSON.stringify(await readMails(site.app.db))).not.toContain('proof=')
    await send({ ...(await open(link)), answer: 'confirm' })
    expect((await admin.call('GET', `/api/admin/partners/${ids[0]}/check`)).body.check.answer).toBe(
      'confirmed',
    )
    expect((await admin.call('GET', `/api/admin/partners/${ids[2]}/check`)).body).toEqual({ check: null })
  })

  test.each([
    ['nothing', {}],
    ['no ids', { ids: [] }],
    ['a broken id', { ids: ['1'] }],
    ['an unknown key', { ids: ['11111111-1111-4111-8111-111111111111'], to: 'a@b.example' }],
  ])('of %s is refused', async (_, body) => {
    expect((await admin.call('POST', '/api/admin/partner-checks', body)).status).toBe(400)
  })
})

describe('the link', () => {
  test('shows the partner’s own public details, is not stored and not indexed (CHECK-1)', async () => {
    const response = await site.request(await askAndGetLink())
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    const html = await response.text()
    expect(html).toContain('(828) 555-0142')
    expect(html).toContain('content="noindex"')
    expect(html).not.toContain('Birch')
    expect(html).not.toContain(ids[0])
  })

  test('names services and state in its language, and marks the partner’s own words as English (LANG-3)', async () => {
    const link = await askAndGetLink()
    await site.app.db
      .update(partners)
      .set({ servicesOffered: ['Direct cremation', 'Tea {free}'], description: 'We are a family firm.' })
      .where(eq(partners.slug, 'cedar-hollow'))
    const html = await (await site.request(`/fr${link}`)).text()
    expect(html).toContain('<dd>Crémation directe, Tea {free}</dd>')
    expect(html).toContain('<dd>Caroline du Nord</dd>')
    expect(html).toContain('<dd lang="en">We are a family firm.</dd>')
  })

  test('opened by a mail scanner changes nothing; the button confirms as of today, with history and undo (CHECK-2)', async () => {
    const link = await askAndGetLink()
    for (let time = 0; time < 3; time += 1) await site.request(link)
    const broken = [await send(await open(link)), await send({ ...(await open(link)), answer: 'yes' })]
    expect(broken.map(({ status }) => status)).toEqual([400, 400])
    expect((await stored())?.detailsConfirmedOn).toBeNull()
    const sent = await send({ ...(await open(link)), answer: 'confirm' })
    expect([sent.status, sent.headers.get('location')]).toEqual([303, link])
    expect(await (await site.request(link)).text()).toContain('were confirmed on March 2, 2026')
    expect((await stored())?.detailsConfirmedOn).toBe('2026-03-02')
    const page = await site.request('/state/north-carolina/city/asheville/cedar-hollow')
    expect(await page.text()).toContain('Details confirmed on March 2, 2026')
    const [set] = (await admin.call('GET', '/api/admin/history')).body.changeSets
    expect(set).toMatchObject({
      action: 'update',
      userName: 'The partner',
      subject: 'Cedar Hollow',
      canUndo: true,
    })
    await admin.call('POST', `/api/admin/history/${set.id}/undo`)
    expect((await stored())?.detailsConfirmedOn).toBeNull()
  })

  test('asks for hours, languages, faiths, the price and what is particular, without scripts (FORM-9)', async () => {
    const link = await askAndGetLink()
    const hidden = await open(link)
    const boxes = { languages: '', 'languages=Spanish': '1', 'languages=English': '1', faithsServed: '' }
    const wrong = {
      ...hidden,
      answer: 'correct',
      ...boxes,
      openingHours: 'whenever',
      directCremationFrom: '$995',
    }
    const refused = await (await send(wrong)).text()
    expect(refused).toContain('Please give days and times')
    expect(refused).toContain('Please enter whole dollars.')
    expect(refused).toMatch(/name="languages=Spanish"[^>]*checked=""/)
    expect(refused).not.toMatch(/name="languages=French"[^>]*checked=""/)
    const given = { openingHours: 'M-F 9-5', answersDayAndNight: '', 'answersDayAndNight=true': '1' }
    const highlights = 'We are open to pets.\r\n\r\nOur garden is from 1901.'
    await send({ ...hidden, answer: 'correct', ...boxes, ...given, directCremationFrom: '995', highlights })
    const proposals = await admin.call('GET', '/api/admin/partner-checks')
    const fields = proposals.body[0].fields as { field: string; after: unknown }[]
    expect(Object.fromEntries(fields.map(({ field, after }) => [field, after]))).toEqual({
      openingHours: 'Mon-Fri 09:00-17:00',
      answersDayAndNight: true,
      languages: ['English', 'Spanish'],
      directCremationFrom: 995,
      directCremationFromOn: '2026-03-02',
      highlights: ['We are open to pets.', 'Our garden is from 1901.'],
    })
  })

  test('takes one answer, also of twenty at once (CHECK-1)', async () => {
    const link = await askAndGetLink()
    const form = await open(link)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        send({ ...form, answer: n % 2 ? 'confirm' : 'correct', phone: `(828) 555-01${10 + n}` }),
      ),
    )
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
    const again = await send({ ...form, answer: 'correct', name: 'Another' })
    expect(again.status).toBe(409)
    expect(await again.text()).toContain('Thank you')
    expect(
      await site.app.db
        .select()
        .from(partnerChecks)
        .where(eq(partnerChecks.partnerId, ids[0] ?? '')),
    ).toMatchObject([{ answeredAt: expect.any(Date) }])
  })

  test('expires after 30 days, for reading and for answering (CHECK-1)', async () => {
    const link = await askAndGetLink()
    const form = await open(link)
    now = new Date(now.getTime() + 30 * DAY_MS)
    expect(await (await site.request(link)).text()).toContain('This link has expired')
    expect((await send({ ...form, answer: 'confirm' })).status).toBe(404)
    expect((await stored())?.detailsConfirmedOn).toBeNull()
  })

  test('cannot be guessed, moved to another partner, or used from another website (CHECK-1)', async () => {
    const link = await askAndGetLink()
    const other = await askAndGetLink('office@birch.example')
    const query = (address: string) => new URL(address, 'http://x').searchParams
    const [check, proof] = [query(link).get('check') ?? '', query(link).get('proof') ?? '']
    const wrong = [
      [check, ''],
      [check, `${proof.slice(0, -2)}AA`],
      [query(other).get('check') ?? '', proof],
      [ids[0] ?? '', proof],
      ["x' or 1=1", proof],
      ['', ''],
    ] as const
    const form = await open(link)
    for (const [id, given] of wrong) {
      const search = new URLSearchParams({ check: id, proof: given })
      expect((await site.request(`/still-right?${search}`)).status, id).toBe(404)
      expect((await send({ ...form, check: id, proof: given, answer: 'confirm' })).status, id).toBe(404)
    }
    const elsewhere: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'cross-site', origin: 'null' },
      { origin: 'https://other.example' },
    ]
    for (const headers of elsewhere)
      expect((await send({ ...form, answer: 'confirm' }, headers)).status).toBe(403)
    expect((await send({ ...form, answer: 'confirm' }, { 'content-type': 'application/json' })).status).toBe(
      400,
    )
    expect((await stored())?.detailsConfirmedOn).toBeNull()
    expect((await stored('birch-chapel'))?.detailsConfirmedOn).toBeNull()
  })

  test('its button works over plain http, where browsers send no more than an opaque Origin', async () => {
    const form = await open(await askAndGetLink())
    expect((await send({ ...form, answer: 'confirm' }, { origin: 'null' })).status).toBe(303)
    expect((await stored())?.detailsConfirmedOn).toBe('2026-03-02')
  })

  test('confirms only what was seen: details that changed meanwhile are shown again (CHECK-2)', async () => {
    const link = await askAndGetLink()
    const form = await open(link)
    await admin.call('PUT', `/api/admin/partners/${ids[0]}`, { phone: '(828) 555-0177' })
    const late = await send({ ...form, answer: 'confirm' })
    expect(late.status).toBe(409)
    const html = await late.text()
    expect(html).toContain('changed meanwhile')
    expect(html).toContain('(828) 555-0177')
    expect((await send({ ...fieldsOf(html), answer: 'confirm' })).status).toBe(303)
  })

  test('of a deleted partner is gone', async () => {
    const link = await askAndGetLink()
    await admin.call('DELETE', `/api/admin/partners/${ids[0]}`)
    expect((await site.request(link)).status).toBe(404)
  })

  test('a network is limited', async () => {
    const link = await askAndGetLink()
    const form = await open(link)
    const statuses = []
    for (let time = 0; time < 61; time += 1)
      statuses.push((await send({ ...form, answer: 'correct', name: '' })).status)
    expect([statuses[0], statuses[59], statuses[60]]).toEqual([400, 400, 429])
  })
})
