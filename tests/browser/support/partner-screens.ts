import type { Page } from 'playwright'
import type { AdminPartner, PartnerInput } from '../../../src/shared/partners/admin-partner.ts'
import type { ConsoleProduct } from './console-product.ts'
import type { OpenOptions } from './journey.ts'

type Open = (options?: OpenOptions) => Promise<Page>

/** Opens a screen as the administrator in a fresh session. */
export async function openScreen(
  product: ConsoleProduct,
  open: Open,
  path: string,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await open({ baseURL: product.url, ...options })
  await product.logIn(page)
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page
}

/** Adds a partner, by default in Asheville. */
export const addPartner = (product: ConsoleProduct, given: Partial<PartnerInput> & { name: string }) =>
  product.call<AdminPartner>('POST', '/api/admin/partners', {
    phone: '(828) 555-0142',
    address: '12 Merrimon Avenue',
    city: 'Asheville',
    state: 'North Carolina',
    zipCode: '28801',
    ...given,
  })

/** In the list. */
export const cardOf = (page: Page, name: string) =>
  page.locator('.partner').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** Types a search and waits for its result. */
export async function search(page: Page, text: string) {
  const field = page.getByPlaceholder('Search by name, city, or keyword...')
  await field.fill(text)
  await field.press('Enter')
  await page.getByRole('heading', { level: 2, name: /^(Found|No partners found)/ }).waitFor()
}
