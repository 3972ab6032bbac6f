import { describe, inject } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { findFirefox } from '../find-programs.ts'
import { expectToFit, firefoxJourney, pick, press, shows } from './support/firefox-journey.ts'
import { largeCity } from './support/sample.ts'
import { told } from './support/toasts.ts'

describe.skipIf(!findFirefox())('in Firefox', () => {
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
