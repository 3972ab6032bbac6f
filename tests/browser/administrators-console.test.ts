import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { mailedLink } from './support/mailed-link.ts'
import { addPartner, openScreen, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

const BEN = { username: 'ben.ito', email: 'ben@example.org', password: 'a lantern beside the orchard' }
const MARGARET = { username: 'margaret', password: 'four quiet herons at dusk' }

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

async function logIn(page: Page, { username, password }: typeof MARGARET) {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Ends the session on the server; the page does not know yet. */
async function logOutElsewhere(page: Page) {
  const stored = await page.evaluate(() => localStorage.getItem('admin-auth'))
  const { token } = JSON.parse(String(stored)) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const logout = await fetch(`${product.url}/api/admin/logout`, { method: 'POST', headers })
  expect(logout.status).toBe(204)
}

const read = async (id: string) => {
  const partners = await product.call<AdminPartner[]>('GET', '/api/admin/partners')
  return partners.find((partner) => partner.id === id)
}

journey('a second administrator is invited, and both edit one partner (FORM-2)', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Two Doors Chapel', website: 'https://doors.example' })
  const edit = `/admin/partners/${partner.id}/edit`
  const margaret = await openScreen(product, open, '/admin/administrators', { expects: [409] })
  await margaret.getByRole('button', { name: 'Invite Administrator' }).click()
  const invitation = margaret.getByRole('dialog', { name: 'Invite Administrator' })
  await invitation.getByLabel('Username').fill(BEN.username)
  await invitation.getByLabel('Email').fill(BEN.email)
  await invitation.getByLabel('First Name').fill('Ben')
  await invitation.getByLabel('Last Name').fill('Ito')
  await invitation.getByRole('button', { name: 'Send Invitation' }).click()
  await told(margaret, 'An invitation was sent to ben@example.org')
  await margaret.getByText('Invited', { exact: true }).waitFor()

  const ben = await open({ baseURL: product.url })
  await ben.goto(await mailedLink(product.dataDir, BEN.email, '/admin/link'))
  await ben.getByLabel('New password').fill(BEN.password)
  await ben.getByRole('button', { name: 'Save Password' }).click()
  await told(ben, 'Your password is set. You can now login.')
  await logIn(ben, BEN)
  await ben.getByText('Welcome back, Ben').waitFor()

  await margaret.goto(edit)
  await margaret.getByLabel('City').fill('Weaverville')
  await margaret.getByLabel('Website').fill('https://margaret.example')
  await ben.goto(edit)
  await ben.getByLabel('Website').fill('https://ben.example')
  await ben.getByLabel('Partner Since').fill('March 2020')
  await ben.getByRole('button', { name: 'Update Partner' }).click()
  await told(ben, 'Partner updated successfully')

  await margaret.getByRole('button', { name: 'Update Partner' }).click()
  const conflict = margaret.getByRole('dialog', { name: 'Changed by Two People' })
  await conflict.getByText('Ben Ito has changed this partner since you opened it.').waitFor()
  // Both versions are shown; nothing is stored yet.
  await conflict.getByText('https://margaret.example').waitFor()
  await conflict.getByText('https://ben.example').waitFor()
  expect(await read(partner.id)).toMatchObject({ website: 'https://ben.example', city: 'Asheville' })
  expect(await violations(margaret)).toEqual([])
  await conflict.getByRole('button', { name: 'Save Mine' }).click()
  await told(margaret, 'Partner updated successfully')
  expect(await read(partner.id)).toMatchObject({
    website: 'https://margaret.example',
    city: 'Weaverville',
    partnerSince: 'March 2020',
  })
})

journey('a token that was logged out elsewhere leads to the login, and back', async ({ open }) => {
  await addPartner(product, { name: 'Return Path Chapel' })
  const page = await open({ baseURL: product.url, expects: [401] })
  await page.goto('/admin/partners?q=return+path')
  await page.waitForURL('**/admin/login?next=*')
  await logIn(page, MARGARET)
  await page.getByRole('heading', { name: /^Found 1 partner/ }).waitFor()

  await logOutElsewhere(page)
  await page.getByPlaceholder('Search by name, city, or keyword...').fill('path chapel')
  await page.getByRole('button', { name: 'Search Partners' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByRole('button', { name: 'Log in as somebody else' }).click()
  await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull()
  await logIn(page, { ...MARGARET, password: 'not this one at all' })
  await page.getByRole('alert').getByText('Invalid username or password').waitFor()
  await logIn(page, MARGARET)
  await page.waitForURL('**/admin/partners?q=path+chapel')
  await page.getByRole('heading', { name: /^Found 1 partner/ }).waitFor()
  await search(page, 'nowhere')
  await page.getByRole('heading', { name: 'No partners found.' }).waitFor()
})

journey('a draft survives the end of the session', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Long Letter Chapel' })
  const page = await open({ baseURL: product.url, expects: [401] })
  await page.goto(`/admin/partners/${partner.id}/edit`)
  await logIn(page, MARGARET)
  await page.getByLabel('City').fill('Weaverville')
  await logOutElsewhere(page)
  await page.getByRole('button', { name: 'Update Partner' }).click()
  // Who turns the login away can log in beside it, and save.
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await page.getByLabel('City').inputValue()).toBe('Weaverville')
  const other = await page.context().newPage()
  await other.goto('/admin/dashboard')
  const otherDialog = other.getByRole('dialog', { name: 'Your session has ended' })
  await otherDialog.getByLabel('Password', { exact: true }).fill(MARGARET.password)
  await otherDialog.getByRole('button', { name: 'Login', exact: true }).click()
  await other.getByText('Welcome back, Margaret').waitFor()
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await told(page, 'Partner updated successfully')
  expect(await read(partner.id)).toMatchObject({ city: 'Weaverville' })
})
