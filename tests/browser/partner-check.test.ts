import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminInquiry } from '../../src/shared/inquiries/admin-inquiry.ts'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

const PLAIN = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }
let product: ConsoleProduct
let partner: AdminPartner
beforeAll(async () => {
  product = await startConsoleProduct()
  partner = await addPartner(product, { name: 'Cedar Chapel', email: 'office@cedar.example' })
})
afterAll(() => product?.stop())

const stored = () => product.call<AdminPartner>('GET', `/api/admin/partners/${partner.id}`)
journey(
  'a partner is asked, corrects its number without JavaScript, and an administrator accepts it',
  async ({ open }) => {
    const console = await openScreen(product, open, `/admin/partners/${partner.id}/edit`)
    await console.getByRole('button', { name: 'Still right?' }).click()
    await console.getByRole('alertdialog').getByRole('button', { name: 'Send' }).click()
    await told(console, '1 partner is asked.')

    const link = await mailedLink(product.dataDir, 'office@cedar.example', '/still-right')
    const page = await open({ ...PLAIN, baseURL: product.url, expects: [400] })
    for (const [language, change] of [
      ['fr', 'Quelque chose a changé ou manque'],
      ['es', 'Algo cambió o falta'],
    ] as const) {
      await page.goto(`/${language}${link}`)
      await page.getByText(change).click()
      expect(await beyondTheEdge(page)).toEqual([])
    }
    await page.goto(link)
    await page.getByRole('heading', { level: 1, name: 'Are these details still right?' }).waitFor()
    await page.getByText('Something has changed or is missing').click()
    const phone = page.getByLabel('Phone Number')
    await phone.fill('12')
    await page.getByRole('button', { name: 'Send corrections' }).click()
    await expect.poll(() => phone.getAttribute('aria-invalid')).toBe('true')
    expect(await phone.inputValue()).toBe('12')
    expect(await beyondTheEdge(page)).toEqual([])
    await phone.fill('(828) 555-0177')
    await page.getByRole('button', { name: 'Send corrections' }).click()
    await page.getByText('Your corrections for Cedar Chapel have reached us').waitFor()
    expect((await stored()).phone).toBe('(828) 555-0142')

    await console.goto('/admin/dashboard')
    await console.getByRole('link', { name: /correction by a partner waits/ }).click()
    const proposal = console.getByRole('article', { name: /^Cedar Chapel/ })
    await proposal.getByText('(828) 555-0177').waitFor()
    expect(await violations(console)).toEqual([])
    await console.setViewportSize({ width: 320, height: 800 })
    expect(await beyondTheEdge(console)).toEqual([])
    await proposal.getByRole('button', { name: 'Accept all' }).click()
    await told(console, 'Correction accepted')
    await console.getByText('No corrections wait for you').waitFor()
    expect(await stored()).toMatchObject({ phone: '(828) 555-0177', detailsConfirmedOn: expect.any(String) })
    await console.getByRole('button', { name: 'Undo', exact: true }).click()
    await told(console, 'Undid 1 change')
    expect((await stored()).phone).toBe('(828) 555-0142')
  },
)

journey(
  'one press confirms, and the public page says so; both pages have no axe violation',
  async ({ open }) => {
    const { id } = await addPartner(product, { name: 'Birch Chapel', email: 'office@birch.example' })
    await product.call('POST', '/api/admin/partner-checks', { ids: [id] })
    const page = await open({ baseURL: product.url, viewport: { width: 360, height: 740 } })
    await page.goto(await mailedLink(product.dataDir, 'office@birch.example', '/still-right'))
    await page.getByText('Something has changed or is missing').click()
    expect(await violations(page)).toEqual([])
    expect(await beyondTheEdge(page)).toEqual([])
    await page.getByRole('button', { name: 'Everything is right' }).click()
    await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Your page' }).click()
    await page.getByText(/^Details confirmed on /).waitFor()
  },
)

journey('the link in a forwarded inquiry marks it as answered, by a button', async ({ open }) => {
  const response = await fetch(`${product.url}/api/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.9' },
    body: JSON.stringify({
      partnerId: partner.id,
      name: 'Ada Quill',
      email: 'ada.quill@example.com',
      message: 'How long does it take?',
    }),
  })
  const { id } = (await response.json()) as { id: string }
  await product.call('POST', `/api/admin/inquiries/${id}/forward`, {})
  const link = await mailedLink(product.dataDir, 'office@cedar.example', '/contacted')
  const page = await open({ ...PLAIN, baseURL: product.url })
  await page.goto(link)
  expect(await page.content()).not.toContain('Ada Quill')
  expect(await beyondTheEdge(page)).toEqual([])
  await page.getByRole('button', { name: 'We have answered the family' }).click()
  await page.getByText('Thank you').waitFor()
  const status = async () => (await product.call<AdminInquiry>('GET', `/api/admin/inquiries/${id}`)).status
  expect(await status()).toBe('responded')

  const scanned = await open({ baseURL: product.url })
  await scanned.goto(link)
  await scanned.getByText('is marked as answered by Cedar Chapel').waitFor()
})
