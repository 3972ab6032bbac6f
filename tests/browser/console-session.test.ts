import { afterAll, beforeAll, expect } from 'vitest'
import { type ConsoleProduct, startConsoleProduct } from './console-product.ts'
import { refuseCalls } from './interrupt-calls.ts'
import { journey } from './journey.ts'
import { openScreen } from './partner-screens.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

journey(
  'a login is kept in the browser, and a logout forgets it even if the server fails',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [500] })
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('admin-auth') ?? 'null'))
    await page.goto('/admin/login')
    await page.getByLabel('Username').fill('margaret')
    await page.getByLabel('Password', { exact: true }).fill('four quiet herons at dusk')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/admin/dashboard')
    expect(await stored()).toEqual({
      user: expect.objectContaining({ username: 'margaret', role: 'admin' }),
      token: expect.stringMatching(/^[\w-]{43}$/),
      isAuthenticated: true,
    })
    expect(Object.keys((await stored()).user)).not.toContain('passwordHash')
    // A new page is logged in as well.
    await page.goto('/admin/partners')
    await page.getByRole('heading', { level: 1, name: 'Partner Management' }).waitFor()

    const warnings: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text())
    })
    await refuseCalls(page, '**/api/admin/logout', { method: 'POST', message: 'It broke.' })
    await page.getByRole('button', { name: 'Logout', exact: true }).first().click()
    await page.waitForURL('**/admin/login')
    expect(await stored()).toBeNull()
    expect(await page.locator('.toast').count()).toBe(0)
    await expect.poll(() => warnings.join()).toContain('The logout call failed.')
  },
)

journey('without a login every screen leads to the login', async ({ open }) => {
  const page = await open({ baseURL: product.url })
  for (const path of [
    'dashboard',
    'partners',
    'partners/new',
    'faq',
    'inquiries',
    'history',
    'administrators',
  ]) {
    await page.goto(`/admin/${path}`)
    await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
  }
})

journey('a screen begins at its top, and an address that is none says so', async ({ open }) => {
  const viewport = { width: 1280, height: 400 }
  const page = await openScreen(product, open, '/admin/dashboard', { viewport, expects: [404] })
  await page.getByRole('heading', { name: 'Inquiries per day' }).waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().focus()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  for (const path of ['/admin/google-places', '/admin/no-such-screen']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  }
  expect(await page.locator('footer').count()).toBe(0)
})
