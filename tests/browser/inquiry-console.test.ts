import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect } from 'vitest'
import type { InquiryDetail } from '../../src/shared/inquiries/admin-inquiry.ts'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { smtpAnswer, startSmtp } from '../servers/start-smtp.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { withoutPresence } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
let smtp: Awaited<ReturnType<typeof startSmtp>>
let partner: AdminPartner
/** Makes the mail server refuse. */
let isRefusing = false

beforeAll(async () => {
  smtp = await startSmtp({ onRcptTo: (_, __, done) => done(isRefusing ? smtpAnswer(550) : undefined) })
  product = await startConsoleProduct({ SMTP_URL: smtp.url })
  partner = await addPartner(product, { name: 'Oak Hill Chapel', email: 'office@oak.example' })
})
afterAll(async () => {
  await product?.stop()
  await smtp?.close()
})

let families = 0
async function ask(name: string, message = 'How long does it take?'): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const response = await fetch(`${product.url}/api/inquiries`, {
    method: 'POST',
    // Each family has its own network: the limit counts by network.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++families}` },
    body: JSON.stringify({ partnerId: partner.id, name, email, phone: '(828) 555-0190', message }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const read = (id: string) => product.call<InquiryDetail>('GET', `/api/admin/inquiries/${id}`)
const untilMailed = (id: string) => expect.poll(async () => (await read(id)).mails[0]?.state).toBe('sent')
const rows = (page: Page) => page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const openRow = (page: Page, name: string) => row(page, name).getByRole('link').click()
const letters = async () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))

journey('a family asks on the site, and is answered from the console', async ({ open }) => {
  const family = await open({ baseURL: product.url })
  await family.goto(paths.partner(partner))
  await family
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  const dialog = family.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada Quill')
  await dialog.getByLabel('Email').fill('ada.quill@example.com')
  await dialog.getByLabel('Message').fill('My father has died.\nHow long does it take?')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await told(family, 'Inquiry Sent Successfully')

  const page = await openScreen(product, open, '/admin/inquiries')
  expect(await row(page, 'Ada Quill').textContent()).toMatch(/Pending.*Waiting less than an hour/)
  await openRow(page, 'Ada Quill')
  const inquiry = page.getByRole('region', { name: 'Open inquiry' })
  await inquiry.getByRole('heading', { name: 'Ada Quill' }).waitFor()
  expect(await inquiry.locator('blockquote').textContent()).toBe(
    'My father has died.\nHow long does it take?',
  )
  await expect
    .poll(() => inquiry.getByRole('link', { name: 'ada.quill@example.com' }).getAttribute('href'))
    .toBe('mailto:ada.quill%40example.com')

  // The draft survives a reload.
  const message = inquiry.getByLabel('Message')
  await page.keyboard.press('r')
  await expect.poll(() => message.evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Dear Ada, about eight weeks.')
  await page.reload()
  await expect.poll(() => message.inputValue()).toBe('Dear Ada, about eight weeks.')
  await message.press('Control+Enter')
  await told(page, 'Reply sent to Ada Quill')
  await expect.poll(() => message.inputValue()).toBe('')
  await expect.poll(() => row(page, 'Ada Quill').textContent()).toContain('Responded')
  await expect
    .poll(
      async () => (await letters()).filter(({ to }) => to?.[0]?.address === 'ada.quill@example.com').length,
    )
    .toBe(1)
  const letter = (await letters()).find(({ to }) => to?.[0]?.address === 'ada.quill@example.com')
  expect(letter?.replyTo?.[0]?.address).toBe('support@stillstone.example')
  expect(letter?.text).toMatch(/^Dear Ada, about eight weeks\.[\s\S]*> My father has died\.\r?\n> How long/)
  await inquiry.getByText('Reply to the family: sent').waitFor()
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, document.title]))).not.toMatch(
    /ada|eight/i,
  )
  expect(page.url()).not.toMatch(/ada/i)
})

journey(
  'a doubtful inquiry is shown with its reasons, and put in the inbox by keyboard',
  async ({ open }) => {
    await ask('Eve www.stones.example', 'Our own site is www.stones.example.')
    const page = await openScreen(product, open, '/admin/dashboard')
    await page.getByRole('link', { name: 'doubtful inquiry was held back' }).click()
    await page.waitForURL('**/admin/inquiries?doubtful=true')
    expect(await row(page, 'Eve').textContent()).toContain('Doubtful')
    await openRow(page, 'Eve')
    const inquiry = page.getByRole('region', { name: 'Open inquiry' })
    const question = inquiry.getByRole('region', { name: 'Is this a family?' })
    await question.getByText('The name holds a link.').waitFor()
    const mails = async () => (await letters()).filter(({ text }) => text?.includes('> Our own site')).length
    expect(await mails()).toBe(0)

    await question.getByRole('button', { name: 'This is real: move it to the inbox' }).press('Enter')
    await told(page, 'Moved to the inbox; the support address was notified')
    await expect.poll(() => question.count()).toBe(0)
    const heading = inquiry.getByRole('heading', { level: 2 })
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await expect.poll(() => inquiry.locator('.inquiry-badges').textContent()).toContain('Pending')
    await expect.poll(mails).toBe(1)
    await inquiry.getByText('Inquiry received, and held back').waitFor()
    await page.goto('/admin/inquiries')
    await row(page, 'Eve').waitFor()
    await page.getByRole('link', { name: /^Doubtful/ }).waitFor({ state: 'detached' })
  },
)

