import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { holdCalls, refuseCalls, signal } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

/** Texts of setup, login, dashboard, list and form while waiting, failing or empty. */
let product: ConsoleProduct
let oak: AdminPartner
beforeAll(async () => {
  product = await startConsoleProduct()
  oak = await addPartner(product, {
    name: 'oak Hill Chapel',
    logoUrl: '/no-such-logo.png',
    website: 'https://oak.example',
    partnerSince: 'January 2024',
    description: 'A quiet house. '.repeat(60).trim(),
  })
  await addPartner(product, { name: 'Elm Street House', isActive: false, servicesOffered: ['Burial'] })
})
afterAll(() => product?.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
const NOBODY = '11111111-1111-4111-8111-111111111111'

journey('the dashboard: counts while loading, once known, or unknown, and their links', async ({ open }) => {
  const page = await open({ baseURL: product.url, expects: [500] })
  await product.logIn(page)
  const release = await holdCalls(page, '**/api/admin/dashboard?*')
  await page.goto('/admin/dashboard')
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  await said(page, 'Welcome back, Margaret')
  await button(page, 'Logout').first().waitFor()
  const figures = page.locator('.count-figure')
  await expect.poll(() => figures.allTextContents()).toEqual(['...', '...', '...'])
  release()
  await expect.poll(() => figures.allTextContents()).toEqual(['1', '0', '0'])
  for (const [title, text] of [
    ['Total Partners', 'Active funeral homes and cremation services'],
    ['Inquiries', 'Customer inquiries to partners'],
    ['FAQ Items', 'Help articles and questions'],
  ] as const)
    await page.getByRole('region', { name: title, exact: true }).getByText(text).waitFor()

  const hrefs = (part: string) =>
    page.locator(`${part} a`).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await expect
    .poll(() => hrefs('main'))
    .toEqual(
      expect.arrayContaining([
        '/admin/partners',
        '/admin/partners/new',
        '/admin/inquiries',
        '/admin/faq',
        '/admin/google-places',
        '/admin/bulk-google-places',
      ]),
    )
  for (const name of ['Partner Management', 'Customer Inquiries', 'FAQ Management'])
    await page.getByRole('heading', { name, exact: true }).waitFor()
  await button(page, 'Add FAQ Item').click()
  await page.waitForURL('**/admin/faq')

  await refuseCalls(page, '**/api/admin/dashboard?*', { message: 'It broke.' })
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('admin-auth') ?? '{}')
    session.user.firstName = null
    localStorage.setItem('admin-auth', JSON.stringify(session))
  })
  await page.goto('/admin/dashboard')
  await said(page, 'Welcome back, margaret')
  await said(page, 'The figures could not be loaded')
  await expect.poll(() => figures.allTextContents()).toEqual(['–', '–', '–'])
})

journey('before a search, while searching, and when it fails (LIST-1)', async ({ open }) => {
  const page = await open({ baseURL: product.url, expects: [500, 404] })
  await product.logIn(page)
  await refuseCalls(page, '**/api/admin/dashboard', { message: 'It broke.' })
  await page.goto('/admin/partners')
  await said(page, 'Search to View Partners')
  expect(await button(page, 'Search Partners').isDisabled()).toBe(true)
  expect(await button(page, 'Export Results').isDisabled()).toBe(true)
  expect(await button(page, 'Clear').count()).toBe(0)
  await page.getByText('about 1857 partner records').waitFor()
  expect(await page.locator('input[type="file"]').getAttribute('accept')).toMatch(/^\.csv,/)
  const state = page.getByLabel('State')
  await expect.poll(() => state.locator('> option').allTextContents()).toEqual(['All States'])
  await expect.poll(() => state.locator('optgroup').first().locator('option').count()).toBe(50)
  await expect.poll(() => state.locator('optgroup').last().locator('option').count()).toBe(14)

  const release = await holdCalls(page, '**/api/admin/partners/find?*')
  const field = page.getByPlaceholder('Search by name, city, or keyword...')
  await field.fill('oak')
  await state.selectOption('North Carolina')
  await button(page, 'Search Partners').click()
  await said(page, 'Searching...')
  expect(await button(page, 'Export Results').isDisabled()).toBe(true)
  release()
  await page.getByRole('heading', { name: 'Found 1 partner for “oak” in North Carolina' }).waitFor()
  // Even the same search clears the selection.
  await button(page, 'Select All').click()
  await said(page, '1 selected')
  await button(page, 'Search Partners').click()
  await page.getByText('1 selected', { exact: true }).waitFor({ state: 'hidden' })

  await refuseCalls(page, '**/api/admin/partners/find?*', { message: 'It broke.' })
  await field.fill('elm')
  await field.press('Enter')
  await page.getByRole('alert').getByText('Failed to fetch partners', { exact: true }).waitFor()
  await page.unroute('**/api/admin/partners/find?*')
  await button(page, 'Try Again').click()
  await page.getByRole('heading', { name: 'Found 1 partner for “elm” in North Carolina' }).waitFor()
  await button(page, 'Select All').click()
  await button(page, 'Clear').click()
  await said(page, 'Search to View Partners')
  await page.getByText('selected', { exact: false }).filter({ visible: true }).waitFor({ state: 'hidden' })
})

