import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { InquiryDetail } from '../../src/shared/inquiries/admin-inquiry.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { withoutPresence } from './support/interrupt-calls.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
let partnerId: string
beforeAll(async () => {
  product = await startConsoleProduct()
  const partner = await addPartner(product, { name: 'Oak Hill Chapel', email: 'office@oak.example' })
  partnerId = partner.id
})
afterAll(() => product?.stop())

let families = 0
async function ask(name: string): Promise<string> {
  const email = `${name.toLowerCase().replace(/\W+/g, '.')}@example.com`
  const message = `How long does it take, ${name} asks?`
  const response = await fetch(`${product.url}/api/inquiries`, {
    method: 'POST',
    // Each family has its own network: the limit counts by network.
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++families}` },
    body: JSON.stringify({ partnerId, name, email, message }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { id: string }).id
}
const read = (id: string) => product.call<InquiryDetail>('GET', `/api/admin/inquiries/${id}`)
const untilMailed = (id: string) => expect.poll(async () => (await read(id)).mails[0]?.state).toBe('sent')

/** Opens an inquiry on a page that keeps this version when a colleague changes it. */
async function openOld(open: (options?: OpenOptions) => Promise<Page>, id: string): Promise<Page> {
  // Until then the page reads it again.
  await untilMailed(id)
  const page = await open({ baseURL: product.url, expects: [409] })
  await product.logIn(page)
  await withoutPresence(page)
  await page.goto(`/admin/inquiries/${id}`)
  return page
}

journey(
  'a reply to an inquiry that a colleague has answered shows both before it is sent (INBOX-2)',
  async ({ open }) => {
    const id = await ask('Ada Quill')
    const page = await openOld(open, id)
    await page.getByLabel('Message', { exact: true }).fill('About eight weeks.')
    await product.call('POST', `/api/admin/inquiries/${id}/reply`, { message: 'A colleague says ten.' })
    await page.getByRole('button', { name: 'Send Reply' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
    await dialog.getByText('Margaret Hale has changed this inquiry in the meantime.').waitFor()
    await dialog.getByText('A colleague says ten.').waitFor()
    await dialog.getByText('About eight weeks.').waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Back' }).click()
    expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('About eight weeks.')
    await page.getByRole('button', { name: 'Send Reply' }).click()
    await told(page, 'Reply sent to Ada Quill')
    expect((await read(id)).mails.filter(({ kind }) => kind === 'reply')).toHaveLength(2)
  },
)

journey('a status based on an old version asks, too (INBOX-2)', async ({ open }) => {
  const id = await ask('Bea Fast')
  const page = await openOld(open, id)
  const buttons = page.getByRole('list', { name: 'Mark as' })
  await buttons.waitFor()
  await product.call('POST', `/api/admin/inquiries/${id}/notes`, { note: 'She called.' })
  await buttons.getByRole('button', { name: 'Spam' }).click()
  const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
  await dialog.getByText('She called.').waitFor()
  await dialog.getByText('Mark as Spam').waitFor()
  await dialog.getByRole('button', { name: 'Do It Anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(async () => (await read(id)).status).toBe('spam')
})

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

journey('a delivered message is sent again only after a question (INBOX-5)', async ({ open }) => {
  const id = await ask('Fay Harbor')
  await untilMailed(id)
  const page = await openScreen(product, open, `/admin/inquiries/${id}`)
  const again = page.getByRole('button', { name: 'Send again: Notice to the support address' })
  await again.click()
  const question = page.getByRole('alertdialog', { name: 'Send again?' })
  await question.getByText(/They would get it twice/).waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'detached' })
  expect((await read(id)).mails).toHaveLength(1)
  await again.click()
  await question.getByRole('button', { name: 'Send Again' }).click()
  await told(page, /^Sent again to/)
  expect((await read(id)).mails).toHaveLength(2)
})
