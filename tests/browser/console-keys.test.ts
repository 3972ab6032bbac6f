import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, openScreen } from './support/partner-screens.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

let product: ConsoleProduct
beforeAll(async () => {
  product = await startConsoleProduct()
  await product.call('POST', '/api/admin/partners/bulk', {
    partners: Array.from({ length: 142 }, (_, n) => ({
      name: `Chapel ${String(n).padStart(3, '0')}`,
      phone: `(828) 555-${1000 + n}`,
      address: `${n + 1} Merrimon Avenue`,
      city: 'Asheville',
      state: 'North Carolina',
      zipCode: '28801',
    })),
  })
  const { id: partnerId } = await addPartner(product, {
    name: 'Crémation du Lac',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
  })
  await product.call('POST', '/api/inquiries', {
    partnerId,
    name: 'Wilhelmina Quill',
    email: 'quill@feather.example',
    message: 'What does it cost?',
  })
  await product.call('POST', '/api/admin/faq', { question: 'How long does it take?', answer: 'Eight weeks.' })
})
afterAll(() => product?.stop())

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
/** The focused card. */
const isOn = (page: Page, name: string) =>
  page.locator('.partner:focus').getByRole('heading', { name, exact: true }).waitFor()
const focusedRole = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') ?? '')

journey(
  'from the first of 142 results to an applied bulk edit in at most 12 key presses (KEYS-1)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners?q=chapel')
    await page.getByRole('heading', { name: /^Found 142 partners/ }).waitFor()
    await page.getByRole('heading', { name: 'Chapel 001' }).waitFor()
    await page.keyboard.press('j')
    await isOn(page, 'Chapel 000')

    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await press('x')
    await press('j')
    await isOn(page, 'Chapel 001')
    await press('x')
    await page.getByText('2 selected', { exact: true }).waitFor()
    await press('b')
    await expect.poll(() => focusedText(page)).toBe('Bulk Edit')
    await press('Enter')
    await page.getByRole('dialog', { name: 'Bulk Edit' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    for (const key of ['2', '1', '0', 'Enter']) await press(key)
    await told(page, 'Updated 2 partners successfully')
    expect(presses).toBeLessThanOrEqual(12)
    const partners = await product.call<AdminPartner[]>('GET', '/api/admin/partners')
    expect(partners.filter(({ annualCremations }) => annualCremations === 210)).toHaveLength(2)
  },
)

journey(
  'from anywhere to an applied bulk edit of all partners of a state in at most 8 key presses (KEYS-1)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/jobs')
    let presses = 0
    const press = async (...keys: string[]) => {
      presses += keys.length
      for (const key of keys) await page.keyboard.press(key)
    }
    await press('Control+k')
    await expect.poll(() => focusedRole(page)).toBe('combobox')
    await press('n', 'c')
    await page.getByRole('option', { name: '142 partners in North Carolina', selected: true }).waitFor()
    await press('Enter')
    await page.getByRole('heading', { name: /^Found 142 partners/ }).waitFor()
    await press('a')
    await page.getByText('142 selected', { exact: true }).waitFor()
    await press('E')
    await page.getByRole('dialog', { name: 'Bulk Edit' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    await press('7', 'Enter')
    await told(page, 'Updated 142 partners successfully')
    expect(presses).toBeLessThanOrEqual(8)

    await product.call('POST', '/api/admin/partner-views', { name: 'Far away', filters: { state: 'Texas' } })
    await page.keyboard.press('Control+k')
    await expect.poll(() => focusedRole(page)).toBe('combobox')
    await page.keyboard.type('undo')
    await page.getByRole('option', { name: /^Undo the Last Change.*142 partners/, selected: true }).waitFor()
    await page.getByRole('combobox').fill('margaret')
    await page.getByRole('option', { name: /^Margaret Hale/ }).waitFor()
    await page.getByRole('combobox').fill('far')
    await page.getByRole('option', { name: 'Far away', selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Found 1 partner/ }).waitFor()
    await page.getByRole('link', { name: 'Far away' }).and(page.locator('[aria-current]')).waitFor()
  },
)

