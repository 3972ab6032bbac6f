import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { readEvents, readMails } from '../../../tests/reading/stored-rows.ts'
import { FORM, makeInquirySite } from '../../../tests/sites/make-inquiry-site.ts'
import { inquiries, outbox } from '../../db/schema/directory.ts'

const { site, call, sendForm, openForm, stored, pass } = makeInquirySite()
let network = 0
beforeEach(() => {
  network += 1
})
const from = () => `203.0.113.${network}`
const mailKinds = async () => (await readMails(site().app.db)).map(({ kind }) => kind).sort()

async function askAndGetLink(body: Record<string, unknown> = {}) {
  const response = await call({ from: from(), body })
  expect(response.status).toBe(201)
  return response.headers.get('location') ?? ''
}
function withdraw(link: string, headers: Record<string, string> = {}) {
  const query = new URL(link, 'http://x').searchParams
  return site().request('/inquiry', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams([...query]).toString(),
  })
}

describe('the link of an inquiry', () => {
  test('shows what became of it, and nothing that the family typed (INQUIRY-13)', async () => {
    const link = await askAndGetLink({ phone: '(828) 555-0777' })
    expect(link).toMatch(/^\/inquiry\?reference=[A-Z0-9]{4}-[A-Z0-9]{4}&proof=[\w-]{43}$/)
    const response = await site().request(link)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await response.text()
    expect(html).toContain('within one working day')
    const [row] = await stored()
    for (const typed of [row?.name, row?.email, row?.message, '555-0777']) expect(html).not.toContain(typed)
    expect(html).toContain('content="noindex"')
  })

  test('opened by a mail scanner withdraws nothing; the button does, once (INQUIRY-13)', async () => {
    const link = await askAndGetLink()
    for (let time = 0; time < 3; time += 1) await site().request(link)
    expect(await stored()).toMatchObject([{ status: 'pending', withdrawnAt: null }])

    const first = await withdraw(link)
    expect(first.status).toBe(200)
    const withdrawn = await first.text()
    expect(withdrawn).toContain('This inquiry is withdrawn')
    expect(withdrawn).toContain('action="/search"')
    expect(withdrawn).not.toContain('If it cannot wait')
    const [row] = await stored()
    expect(row).toMatchObject({ status: 'closed', withdrawnAt: expect.any(Date) })

    pass(3600)
    const second = await withdraw(link)
    expect(second.status).toBe(303)
    expect(second.headers.get('location')).toBe(link)
    expect((await stored())[0]?.withdrawnAt).toEqual(row?.withdrawnAt)
    const events = await readEvents(site().app.db)
    expect(events.filter(({ kind }) => kind === 'withdraw')).toHaveLength(1)
    expect(await mailKinds()).toEqual(['notice', 'withdrawal'])
    expect(await (await site().request(link)).text()).not.toContain('<button class="button" type="submit"')
  })

  test('stays itself when the language is switched (LANG-1)', async () => {
    const html = await (await site().request(await askAndGetLink())).text()
    const french = /href="(\/fr\/inquiry[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await site().request(french)).status).toBe(200)
  })

  test('pressed twenty times at once withdraws once', async () => {
    const link = await askAndGetLink()
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(link)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(19)
    expect(await mailKinds()).toEqual(['notice', 'withdrawal'])
  })

  test('cannot be guessed, moved to another inquiry or used from another website', async () => {
    const link = await askAndGetLink()
    const other = await askAndGetLink()
    const proof = new URL(link, 'http://x').searchParams.get('proof') ?? ''
    const reference = new URL(other, 'http://x').searchParams.get('reference') ?? ''
    const wrong = [
      link.replace(proof, ''),
      link.replace(proof, `${proof.slice(0, -2)}AA`),
      `/inquiry?reference=${reference}&proof=${proof}`,
      '/inquiry',
      `/inquiry?reference=${encodeURIComponent("x' or 1=1")}&proof=${proof}`,
    ]
    for (const address of wrong) {
      expect((await site().request(address)).status, address).toBe(404)
      expect((await withdraw(address)).status, address).toBe(404)
    }
    expect((await withdraw(link, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    for (const row of await stored()) expect(row.withdrawnAt).toBeNull()
  })

  test('mails the copy that was not asked for at first, once and within the limit (INQUIRY-12)', async () => {
    const askForCopy = (link: string) =>
      site().request('/inquiry/copy', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams([...new URL(link, 'http://x').searchParams]).toString(),
      })
    const link = await askAndGetLink({ email: 'ada@example.org' })
    expect(await (await site().request(link)).text()).toContain('Send me a copy by mail')
    for (let time = 0; time < 2; time += 1) {
      const response = await askForCopy(link)
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe(link)
    }
    expect(await mailKinds()).toEqual(['copy', 'notice'])
    expect(await (await site().request(link)).text()).toContain('A copy goes to the address that you gave.')
    expect((await askForCopy(link.replace(/proof=.*/, 'proof=x'))).status).toBe(404)

    const askAgain = (message: string) => askAndGetLink({ message, email: 'ada@example.org' })
    const others = [await askAgain('Two'), await askAgain('Three')]
    for (const other of others) expect((await askForCopy(other)).status).toBe(303)
    expect((await askForCopy(await askAgain('Four'))).status).toBe(429)

    const withdrawn = others[0] ?? ''
    await withdraw(withdrawn)
    expect(await (await site().request(withdrawn)).text()).not.toContain('/inquiry/copy')
  })

  test('of a doubtful inquiry queues no copy before an administrator decides (INQUIRY-8)', async () => {
    const link = await askAndGetLink({ name: 'Cheap http://pills.example' })
    const body = new URLSearchParams([...new URL(link, 'http://x').searchParams]).toString()
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    await site().request('/inquiry/copy', { method: 'POST', headers, body })
    expect(await stored()).toMatchObject([{ wantsCopy: true }])
    expect(await mailKinds()).toEqual([])
  })

  test('works over plain http, where browsers send no more than an opaque Origin', async () => {
    expect((await withdraw(await askAndGetLink(), { origin: 'null' })).status).toBe(200)
    expect((await stored())[0]?.withdrawnAt).not.toBeNull()
  })

  test('of a doubtful inquiry closes it without any mail, and of an erased one is gone', async () => {
    const link = await askAndGetLink({ name: 'Cheap http://pills.example' })
    expect(await stored()).toMatchObject([{ status: 'spam' }])
    expect((await withdraw(link)).status).toBe(200)
    expect(await stored()).toMatchObject([{ status: 'closed' }])
    expect(await mailKinds()).toEqual([])
    await site().app.db.update(inquiries).set({ erasedAt: new Date() })
    expect((await site().request(link)).status).toBe(404)
    expect((await withdraw(link)).status).toBe(404)
  })

  test('stands on the page after the form without JavaScript', async () => {
    const sent = await sendForm({ from: from(), body: { ...(await openForm()) } })
    expect(sent.status).toBe(303)
    const html = await (await site().request(sent.headers.get('location') ?? '')).text()
    const link = /href="(\/inquiry\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await site().request(link)).status).toBe(200)
  })
})

describe('what a family may choose', () => {
  const choices = { preferredContact: 'phone', preferredTime: 'evening', topics: ['cost', 'call-me', 'cost'] }

  test('is stored, and mailed to support (INQUIRY-12)', async () => {
    await askAndGetLink({ ...choices, phone: '(828) 555-0777' })
    expect(await stored()).toMatchObject([{ ...choices, topics: ['cost', 'call-me'] }])
    const [notice] = await readMails(site().app.db, eq(outbox.kind, 'notice'))
    expect(notice?.text).toContain('Answer:     By telephone, evening')
    expect(notice?.text).toContain('- What does it cost, all together?')
  })

  test('a topic is enough, and many families may choose the same one (INQUIRY-1, INQUIRY-12)', async () => {
    const alike = { message: '', topics: ['process', 'ashes-at-home'] }
    for (let family = 0; family < 8; family += 1) {
      network += 1
      await askAndGetLink(alike)
    }
    const rows = await stored()
    expect(rows).toHaveLength(8)
    for (const row of rows) {
      expect(row.status).toBe('pending')
      expect(row.message).toContain('We already have the ashes.')
    }
  })

  test.each([
    ['neither words nor topic', { message: ' ' }, ['message']],
    ['an empty list of topics', { message: '', topics: [] }, ['message']],
    ['an unknown topic', { topics: ['weather'] }, ['topics.0']],
    ['an unknown time', { preferredTime: 'midnight' }, ['preferredTime']],
    ['a call without a number', { preferredContact: 'phone' }, ['phone']],
    ['a text message without a number', { preferredContact: 'text', phone: '  ' }, ['phone']],
    ['the topic of a call without a number', { topics: ['call-me'] }, ['phone']],
    ['all of it at once', { name: '', email: 'x', message: '', topics: [] }, ['email', 'message', 'name']],
  ])('%s is refused by field (INQUIRY-1)', async (_, body, fields) => {
    const response = await call({ from: from(), body })
    expect(response.status).toBe(400)
    const answer = (await response.json()) as { fields: Record<string, string> }
    expect(Object.keys(answer.fields).sort()).toEqual(fields)
    expect(await stored()).toEqual([])
  })

  test('the form without JavaScript takes them, and keeps them when it comes back', async () => {
    const opened = await openForm()
    const form = { ...opened, 'about-cost': 'on', preferredTime: 'morning', wantsCopy: 'on', message: '' }
    const refused = await sendForm({ from: from(), body: { ...form, email: 'ada at home' } })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toMatch(
      /name="about-cost" checked=""|checked="" name="about-cost"|name="about-cost"[^>]*checked/,
    )
    expect(html).toContain('<option value="morning" selected="">')
    expect(html).toMatch(/name="wantsCopy"[^>]*checked|checked=""[^>]*name="wantsCopy"/)
    expect(html).toContain('Please enter a valid email address.')

    const sent = await sendForm({ from: from(), body: { ...(await openForm()), ...form } })
    expect(sent.status).toBe(303)
    expect(await stored()).toMatchObject([{ topics: ['cost'], preferredTime: 'morning', wantsCopy: true }])
  })

  test('the form says by whom and by when it is read, with a link to privacy (INQUIRY-12)', async () => {
    const html = await (await site().request(FORM)).text()
    expect(html).toContain('The support team of Stillstone reads it, as a rule within one working day')
    expect(html).toContain('href="/privacy"')
  })
})

describe('a copy by mail (INQUIRY-12)', () => {
  test('goes to the family on request, with its words and a link that works (INQUIRY-13)', async () => {
    await askAndGetLink({
      wantsCopy: true,
      email: 'ada.copy@example.org',
      message: 'What now?\nBcc: all@example.org',
    })
    const [copy] = await readMails(site().app.db, eq(outbox.kind, 'copy'))
    expect(copy).toMatchObject({ to: 'ada.copy@example.org', replyTo: 'support@stillstone.example' })
    expect(copy?.text).toContain('> What now?\n> Bcc: all@example.org')
    const link = /^http:\/\/127\.0\.0\.1:3000(\/inquiry\?\S+)$/m.exec(copy?.text ?? '')?.[1] ?? ''
    expect((await site().request(link)).status).toBe(200)
  })

  test('is not sent unless it is asked for', async () => {
    await askAndGetLink()
    expect(await mailKinds()).toEqual(['notice'])
  })

  test('of a doubtful inquiry is not sent', async () => {
    await askAndGetLink({ wantsCopy: true, name: 'Cheap http://pills.example' })
    expect(await mailKinds()).toEqual([])
  })

  test('a stranger’s mailbox cannot be filled: at most three in an hour go to one address', async () => {
    for (let time = 0; time < 8; time += 1) {
      network += 1
      await askAndGetLink({
        wantsCopy: true,
        email: `victim+${time}@example.org`,
        message: `Buy number ${time}`,
      })
    }
    expect((await mailKinds()).filter((kind) => kind === 'copy')).toHaveLength(3)
  })
})
