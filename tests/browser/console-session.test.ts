import { afterAll, beforeAll, expect } from 'vitest'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { refuseCalls } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

journey(
  'a login is kept in the browser, and a logout forgets it even if the server fails (ACCOUNT-8)',
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

journey('a screen starts at its top, and an unknown address says so (SITE-4)', async ({ open }) => {
  const viewport = { width: 1280, height: 400 }
  const page = await openScreen(product, open, '/admin/dashboard', { viewport, expects: [404] })
  await page.getByRole('heading', { name: 'Inquiries per day' }).waitFor()
  const scrollDown = () =>
    page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight)
      return scrollY
    })
  await expect.poll(scrollDown).toBeGreaterThan(100)
  await page.getByRole('link', { name: 'FAQ', exact: true }).first().focus()
  await scrollDown()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  await page.goto('/admin/no-such-screen')
  await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor()
  expect(await page.locator('footer').count()).toBe(0)
})

journey('a family’s words are in no address and no browser storage', async ({ open }) => {
  const { id: partnerId } = await addPartner(product, { name: 'Oak Hill Chapel' })
  const { id } = await product.call<{ id: string }>('POST', '/api/inquiries', {
    partnerId,
    name: 'Wilhelmina Canary',
    email: 'canary@feather.example',
    phone: '(828) 555-0187',
    message: 'The canary has died.',
  })
  const page = await openScreen(product, open, '/admin/inquiries')
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.getByText('Wilhelmina Canary').first().waitFor()
  await page.goto(`/admin/inquiries/${id}`)
  await page.getByText('The canary has died.').first().waitFor()
  await page.goto('/admin/privacy')
  await page.getByLabel('Email address').fill('canary@feather.example')
  await page.getByRole('button', { name: 'Look Up' }).click()
  await page.getByRole('button', { name: /^Erase/ }).waitFor()
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  const traces = [stored, page.url(), ...addresses].filter((text) =>
    /canary|feather|5550187|555-0187/i.test(text),
  )
  expect(traces).toEqual([])
  expect(addresses.length).toBeGreaterThan(5)
})

journey(
  'no address can make the login lead to another site, or back to itself (ACCOUNT-10)',
  async ({ open }) => {
    const page = await open({ baseURL: product.url })
    await product.logIn(page)
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      '/admin/\\evil.example',
      'javascript:alert(1)',
      '/admin/login?next=/admin/login',
      '/admin/link?token=x',
      '/state/texas',
      '\t//evil.example',
      '/admin',
    ]) {
      await page.goto(`/admin/login?next=${encodeURIComponent(next)}`)
      await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
      await expect.poll(() => page.url(), { message: next }).toBe(`${product.url}/admin/dashboard`)
    }
    await page.goto('/admin/login?next=%2Fadmin%2Fpartners%3Fq%3Doak')
    await page.waitForURL('**/admin/partners?q=oak')
  },
)