journey(
  'Ctrl+K finds partners, inquiries, screens, questions and actions, and gives the focus back (KEYS-1)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/jobs')
    const find = page.getByRole('button', { name: 'Find', exact: true })
    await find.focus()
    const box = page.getByRole('combobox')
    const openPalette = async () => {
      await page.keyboard.press('Control+k')
      await expect.poll(() => focusedRole(page)).toBe('combobox')
    }
    await openPalette()
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedText(page)).toBe('Find')
    // What is typed without a pause is no shortcut.
    await page.keyboard.press('Control+k')
    await page.keyboard.type('jobs')
    await expect.poll(() => box.inputValue()).toBe('jobs')
    await page.getByRole('option', { name: 'Jobs' }).waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedText(page)).toBe('Find')

    await openPalette()
    const selected = (name: string) => page.getByRole('option', { name, selected: true })
    await selected('Dashboard').waitFor()
    await page.keyboard.press('ArrowDown')
    const second = await selected('Partners').getAttribute('id')
    await expect.poll(() => box.getAttribute('aria-activedescendant')).toBe(second)
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedText(page)).toBe('Find')

    await openPalette()
    await page.keyboard.type('du lac')
    await selected('Crémation du Lac').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Update information for Crémation du Lac').waitFor()
    await expect.poll(() => focusedText(page)).toBe('Edit Partner')

    await openPalette()
    await page.keyboard.type('quill')
    await selected('Wilhelmina Quill').waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('What does it cost?').first().waitFor()

    await openPalette()
    await page.keyboard.type('how long')
    await selected('How long does it take?').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'FAQ Management' }).waitFor()
    await expect.poll(() => page.locator('.faq-card').count()).toBe(1)

    await openPalette()
    await page.keyboard.type('add faq')
    await selected('Add FAQ Item').waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Create New FAQ Item' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await openPalette()
    await page.keyboard.type('qqxzzy')
    await page.getByText('Nothing found', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor()
  },
)

journey('? shows the keys of the screen and of every screen (KEYS-1)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=chapel')
  await page.getByRole('heading', { name: 'Chapel 001' }).waitFor()
  await page.keyboard.press('j')
  await isOn(page, 'Chapel 000')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  const rows = dialog.locator('dl > div')
  await rows.first().waitFor()
  expect(await violations(page)).toEqual([])
  const texts = (await rows.allTextContents()).map((text) => text.trim())
  for (const row of ['jNext partner', 'bTo the actions', 'Ctrl or Cmd + KFind anything', '?Show the keys'])
    expect(texts).toContain(row)
  await page.keyboard.press('Escape')
  await isOn(page, 'Chapel 000')
  await page.goto('/admin/jobs')
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await page.keyboard.press('?')
  await rows.first().waitFor()
  expect((await rows.allTextContents()).join()).not.toContain('Next partner')
})

journey(
  'the search of partners suggests; a state is a filter that can be removed (LIST-5)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners')
    const box = page.getByRole('combobox', { name: 'Search' })
    await page.keyboard.press('/')
    await page.keyboard.type('ash')
    await page.getByRole('option', { name: /^Asheville, NC 142 partners/ }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor({ state: 'hidden' })
    expect(await box.inputValue()).toBe('ash')
    await box.fill('north car')
    await page.getByRole('option', { name: /^North Carolina 142 partners/ }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('option', { name: /^North Carolina/, selected: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Found 142 partners/ }).waitFor()
    await page.getByRole('button', { name: 'Remove the filter North Carolina' }).click()
    await page.getByRole('heading', { name: 'Search to View Partners' }).waitFor()
    await box.fill('cremation du')
    await page.getByRole('option', { name: /^Crémation du Lac/ }).click()
    await page.getByRole('heading', { name: 'Edit Partner' }).waitFor()
  },
)

journey('one Escape closes one dialog (KEYS-1)', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=chapel')
  await page.getByRole('heading', { name: /^Found 142 partners/ }).waitFor()
  await page.keyboard.press('a')
  await page.keyboard.press('E')
  await page.getByRole('dialog', { name: 'Bulk Edit' }).waitFor()
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count()).toBe(0)
  // What lies below is as it was.
  await page.getByText('142 selected', { exact: true }).waitFor()

  await page.goto('/admin/faq')
  await page.getByRole('button', { name: 'Add FAQ Item' }).click()
  const question = page.getByRole('dialog').getByRole('textbox', { name: 'Question', exact: true })
  await question.fill('How soon?')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count()).toBe(2)
  // On a busy machine the question takes the focus a moment after it is there.
  await expect
    .poll(() => page.locator('[role="alertdialog"] :focus, [role="alertdialog"]:focus').count())
    .toBe(1)
  // Its own keys are heard a frame after it has the focus, sooner than anybody presses one.
  await page.waitForTimeout(300)
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count()).toBe(1)
  expect(await question.inputValue()).toBe('How soon?')
})
