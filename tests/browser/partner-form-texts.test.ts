import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { holdCalls, refuseCalls, signal } from './support/interrupt-calls.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
let oak: AdminPartner
beforeAll(async () => {
  product = await startConsoleProduct()
  oak = await addPartner(product, { name: 'Oak Hill Chapel', website: 'https://oak.example' })
})
afterAll(() => product?.stop())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor()
const NOBODY = '11111111-1111-4111-8111-111111111111'

journey('every field of the form is present with its constraints', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/new')
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
  for (const name of ['Logo URL', 'Main Image URL', 'Email']) await page.getByLabel(name).fill('')
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.waitForURL('**/admin/partners')
})

journey(
  'a picture is previewed while its address is typed, with a placeholder on failure',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners/new', { expects: [404] })
    await page.getByLabel('Logo URL').fill('/favicon.svg')
    await page.getByRole('img', { name: 'Preview of the logo' }).waitFor()
    await page.getByLabel('Logo URL').fill('/no-such-picture.png')
    await said(page, 'This picture cannot be shown')
  },
)

journey('failures in a new partner’s form have the specified texts', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/new', { expects: [500, 502] })
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
  await refuseCalls(page, '**/api/admin/partners/generate-description', { ...generated, after: short.given })
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
})

journey('a partner that is loaded, one that is gone, one that cannot be read', async ({ open }) => {
  const page = await open({ baseURL: product.url, expects: [404, 500] })
  await product.logIn(page)
  const release = await holdCalls(page, `**/api/admin/partners/${oak.id}`)
  await page.goto(`/admin/partners/${oak.id}/edit`)
  await said(page, 'Loading partner...')
  release()
  await said(page, 'Update information for Oak Hill Chapel')
  expect(await page.getByLabel('Website').inputValue()).toBe('https://oak.example')

  for (const id of [NOBODY, 'no-id']) {
    await page.goto(`/admin/partners/${id}/edit`)
    await page.getByRole('heading', { name: 'Partner not found', exact: true }).waitFor()
  }
  await refuseCalls(page, `**/api/admin/partners/${oak.id}`, { message: 'It broke.' })
  await page.goto(`/admin/partners/${oak.id}/edit`)
  await page.getByRole('alert').getByText('It broke.', { exact: true }).waitFor()
})

journey('failures in a partner’s form have the specified texts', async ({ open }) => {
  const page = await openScreen(product, open, `/admin/partners/${oak.id}/edit`, { expects: [500] })
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
})
