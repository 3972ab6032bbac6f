import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen, search } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
})
afterAll(() => product?.stop())

const PASSWORD = 'four quiet herons at dusk'

/** Logs in by a session of its own, which these journeys end. */
async function logIn(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/login?next=${encodeURIComponent(path)}`)
  await page.getByLabel('Username').fill('margaret')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

/** Ends the session of this browser at the server alone. */
const endSession = (page: Page) =>
  page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('admin-auth') ?? '{}')
    const headers = { authorization: `Bearer ${token}` }
    const { status } = await fetch('/api/admin/logout', { method: 'POST', headers })
    if (status !== 204) throw new Error(`The logout was answered with ${status}`)
  })

async function logInAgain(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.waitFor()
  expect(await dialog.getByLabel('Username').inputValue()).toBe('margaret')
  await dialog.getByLabel('Password', { exact: true }).fill('not this one at all')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.getByText('Invalid username or password').waitFor()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

journey(
  'a session that ends under a FAQ dialog costs nothing: the question is saved (ACCOUNT-9)',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [401] })
    await logIn(page, '/admin/faq')
    await page.getByRole('button', { name: 'Add FAQ Item' }).click()
    const form = page.getByRole('dialog', { name: 'Create New FAQ Item' })
    await form.getByRole('textbox', { name: 'Question', exact: true }).fill('May we be present?')
    await form.getByRole('textbox', { name: 'Answer', exact: true }).fill('At most partners, yes.')
    await endSession(page)
    await form.getByRole('button', { name: 'Create FAQ' }).click()
    await page.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
    expect(await violations(page)).toEqual([])
    await logInAgain(page)
    await told(page, 'FAQ created successfully')
    const items = await product.call<{ question: string }[]>('GET', '/api/faq')
    expect(items.map(({ question }) => question)).toContain('May we be present?')
  },
)

journey('a form keeps what was typed, and the same save goes on', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Long Evening Chapel' })
  const page = await open({ baseURL: product.url, expects: [401] })
  await logIn(page, `/admin/partners/${partner.id}/edit`)
  await page.getByLabel('City').fill('Weaverville')
  await endSession(page)
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await logInAgain(page)
  await told(page, 'Partner updated successfully')
  const stored = await product.call<AdminPartner>('GET', `/api/admin/partners/${partner.id}`)
  expect(stored.city).toBe('Weaverville')
})

journey(
  'who turns the login away keeps the screen; another tab’s login closes the dialog (ACCOUNT-9)',
  async ({ open }) => {
    const page = await open({ baseURL: product.url, expects: [401] })
    await logIn(page, '/admin/partners/new')
    await page.getByLabel('Business Name').fill('Half a Name')
    await endSession(page)
    const generate = page.getByRole('button', { name: 'Generate with AI' }).first()
    await page.getByLabel('Address').fill('1 Elm')
    await page.getByLabel('City').fill('Asheville')
    await page.getByLabel('State').fill('NC')
    await generate.click()
    const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Business Name').inputValue()).toBe('Half a Name')

    await generate.click()
    await dialog.waitFor()
    const other = await page.context().newPage()
    await other.goto('/admin/account')
    await logInAgain(other)
    await dialog.waitFor({ state: 'detached' })
    await told(page, 'Description generated successfully')
  },
)

journey('a place that does not fit is asked about before it is stored (FORM-6)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners/new', { expects: [400] })
  const fill = (label: string, text: string) => page.getByLabel(label).fill(text)
  await fill('Business Name', 'Border Lantern Chapel')
  await fill('Phone Number', '(214) 555-0160')
  await fill('Address', '7 Linden Row')
  await fill('City', 'Dallas')
  await fill('State', 'California')
  await fill('ZIP Code', '75201')
  const create = page.getByRole('button', { name: 'Create Partner' })
  await create.click()
  const question = page.getByRole('alertdialog', { name: 'Is this place right?' })
  await question.getByText('75201 is a ZIP code of Texas, not of California.').waitFor()
  expect(await violations(page)).toEqual([])
  await question.getByRole('button', { name: 'Back to the Form' }).click()
  await question.waitFor({ state: 'detached' })
  await create.click()
  await question.getByRole('button', { name: 'Save Anyway' }).click()
  await told(page, 'Partner created successfully')
  const [stored] = await product.call<AdminPartner[]>('GET', '/api/admin/partners/search?q=border+lantern')
  expect(stored).toMatchObject({ state: 'California', zipCode: '75201', coordinates: null })

  await page.goto(`/admin/partners/${stored?.id}/edit`)
  await fill('State', 'Nevada')
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await question.getByText('75201 is a ZIP code of Texas, not of Nevada.').waitFor()
  await question.getByRole('button', { name: 'Save Anyway' }).click()
  await told(page, 'Partner updated successfully')
})

journey('a likely duplicate is shown before another is added (FORM-8)', async ({ open }) => {
  const { id } = await addPartner(product, { name: 'Quiet Larch Funeral Home', phone: '(828) 555-0711' })
  const page = await openScreen(product, open, '/admin/partners/new')
  const fill = (label: string, text: string) => page.getByLabel(label).fill(text)
  await fill('Business Name', 'Quiet Larch Cremation')
  await fill('Phone Number', '828.555.0711')
  await fill('Address', '99 Other Street')
  await fill('City', 'Asheville')
  await fill('State', 'NC')
  await fill('ZIP Code', '28801')
  await page.getByRole('button', { name: 'Create Partner' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is this partner listed already?' })
  await dialog.getByText('Same telephone number').waitFor()
  const link = dialog.getByRole('link', { name: 'Quiet Larch Funeral Home' })
  expect(await link.getAttribute('href')).toBe(`/admin/partners/${id}/edit`)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create Anyway' }).click()
  await told(page, 'Partner created successfully')
})

journey('a deletion in the editor can be undone where it leads to', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Second Thought House' })
  const page = await openScreen(product, open, '/admin/partners')
  await search(page, 'second thought')
  await cardOf(page, partner.name).getByRole('link', { name: /^Edit/ }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Second Thought House was deleted.').waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await told(page, 'Undid 1 change')
  await cardOf(page, partner.name).waitFor()
})

journey(
  'a bulk edit with a partner that is gone names it and goes on with the others (LIST-4)',
  async ({ open }) => {
    const [gone] = await Promise.all(
      ['Willow One', 'Willow Two', 'Willow Three'].map((name) => addPartner(product, { name })),
    )
    const page = await openScreen(product, open, '/admin/partners', { expects: [404] })
    await search(page, 'willow')
    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await page.getByRole('button', { name: 'Bulk Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Bulk Edit' })
    await dialog.getByLabel('Annual Cremations').fill('321')
    await product.call('DELETE', `/api/admin/partners/${gone?.id}`)
    await dialog.getByRole('button', { name: 'Update Partners' }).click()
    await dialog.getByText('“Willow One” is no longer there. Nothing was changed.').waitFor()
    await dialog.getByText('Still selected: Willow Three, Willow Two.').waitFor()
    await dialog.getByText('Edit 2 selected partners.').waitFor()
    await dialog.getByRole('button', { name: 'Update Partners' }).click()
    await told(page, 'Updated 2 partners successfully')
    await page.getByRole('heading', { name: /^Found 2 partners/ }).waitFor()

    await page.getByRole('button', { name: 'Select All', exact: true }).click()
    await page.getByRole('button', { name: 'Delete Selected', exact: true }).click()
    const [two] = await product.call<AdminPartner[]>('GET', '/api/admin/partners/search?q=willow+two')
    await product.call('DELETE', `/api/admin/partners/${two?.id}`)
    const question = page.getByRole('alertdialog', { name: 'Delete Selected Partners' })
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await question.getByText('“Willow Two” is no longer there. Nothing was changed.').waitFor()
    await question.getByText('Still selected: Willow Three.').waitFor()
    await question.getByRole('button', { name: 'Delete', exact: true }).click()
    await told(page, 'Deleted 1 partner successfully')
  },
)

journey('the place in a long list is kept after an edit', async ({ open }) => {
  const names = Array.from({ length: 130 }, (_, n) => `Heron Field ${String(n).padStart(3, '0')}`)
  await product.call('POST', '/api/admin/partners/bulk', {
    partners: names.map((name) => ({
      name,
      phone: '(828) 555-0142',
      address: '12 Merrimon Avenue',
      city: 'Asheville',
      state: 'North Carolina',
      zipCode: '28801',
    })),
  })
  const page = await openScreen(product, open, '/admin/partners')
  await search(page, 'heron field')
  const card = cardOf(page, 'Heron Field 120')
  // The second page is loaded where its place comes into sight.
  await cardOf(page, 'Heron Field 099').scrollIntoViewIfNeeded()
  await card.getByRole('link', { name: /^Edit/ }).click()
  await page.getByLabel('Partner Since').fill('March 2020')
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await told(page, 'Partner updated successfully')
  await card.waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))
    .toContain('Heron Field 120')
  const top = async () => (await card.boundingBox())?.y ?? -1
  await expect.poll(async () => (await top()) > 0 && (await top()) < 900).toBe(true)
})

journey('the dashboard’s Add FAQ Item opens the form, and a search the tab with hits', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Larkspur Rest' })
  await product.call('POST', '/api/admin/faq', {
    question: 'Is there parking at the chapel?',
    answer: 'Behind the house.',
    category: 'support',
    appliesTo: 'partner',
    targetPartners: [partner.id],
  })
  const page = await openScreen(product, open, '/admin/dashboard')
  await page.getByRole('button', { name: 'Add FAQ Item' }).click()
  const form = page.getByRole('dialog', { name: 'Create New FAQ Item' })
  await form.waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/faq')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'detached' })

  await page.getByLabel('Search FAQs').fill('larkspur')
  await page.getByRole('tab', { name: 'Support', selected: true }).waitFor()
  await page.getByText('Partners: Larkspur Rest (Asheville, NC)').waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
  expect(await form.count()).toBe(0)
})

journey(
  'two people edit one partner: both versions, and each keeps what only they changed (FORM-2)',
  async ({ open }) => {
    const partner = await addPartner(product, { name: 'Two Hands House', city: 'Asheville' })
    const page = await openScreen(product, open, `/admin/partners/${partner.id}/edit`, { expects: [409] })
    const change = (body: object) => product.call('PUT', `/api/admin/partners/${partner.id}`, body)
    const stored = () => product.call<AdminPartner>('GET', `/api/admin/partners/${partner.id}`)
    const save = page.getByRole('button', { name: 'Update Partner' })
    await page.getByLabel('Business Name').fill('My Name')
    await change({ name: 'Their Name', partnerSince: 'May 2020' })
    await save.click()
    const dialog = page.getByRole('dialog', { name: 'Changed by Two People' })
    for (const text of ['Their Name', 'My Name', 'May 2020', 'Not changed: theirs is kept'])
      await dialog.getByText(text, { exact: true }).waitFor()
    expect(await violations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save Mine' }).click()
    await told(page, 'Partner updated successfully')
    expect(await stored()).toMatchObject({ name: 'My Name', partnerSince: 'May 2020' })

    await page.goto(`/admin/partners/${partner.id}/edit`)
    await page.getByLabel('Business Name').fill('Not This')
    await change({ name: 'Taken Over' })
    await save.click()
    await dialog.getByRole('button', { name: 'Take Theirs' }).click()
    await expect.poll(() => page.getByLabel('Business Name').inputValue()).toBe('Taken Over')
    expect((await stored()).name).toBe('Taken Over')
  },
)

journey('services are written one a line', async ({ open }) => {
  const partner = await addPartner(product, { name: 'Line House', servicesOffered: ['Burial'] })
  const page = await openScreen(product, open, `/admin/partners/${partner.id}/edit`)
  const services = page.getByLabel('Services Offered')
  expect(await services.inputValue()).toBe('Burial')
  await services.press('End')
  await services.pressSequentially('\n\n Cremation \n')
  expect(await services.inputValue()).toBe('Burial\n\n Cremation \n')
  await page.getByRole('button', { name: 'Update Partner' }).click()
  await told(page, 'Partner updated successfully')
  const stored = await product.call<AdminPartner>('GET', `/api/admin/partners/${partner.id}`)
  expect(stored.servicesOffered).toEqual(['Burial', 'Cremation'])
})
