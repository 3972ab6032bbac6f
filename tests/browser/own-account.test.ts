import { afterAll, beforeAll, expect } from 'vitest'
import type { OwnAccount } from '../../src/shared/accounts/admin-account.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

journey('the menu leads to administrators, personal data and jobs', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/dashboard')
  const menu = page.getByRole('navigation', { name: 'Back office' })
  for (const name of ['Administrators', 'Personal Data', 'Jobs']) {
    await menu.getByText('More', { exact: true }).click()
    await menu.getByRole('link', { name }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await menu.getByRole('link', { name }).waitFor({ state: 'hidden' })
  }
})

journey('an e-mail address is changed by the link in the mail to the new one', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/account', { expects: [404] })
  await page.getByRole('button', { name: 'Change Email Address' }).click()
  await page.getByLabel('New email address').fill('margaret@new.example')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await page.getByText('margaret@new.example waits to be confirmed').waitFor()
  const link = await mailedLink(product.dataDir, 'margaret@new.example', '/admin/account/email')
  expect(link).toMatch(/^\/admin\/account\/email#token=/)
  // The token is in no request: a link without a session leads over the login and back.
  const addresses: string[] = []
  const other = await open({ baseURL: product.url })
  other.on('request', (request) => addresses.push(request.url()))
  await other.goto(link)
  await other.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
  expect(other.url()).toMatch(/\/admin\/login\?next=%2Fadmin%2Faccount%2Femail#token=/)
  await other.close()
  // A link of an earlier release, then the right one in the same tab.
  await page.goto('/admin/account/email?token=unused')
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await page.getByText('This link cannot be used').waitFor()
  await page.goto(link)
  expect(addresses.filter((address) => address.includes('token='))).toEqual([])
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await told(page, 'Your email address is margaret@new.example')
  await page.getByRole('heading', { level: 1, name: 'Your Account' }).waitFor()
  const { user, pendingEmail } = await product.call<OwnAccount>('GET', '/api/admin/me')
  expect([user.email, pendingEmail]).toEqual(['margaret@new.example', null])
})

journey('another session is ended singly', async ({ open }) => {
  await fetch(`${product.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'margaret', password: 'four quiet herons at dusk' }),
  })
  const page = await openScreen(product, open, '/admin/account')
  const other = page.getByRole('button', { name: /^End the session:/ })
  await other.first().waitFor()
  const before = await other.count()
  await other.first().click()
  await told(page, 'The session has ended')
  await expect.poll(() => other.count()).toBe(before - 1)
})
