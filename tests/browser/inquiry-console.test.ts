import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { PATIENT, type RunningProduct, startProduct } from '../servers/start-product.ts'
import { smtpAnswer, startSmtp } from '../servers/start-smtp.ts'
import { withoutPresence } from './support/interrupt-calls.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { told } from './support/toasts.ts'

type Partner = { id: string; slug: string; name: string; city: string; state: string }

const admin = { username: 'margaret', password: 'four quiet herons at dusk', firstName: 'Margaret' }
let product: RunningProduct
let smtp: Awaited<ReturnType<typeof startSmtp>>
let partners: Partner[]
/** Makes the mail server refuse. */
let isRefusing = false

// Its own product: these journeys need a mail server and their own administrator.
beforeAll(async () => {
  smtp = await startSmtp({ onRcptTo: (_, __, done) => done(isRefusing ? smtpAnswer(550) : undefined) })
  product = await startProduct({
    environment: { ...PATIENT, TRUST_PROXY: '1', DATABASE_URL: '', SAMPLE_DATA: '60', SMTP_URL: smtp.url },
  })
  await send('/api/admin/create-first-user', {
    ...admin,
    email: 'margaret@example.org',
    setupCode: await product.setupCode(),
  })
  partners = (await (await fetch(`${product.url}/api/partners`)).json()) as Partner[]
})
afterAll(async () => {
  await product.stop()
  await smtp.close()
})

async function send(path: string, body: object) {
  const response = await fetch(product.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++senders}` },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
}
let senders = 0
const ask = (name: string, message = 'How long does it take?') => {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  return send('/api/inquiries', { partnerId: partners[0]?.id, name, email, phone: '(828) 555-0190', message })
}
type Open = (options?: OpenOptions) => Promise<Page>
/** Opens `path` through the login. */
async function logIn(open: Open, path: string, options: OpenOptions = {}): Promise<Page> {
  const page = await open({ baseURL: product.url, ...options })
  await page.goto(path)
  await page.getByLabel('Username').fill(admin.username)
  await page.getByLabel('Password', { exact: true }).fill(admin.password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}
const rows = (page: Page) => page.getByRole('list', { name: 'Inquiries' }).getByRole('listitem')
const row = (page: Page, name: string) => rows(page).filter({ hasText: name })
const openRow = (page: Page, name: string) => row(page, name).getByRole('link').click()
const letters = async () => Promise.all(smtp.received.map(({ raw }) => PostalMime.parse(raw)))

journey('a family asks on the site, and is answered from the console', async ({ open }) => {
  const family = await open({ baseURL: product.url })
  const [partner] = partners
  if (!partner) throw new Error('The sample directory is empty')
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

  const page = await logIn(open, '/admin/inquiries')
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
    const page = await logIn(open, '/admin/dashboard')
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
  const page = await logIn(open, '/admin/inquiries')
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

journey('mail that failed is seen and sent again, on a phone', async ({ open }) => {
  isRefusing = true
  await ask('Eve Harbor')
  const page = await logIn(open, '/admin/inquiries', { viewport: { width: 360, height: 780 } })
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click()
      return row(page, 'Eve Harbor').textContent()
    })
    .toContain('Mail failed')
  isRefusing = false
  await openRow(page, 'Eve Harbor')
  await page.getByRole('heading', { level: 1, name: /^Inquiry / }).waitFor()
  await page.getByRole('button', { name: 'Send again: Notice to the support address' }).click()
  await told(page, 'Sent again to support@stillstone.example')
  await page.getByText('Notice to the support address: sent again').waitFor()
  await expect.poll(async () => (await letters()).some(({ text }) => text?.includes('Eve Harbor'))).toBe(true)
  await page.getByRole('link', { name: 'All inquiries' }).click()
  await page.getByRole('heading', { level: 1, name: 'Customer Inquiries' }).waitFor()
  await expect.poll(() => row(page, 'Eve Harbor').textContent()).not.toContain('Mail failed')
})

journey('a conflict with another administrator shows their version', async ({ open }) => {
  await ask('Fay Fast')
  const page = await logIn(open, '/admin/inquiries', { expects: [409] })
  await withoutPresence(page)
  await openRow(page, 'Fay Fast')
  const buttons = page.getByRole('list', { name: 'Mark as' })
  // Until then the page reads the inquiry again, and would have the new version.
  await page.getByText('Notice to the support address: sent').waitFor()
  const other = await logIn(open, '/admin/inquiries')
  await openRow(other, 'Fay Fast')
  await other.getByRole('list', { name: 'Mark as' }).getByRole('button', { name: 'Forwarded' }).click()
  await told(other, 'Inquiry marked as forwarded')
  await buttons.getByRole('button', { name: 'Spam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
  await dialog.getByText('Margaret has changed this inquiry in the meantime.').waitFor()
  await dialog.getByRole('button', { name: 'Back' }).click()
  await expect.poll(() => page.locator('.inquiry header').textContent()).toContain('Forwarded')
})

journey('one person’s data are given out and erased', async ({ open }) => {
  await ask('Gil Canary', 'A song that nobody else knows')
  const page = await logIn(open, '/admin/inquiries')
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
})