journey('keyboard navigation, bulk marking and export', async ({ open }) => {
  for (const name of ['Bea North', 'Cal South', 'Dee West']) await ask(name)
  const page = await openScreen(product, open, '/admin/inquiries')
  await row(page, 'Dee West').waitFor()
  await page.keyboard.press('/')
  const search = page.getByLabel('Search')
  await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.type('north')
  await expect.poll(() => page.getByText('1 inquiry', { exact: true }).count()).toBe(1)
  await search.fill('')
  await row(page, 'Dee West').waitFor()
  await search.blur()
  const heading = page.getByRole('region', { name: 'Open inquiry' }).getByRole('heading', { level: 2 })
  for (const [key, name] of [
    ['j', 'Dee West'],
    ['j', 'Cal South'],
    ['k', 'Dee West'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => heading.textContent()).toBe(name)
  }

  const box = (name: string) => page.getByLabel(`Select the inquiry of ${name}`)
  await box('Dee West').check()
  await box('Bea North').click({ modifiers: ['Shift'] })
  const bulk = page.getByRole('region', { name: 'Selected inquiries' })
  await bulk.getByText('3 selected').waitFor()
  await bulk.getByLabel('Mark as').selectOption('Closed')
  await bulk.getByRole('button', { name: 'Mark' }).click()
  await told(page, '3 inquiries marked as closed')
  await page.getByRole('link', { name: /^Closed 3/ }).click()
  await expect.poll(() => rows(page).filter({ hasText: 'Closed' }).count()).toBe(3)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^inquiries-export-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await download.path(), 'utf8')
  expect(text.match(/@example\.com/g)).toHaveLength(3)
})

journey(
  'mail that failed is sent again at once, delivered mail only after a question, on a phone (INBOX-5)',
  async ({ open }) => {
    isRefusing = true
    const id = await ask('Eve Harbor')
    const page = await openScreen(product, open, '/admin/inquiries', {
      viewport: { width: 360, height: 780 },
    })
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click()
        return row(page, 'Eve Harbor').textContent()
      })
      .toContain('Mail failed')
    isRefusing = false
    await openRow(page, 'Eve Harbor')
    await page.getByRole('heading', { level: 1, name: /^Inquiry / }).waitFor()
    const again = page.getByRole('button', { name: 'Send again: Notice to the support address' })
    await again.click()
    await told(page, 'Sent again to support@stillstone.example')
    await page.getByText('Notice to the support address: sent again').waitFor()
    await expect
      .poll(async () => (await letters()).some(({ text }) => text?.includes('Eve Harbor')))
      .toBe(true)
    await expect.poll(async () => (await read(id)).mails.some(({ state }) => state === 'sent')).toBe(true)
    await page.reload()
    await again.click()
    const question = page.getByRole('alertdialog', { name: 'Send again?' })
    await question.getByText(/They would get it twice/).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    const before = (await read(id)).mails.length
    await again.click()
    await question.getByRole('button', { name: 'Send Again' }).click()
    await told(page, /^Sent again to/)
    expect((await read(id)).mails).toHaveLength(before + 1)
    await page.getByRole('link', { name: 'All inquiries' }).click()
    await page.getByRole('heading', { level: 1, name: 'Customer Inquiries' }).waitFor()
    await expect.poll(() => row(page, 'Eve Harbor').textContent()).not.toContain('Mail failed')
  },
)

