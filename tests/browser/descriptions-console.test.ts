import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  for (const name of ['Alder Chapel', 'Birch Chapel', 'Cedar Chapel']) await addPartner(product, { name })
})
afterAll(() => product?.stop())

const descriptions = async () =>
  Object.fromEntries(
    (await product.call<AdminPartner[]>('GET', '/api/admin/partners')).map(({ name, description }) => [
      name,
      description ?? '',
    ]),
  )

journey('describe partners in bulk: review, edit, publish, undo', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/descriptions', { expects: [409] })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.getByText('3 texts are missing. The built-in writer writes them, at no cost.').waitFor()
  await button('Describe Partners Without a Text').click()
  await page.getByText('3 texts wait for review').waitFor()
  const card = (name: string) => page.locator('.draft').filter({ has: page.getByRole('link', { name }) })
  await card('Birch Chapel').getByText('No text').waitFor()
  expect(await descriptions()).toEqual({ 'Alder Chapel': '', 'Birch Chapel': '', 'Cedar Chapel': '' })

  // An edit that adds a year is marked, and accepted only after a look.
  const inCard = (name: string, label: RegExp) => card(name).getByRole('button', { name: label })
  const accept = inCard('Alder Chapel', /^Accept/)
  await inCard('Alder Chapel', /^Edit/).click()
  await page.getByLabel('Text about Alder Chapel').fill('Families have been received here since 1948.')
  await accept.click()
  await page.getByText(/^This text says something that the form does not/).waitFor()
  await button('Discard Edit').click()
  await page.reload()
  await card('Alder Chapel').locator('mark').getByText('1948').waitFor()
  await inCard('Alder Chapel', /^Edit/).click()
  await page.getByLabel('Text about Alder Chapel').fill('Families are received here.')
  await accept.click()
  await card('Alder Chapel').waitFor({ state: 'detached' })
  await inCard('Birch Chapel', /^Reject/).click()
  await card('Birch Chapel').waitFor({ state: 'detached' })
  await page.getByText('Decide about 1 more text one by one').waitFor()
  expect(await button('Accept the Rest (1)').isDisabled()).toBe(true)
  await inCard('Cedar Chapel', /^Accept/).click()
  await button('Publish 2 Texts').click()
  await page.getByText('2 texts were published.').first().waitFor()
  const published = await descriptions()
  expect(published['Alder Chapel']).toBe('Families are received here.')
  expect(published['Birch Chapel']).toBe('')
  expect(published['Cedar Chapel']).toContain('Cedar Chapel')

  await button('Undo').click()
  await told(page, 'Undid 2 changes')
  expect(await descriptions()).toEqual({ 'Alder Chapel': '', 'Birch Chapel': '', 'Cedar Chapel': '' })
})
