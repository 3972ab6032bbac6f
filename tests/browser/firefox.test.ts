import { writeFile } from 'node:fs/promises'
import type { KeyInput, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect, inject } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { paths } from '../../src/shared/paths.ts'
import { findFirefox } from '../find-programs.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { type ConsoleProduct, startConsoleProduct } from './support/console-product.ts'
import { firefoxJourney } from './support/firefox-journey.ts'
import { addPartner } from './support/partner-screens.ts'
import { largeCity } from './support/sample.ts'
import { told } from './support/toasts.ts'

describe.skipIf(!findFirefox())('in Firefox', () => {
  let product: ConsoleProduct
  let partner: AdminPartner
  beforeAll(async () => {
    product = await startConsoleProduct()
    partner = await addPartner(product, { name: 'Oak Hill Chapel' })
    await addPartner(product, { name: 'Oak Row Chapel' })
  })
  afterAll(() => product?.stop())

  const partners = () => product.call<AdminPartner[]>('GET', '/api/admin/partners')
  const expectToFit = async (page: Page) => {
    await page.setViewport({ width: 360, height: 780 })
    expect(await beyondTheEdge(page)).toEqual([])
    await page.setViewport({ width: 1280, height: 900 })
  }

  firefoxJourney(
    'a day in the back office: partners, bulk edit, undo, import',
    { timeout: 600_000 },
    async ({ open }) => {
      const page = await open()
      await page.goto(`${product.url}/admin/login`)
      await page.locator('input[name="username"]').fill('margaret')
      await page.locator('input[name="password"]').fill('four quiet herons at dusk')
      await press(page, 'button', 'Login')
      await shows(page, 'Admin Dashboard', 'h1')

      // Found by the palette, edited, saved by key.
      await pressWithControl(page, 'k')
      await page.locator('[role="dialog"] [role="combobox"]').wait()
      await page.keyboard.type('oak hill')
      await pick(page, 'Oak Hill Chapel')
      await page.locator('input[name="city"]').fill('Weaverville')
      await expectToFit(page)
      await page.locator('input[name="city"]').click()
      await pressWithControl(page, 's')
      await told(page, 'Partner updated successfully')
      expect((await partners()).find(({ id }) => id === partner.id)?.city).toBe('Weaverville')

      // Two partners edited by keyboard alone, then undone.
      await page.goto(`${product.url}/admin/partners?q=chapel`)
      await shows(page, 'Found 2 partners', 'h2')
      await expectToFit(page)
      for (const name of ['Oak Hill Chapel', 'Oak Row Chapel']) {
        await page.keyboard.press('j')
        await shows(page, name, '.partner:focus')
        await page.keyboard.press('x')
      }
      await shows(page, '2 selected')
      await page.keyboard.press('b')
      await page.locator('.selection-bar :focus').wait()
      await page.keyboard.press('Enter')
      await page.locator('[role="dialog"] input:focus').wait()
      await page.keyboard.type('210')
      await page.keyboard.press('Enter')
      await told(page, 'Updated 2 partners successfully')
      const cremations = async () => (await partners()).map(({ annualCremations }) => annualCremations)
      expect(await cremations()).toEqual([210, 210])
      await press(page, 'button', 'Undo')
      await told(page, 'Undid 2 changes')
      expect(await cremations()).toEqual([0, 0])

      const list = `${product.dataDir}/list.csv`
      await writeFile(
        list,
        'name,address,city,state,zip,phone\nElm House,1 Elm Street,Boston,MA,2108,6175550101\n',
      )
      await page.goto(`${product.url}/admin/partners/import`)
      const input = await page.waitForSelector('input[type="file"]')
      await input?.uploadFile(list)
      await press(page, 'button', 'Import 1 partner')
      await told(page, 'Successfully uploaded 1 partner')
      expect((await partners()).find(({ name }) => name === 'Elm House')?.zipCode).toBe('02108')
    },
  )

  firefoxJourney('a family searches, opens a partner, asks, and keeps a shortlist', async ({ open }) => {
    const { city, state, partners } = await largeCity()
    const asked = partners.find(({ isPriority }) => !isPriority)
    if (!asked) throw new Error('The city has only priority partners')
    const page = await open()
    await page.goto(inject('siteUrl'))
    await page.locator('input[name="q"]').click()
    await page.keyboard.type(city.toLowerCase().slice(0, 5))
    await pick(page, `${city}, ${state}`)
    await page.waitForFunction((path) => location.pathname === path, {}, paths.city(state, city))
    await expectToFit(page)

    await page.goto(inject('siteUrl') + paths.partner(asked))
    await expectToFit(page)
    await page.locator(`main a[href*="${paths.ask(asked.slug)}"]`).click()
    await page.locator('[role="dialog"] [name="name"]').fill('Ada Quill')
    await page.locator('[role="dialog"] [name="email"]').fill('ada.firefox@example.com')
    await page.locator('[role="dialog"] [name="message"]').fill('How long does it take?')
    await press(page, 'button', 'Submit')
    await told(page, 'Inquiry Sent Successfully')

    await press(page, 'button', 'Close')
    await press(page, 'button', `Keep ${asked.name}`)
    await page.locator('.header-kept').click()
    await shows(page, asked.name, '.shortlist-partner')
    await expectToFit(page)
  })
})

/** By its exact accessible name. */
const press = (page: Page, role: 'button' | 'link', name: string) =>
  page.locator(`::-p-aria(${name}[role="${role}"])`).click()

/** Clicks the option of a list whose text begins with `text`. */
const pick = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//*[@role="option" and starts-with(normalize-space(.), "${text}")])`).click()

/** Presses `key` with Ctrl held down. */
async function pressWithControl(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press(key)
  await page.keyboard.up('Control')
}

/** Waits for an element below `within` whose text contains `text`. */
const shows = (page: Page, text: string, within = 'body') =>
  page.locator(`${within} ::-p-text(${text})`).wait()