journey(
  'what is based on an old version shows both before it is sent: a reply, then a status (INBOX-2)',
  async ({ open }) => {
    const id = await ask('Ada Thorn')
    // Until then the page reads it again.
    await untilMailed(id)
    const page = await open({ baseURL: product.url, expects: [409] })
    await product.logIn(page)
    await withoutPresence(page)
    await page.goto(`/admin/inquiries/${id}`)
    const message = page.getByLabel('Message', { exact: true })
    await message.fill('About eight weeks.')
    await product.call('POST', `/api/admin/inquiries/${id}/reply`, { message: 'A colleague says ten.' })
    const send = page.getByRole('button', { name: 'Send Reply' })
    await send.click()
    const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
    await dialog.getByText('Margaret Hale has changed this inquiry in the meantime.').waitFor()
    await dialog.getByText('A colleague says ten.').waitFor()
    await dialog.getByText('About eight weeks.').waitFor()
    await dialog.getByRole('button', { name: 'Back' }).click()
    expect(await message.inputValue()).toBe('About eight weeks.')
    await send.click()
    await told(page, 'Reply sent to Ada Thorn')
    expect((await read(id)).mails.filter(({ kind }) => kind === 'reply')).toHaveLength(2)

    await expect.poll(async () => (await read(id)).mails.every(({ state }) => state === 'sent')).toBe(true)
    await page.reload()
    const marks = page.getByRole('list', { name: 'Mark as' })
    await marks.waitFor()
    await product.call('POST', `/api/admin/inquiries/${id}/notes`, { note: 'She called.' })
    await marks.getByRole('button', { name: 'Spam' }).click()
    await dialog.getByText('She called.').waitFor()
    await dialog.getByText('Mark as Spam').waitFor()
    await dialog.getByRole('button', { name: 'Do It Anyway' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(async () => (await read(id)).status).toBe('spam')
  },
)

journey('who answers is shown, and an inquiry is assigned and found by it (INBOX-3)', async ({ open }) => {
  const id = await ask('Cora Thread')
  const page = await open({ baseURL: product.url })
  await product.logIn(page)
  await page.route('**/presence', async (route) => {
    const response = await route.fetch()
    const others = [{ name: 'Thomas Avery', isAnswering: true }]
    await route.fulfill({ response, json: { ...(await response.json()), others } })
  })
  await page.goto(`/admin/inquiries/${id}`)
  await page.getByText('Thomas Avery is answering this inquiry.').waitFor()
  await page.getByLabel('Assigned to').selectOption({ label: 'Margaret Hale' })
  await told(page, 'Assigned to Margaret Hale')
  expect((await read(id)).assignedTo?.name).toBe('Margaret Hale')
  await ask('Dora Unassigned')
  await page.goto('/admin/inquiries')
  await page.getByRole('link', { name: 'Assigned to me' }).click()
  const rows = page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem')
  await rows.filter({ hasText: 'Cora Thread' }).waitFor()
  await expect.poll(() => rows.count()).toBe(1)
})

journey(
  'a reply is written from a template, and what it could not fill in is not sent (INBOX-4)',
  async ({ open }) => {
    const id = await ask('Eva Stone')
    const page = await openScreen(product, open, `/admin/inquiries/${id}`)
    await page.getByRole('button', { name: 'Add a template' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reply Templates' })
    await dialog.getByLabel('Name').fill('Timing')
    await dialog.getByLabel('Message').fill('Dear {famly}')
    // A phone that is turned: to the inquiry alone, and back to list and inquiry.
    for (const [width, height] of [
      [844, 390],
      [1280, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page
        .getByRole('heading', {
          level: 1,
          name: width < 992 ? /^Inquiry / : 'Customer Inquiries',
          includeHidden: true,
        })
        .waitFor()
      expect(await dialog.getByLabel('Message').inputValue()).toBe('Dear {famly}')
    }
    await dialog.getByRole('button', { name: 'Save Template' }).click()
    await dialog.getByText('There is no placeholder {famly}.').waitFor()
    await dialog
      .getByLabel('Message')
      .fill('Dear {family},\n{partner} needs about eight weeks.\n{administrator}')
    await dialog.getByRole('button', { name: 'Save Template' }).click()
    await told(page, 'Template saved')
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await read(id)).mails.some(({ kind }) => kind === 'reply')).toBe(false)
    await page.getByLabel('Template', { exact: true }).selectOption({ label: 'Timing' })
    const message = page.getByLabel('Message', { exact: true })
    await expect
      .poll(() => message.inputValue())
      .toBe('Dear Eva Stone,\nOak Hill Chapel needs about eight weeks.\nMargaret Hale')
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await told(page, 'Reply sent to Eva Stone')
  },
)

journey(
  'one person’s data stand in no address and no browser storage, are given out and erased',
  async ({ open }) => {
    await ask('Gil Canary', 'A song that nobody else knows')
    const page = await openScreen(product, open, '/admin/inquiries')
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await openRow(page, 'Gil Canary')
    await page.getByRole('link', { name: 'Export or erase their data' }).click()
    const field = page.getByLabel('Email address')
    await expect.poll(() => field.inputValue()).toBe('gil.canary@example.com')
    await page.getByRole('button', { name: 'Look Up' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as JSON' }).click(),
    ])
    expect(await readFile(await download.path(), 'utf8')).toContain('A song that nobody else knows')
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect([stored, page.url(), ...addresses].filter((text) => /canary|555-?0190/i.test(text))).toEqual([])
    expect(addresses.length).toBeGreaterThan(3)
    await page.getByRole('button', { name: 'Erase' }).click()
    const dialog = page.getByRole('dialog', { name: 'Erase personal data' })
    const erase = dialog.getByRole('button', { name: 'Erase' })
    expect(await erase.isDisabled()).toBe(true)
    await dialog.getByLabel('Type the email address again').fill('Gil.Canary@Example.com')
    await erase.click()
    await told(page, 'Personal data erased')
    await page.getByRole('link', { name: 'Inquiries', exact: true }).click()
    await row(page, 'Erased inquiry').waitFor()
    await expect.poll(() => page.content()).not.toMatch(/canary/i)
  },
)
