import { writeFile } from 'node:fs/promises'
import type { KeyInput, Page } from 'puppeteer-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { AdminPartner } from '../../src/shared/partners/admin-partner.ts'
import { type ConsoleProduct, startConsoleProduct } from '../browser/support/console-product.ts'
import { expectToFit, firefoxJourney, pick, press, shows } from '../browser/support/firefox-journey.ts'
import { addPartner } from '../browser/support/partner-screens.ts'
import { told } from '../browser/support/toasts.ts'
import { findFirefox } from '../find-programs.ts'

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
})

/** Presses `key` with Ctrl held down. */
async function pressWithControl(page: Page, key: KeyInput): Promise<void> {
  await page.keyboard.down('Control')
  await page.keyboard.press(key)
  await page.keyboard.up('Control')
}