journey(
  'a card shows the data of a partner, the number how many are inactive (LIST-11)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners?state=NC', { expects: [404] })
    const oak = cardOf(page, 'oak Hill Chapel')
    // The logo cannot be loaded.
    await oak.getByText('OA', { exact: true }).waitFor()
    for (const text of ['Contact', 'Details', '0 cremations a year', '1 location', 'Since January 2024'])
      await oak.getByText(text, { exact: true }).waitFor()
    expect(await oak.getByRole('link', { name: 'Website' }).getAttribute('href')).toBe('https://oak.example/')
    expect(await oak.getByRole('link', { name: 'Edit oak Hill Chapel' }).getAttribute('href')).toMatch(
      /^\/admin\/partners\/[\w-]{36}\/edit$/,
    )
    const text = oak.locator('.partner-text')
    const lines = await text.evaluate(
      (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
    )
    expect(Math.round(lines)).toBe(3)
    expect(await text.evaluate((part) => part.scrollHeight > part.clientHeight)).toBe(true)
    const elm = cardOf(page, 'Elm Street House')
    await elm.getByText('Inactive', { exact: true }).waitFor()
    await elm.getByRole('list', { name: 'Services' }).getByText('Burial', { exact: true }).waitFor()

    await page
      .getByRole('heading', { name: 'Found 2 partners in North Carolina: 1 active and 1 inactive' })
      .waitFor()
    await page.goto('/admin/partners?state=NC&active=yes')
    await page.getByRole('heading', { name: 'Found 1 partner in North Carolina', exact: true }).waitFor()
  },
)

