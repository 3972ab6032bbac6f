import type { Page } from 'playwright'
import { afterAll, beforeAll, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { journey } from './support/journey.ts'
import { addPartner, cardOf, openScreen } from './support/partner-screens.ts'
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
const focusedRole = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('role') ?? '')
const partners = () => product.call<AdminPartner[]>('GET', '/api/admin/partners')
/** The focused card. */
const isOn = (page: Page, name: string) =>
  page.locator('.partner:focus').getByRole('heading', { name, exact: true }).waitFor()

/** Presses Tab until the element of that text, or the field of that label, has the focus. */
async function tabTo(page: Page, name: string, key = 'Tab') {
  const label = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement instanceof HTMLInputElement ? activeElement.labels?.[0]?.textContent : null
    })
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key)
    if (((await label()) ?? (await focusedText(page))) === name) return
  }
  throw new Error(`Tab never came to "${name}"`)
}

journey(
  'from the first of 142 results to an applied bulk edit in at most 12 key presses, and its undo (KEYS-1)',
  async ({ open }) => {
    const page = await openScreen(product, open, '/admin/partners')
    await page.keyboard.press('/')
    await page.locator('input:focus').waitFor()
    await page.keyboard.type('chapel')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /^Found 142 partners/ }).waitFor()
    await page.getByRole('heading', { name: 'Chapel 001' }).waitFor()
    // Until all ids are known it is disabled, and Tab would pass it by.
    await page.getByRole('button', { name: 'Select All' }).and(page.locator(':enabled')).waitFor()
    await tabTo(page, 'Select All')
    await page.keyboard.press('j')
    await isOn(page, 'Chapel 000')

    let presses = 0
    const press = async (key: string) => {
      presses += 1
      await page.keyboard.press(key)
    }
    await press('x')
    for (const name of ['Chapel 001', 'Chapel 002']) {
      await press('j')
      await isOn(page, name)
    }
    await press('Shift+X')
    await page.getByText('3 selected', { exact: true }).waitFor()
    await press('b')
    await expect.poll(() => focusedText(page)).toBe('Bulk Edit')
    await press('Enter')
    await page.getByRole('dialog', { name: 'Bulk Edit' }).waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT')
    for (const key of ['2', '1', '0', 'Enter']) await press(key)
    await told(page, 'Updated 3 partners successfully')
    expect(presses).toBeLessThanOrEqual(12)
    expect((await partners()).filter(({ annualCremations }) => annualCremations === 210)).toHaveLength(3)

    // The focus is on the results, near the undo.
    await expect.poll(() => focusedText(page)).toMatch(/^Found 142 partners/)
    await page.getByRole('button', { name: 'Undo' }).and(page.locator(':enabled')).waitFor()
    await tabTo(page, 'Undo', 'Shift+Tab')
    await page.keyboard.press('Enter')
    await told(page, 'Undid 3 changes')
    expect((await partners()).filter(({ annualCremations }) => annualCremations > 0)).toEqual([])
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
    await page.keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Undo this change?' })
    await question.getByText('All 142 get back the earlier values.').waitFor()
    await question.locator(':focus').waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await told(page, 'Undid 142 changes')
    await question.waitFor({ state: 'detached' })
    expect(new URL(page.url()).search).toBe('')

    await page.keyboard.press('Control+k')
    await expect.poll(() => focusedRole(page)).toBe('combobox')
    await page.locator('.palette-input').fill('margaret')
    await page
      .getByRole('dialog')
      .getByRole('option', { name: /^Margaret Hale/ })
      .waitFor()
    await page.locator('.palette-input').fill('far')
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
    const box = page.locator('.palette-input')
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

    // By the words of the dashboard, too.
    for (const [words, screen] of Object.entries({ write: 'Descriptions', 'bulk up': 'Google' })) {
      await openPalette()
      await page.keyboard.type(words)
      await selected(screen).waitFor()
      await page.keyboard.press('Escape')
    }

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
    // A reload does not open it once more.
    await expect.poll(() => page.url()).toBe(`${product.url}/admin/faq`)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    await openPalette()
    await page.keyboard.type('qqxzzy')
    await page.getByText('Nothing found', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Find anything' }).waitFor()
  },
)