journey(
  'a new partner’s form: its fields, their constraints, and failures with the specified texts',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners/new', { expects: [404, 500, 502] })
    const required = page.locator('form label').filter({ hasText: '*' })
    await expect
      .poll(() => required.allInnerTexts())
      .toEqual(['Business Name*', 'Phone Number*', 'Address*', 'City*', 'State*', 'ZIP Code*'])
    for (const name of [
      'Email',
      'Website',
      'Logo URL',
      'Main Image URL',
      'Description',
      'Long Description',
      'Annual Cremations',
      'Number of Locations',
      'Partner Since',
      'Priority Partner',
      'Active',
    ])
      await expect.poll(() => page.getByLabel(name, { exact: true }).count(), { message: name }).toBe(1)
    expect(await page.getByLabel('Partner Since').getAttribute('placeholder')).toBe('January 2024')
    expect(await page.getByLabel('State').getAttribute('type')).not.toBe('select')
    await page.getByText('For partner cards; 3-5 sentences.').waitFor()
    await page.getByText('For the detail page; 3-5 paragraphs.').waitFor()
    expect(await button(page, 'Generate with AI').count()).toBe(2)

    await button(page, 'Create Partner').click()
    for (const text of [
      'Business name is required',
      'Phone number is required',
      'Address is required',
      'City is required',
      'State is required',
      'ZIP code is required',
    ])
      await said(page, text)
    await page.getByLabel('Logo URL').fill('logo.png')
    await said(page, 'Logo URL must be a valid URL or relative path')
    await page.getByLabel('Main Image URL').fill('image.png')
    await button(page, 'Create Partner').click()
    await said(page, 'Image URL must be a valid URL or relative path')
    await page.getByLabel('Email').fill('nobody')
    await said(page, 'Please enter a valid email address.')
    for (const name of ['Main Image URL', 'Email']) await page.getByLabel(name).fill('')

    // A picture is previewed while its address is typed.
    await page.getByLabel('Logo URL').fill('/favicon.svg')
    await page.getByRole('img', { name: 'Preview of the logo' }).waitFor()
    await page.getByLabel('Logo URL').fill('/no-such-picture.png')
    await said(page, 'This picture cannot be shown')

    for (const [name, value] of [
      ['Business Name', 'Linden Row'],
      ['Phone Number', '(828) 555-0160'],
      ['Address', '7 Linden Row'],
      ['City', 'Asheville'],
      ['State', 'NC'],
      ['ZIP Code', '28801'],
    ] as const)
      await page.getByLabel(name).first().fill(value)

    const short = signal()
    const generated = { method: 'POST', message: 'It broke.' }
    await refuseCalls(page, '**/api/admin/partners/generate-description', {
      ...generated,
      after: short.given,
    })
    await button(page, 'Generate with AI').first().click()
    await button(page, 'Generating...').waitFor()
    short.give()
    await told(page, 'Error')
    await told(page, 'Failed to generate description: It broke.')
    await refuseCalls(page, '**/api/admin/partners/generate-long-description', generated)
    await button(page, 'Generate with AI').last().click()
    await told(page, 'Failed to generate long description: It broke.')

    const creation = signal()
    await refuseCalls(page, '**/api/admin/partners', {
      method: 'POST',
      message: 'It broke.',
      after: creation.given,
    })
    await button(page, 'Create Partner').click()
    await button(page, 'Creating...').waitFor()
    creation.give()
    await told(page, 'Error')
    await told(page, 'Failed to create partner: It broke.')
    expect(await page.getByLabel('Business Name').inputValue()).toBe('Linden Row')
    expect(new URL(page.url()).pathname).toBe('/admin/partners/new')
  },
)

journey(
  'a stored partner’s form: loading, gone, unreadable, and failures with the specified texts',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [404, 500] })
    await product.logIn(page)
    const release = await holdCalls(page, `**/api/admin/partners/${oak.id}`)
    await page.goto(`/admin/partners/${oak.id}/edit`)
    await said(page, 'Loading partner...')
    release()
    await said(page, 'Update information for oak Hill Chapel')
    expect(await page.getByLabel('Website').inputValue()).toBe('https://oak.example')

    for (const id of [NOBODY, 'no-id']) {
      await page.goto(`/admin/partners/${id}/edit`)
      await page.getByRole('heading', { name: 'Partner not found', exact: true }).waitFor()
    }
    await refuseCalls(page, `**/api/admin/partners/${oak.id}`, { message: 'It broke.' })
    await page.goto(`/admin/partners/${oak.id}/edit`)
    await page.getByRole('alert').getByText('It broke.', { exact: true }).waitFor()

    await page.unroute(`**/api/admin/partners/${oak.id}`)
    await page.goto(`/admin/partners/${oak.id}/edit`)
    await said(page, 'Update information for oak Hill Chapel')
    await page.getByLabel('City').fill('Weaverville')
    const { given, give } = signal()
    const one = `**/api/admin/partners/${oak.id}`
    await refuseCalls(page, one, { method: 'PUT', message: 'It broke.', after: given })
    await button(page, 'Update Partner').click()
    await button(page, 'Updating...').waitFor()
    give()
    await told(page, 'Error')
    await told(page, 'Failed to update partner: It broke.')
    expect(await page.getByLabel('City').inputValue()).toBe('Weaverville')

    await refuseCalls(page, one, { method: 'DELETE', message: 'It broke.' })
    await button(page, 'Delete').click()
    await button(page, 'Delete').last().click()
    await told(page, 'Failed to delete partner')
  },
)