journey('? shows the keys of the screen, and one Escape closes one dialog (KEYS-1)', async ({ open }) => {
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
  await page.keyboard.press('a')
  await page.keyboard.press('E')
  await page.getByRole('dialog', { name: 'Bulk Edit' }).waitFor()
  const dialogs = page.locator('[role="dialog"], [role="alertdialog"]')
  await page.keyboard.press('Escape')
  await expect.poll(() => dialogs.count()).toBe(0)
  // What lies below is as it was.
  await page.getByText('142 selected', { exact: true }).waitFor()

  await page.goto('/admin/jobs')
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await page.keyboard.press('?')
  await rows.first().waitFor()
  expect((await rows.allTextContents()).join()).not.toContain('Next partner')

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

journey('a partner is opened, saved and left by the keyboard alone', async ({ open }) => {
  const page = await openScreen(product, open, '/admin/partners?q=chapel')
  await cardOf(page, 'Chapel 000').waitFor()
  await page.keyboard.press('j')
  await isOn(page, 'Chapel 000')
  await page.keyboard.press('e')
  await page.getByText('Update information for Chapel 000').waitFor()
  await expect.poll(() => focusedText(page)).toBe('Edit Partner')
  await page.keyboard.press('/')
  await page.getByLabel('Business Name').and(page.locator(':focus')).waitFor()
  await tabTo(page, 'Partner Since')
  await page.keyboard.type('May 2021')
  await page.keyboard.press('Control+s')
  await told(page, 'Partner updated successfully')
  await page.getByRole('button', { name: 'Update Partner' }).and(page.locator(':enabled')).waitFor()
  await tabTo(page, 'Cancel')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/partners?q=chapel')
  await isOn(page, 'Chapel 000')
  await page.keyboard.press('Delete')
  await page.getByRole('alertdialog', { name: 'Delete Partner' }).getByText('Chapel 000').waitFor()
  await page.keyboard.press('Escape')
  await isOn(page, 'Chapel 000')
})

journey('search, edit and save on a telephone', async ({ open }) => {
  const viewport = { width: 360, height: 740 }
  const page = await openScreen(product, open, '/admin', { viewport, hasTouch: true, isMobile: true })
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor()
  await page.getByText('Menu', { exact: true }).tap()
  await page.getByRole('navigation').getByRole('link', { name: 'Partners' }).tap()
  await page.getByRole('heading', { level: 1, name: 'Partner Management' }).waitFor()
  await page.getByLabel('State').selectOption('North Carolina')
  await page.getByRole('button', { name: 'Search Partners' }).tap()
  await page.getByRole('heading', { name: 'Found 142 partners in North Carolina' }).waitFor()
  await cardOf(page, 'Chapel 002').getByRole('link', { name: 'Edit Chapel 002' }).tap()
  await page.getByText('Update information for Chapel 002').waitFor()
  const phone = page.getByLabel('Phone Number')
  await phone.tap()
  await phone.fill('(828) 555-0177')
  const save = page.getByRole('button', { name: 'Update Partner' })
  expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await save.tap()
  await told(page, 'Partner updated successfully')
  await page.waitForURL('**/admin/partners?state=North+Carolina')
  await cardOf(page, 'Chapel 002').getByText('(828) 555-0177').waitFor()
  const edited = (await partners()).find(({ name }) => name === 'Chapel 002')
  if (!edited) throw new Error('Chapel 002 is gone')
  await page.goto(paths.partner(edited))
  await page.getByRole('link', { name: '(828) 555-0177' }).first().waitFor()
})
