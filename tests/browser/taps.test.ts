import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey, type OpenOptions } from './support/journey.ts'
import { told } from './support/toasts.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** Houston, Texas. */
const HERE = { latitude: 29.76, longitude: -95.37 }

/** Taps of one person with one thumb; typing itself is not counted. */
function countTaps() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.tap()
      taps += 1
    },
    count: () => taps,
  }
}

const find = (page: Page) => page.locator('main input[name="q"]').first()

async function home(open: (options?: OpenOptions) => Promise<Page>, options: OpenOptions = {}) {
  const page = await open({ ...PHONE, ...options })
  await page.goto('/')
  return { page, ...countTaps() }
}

async function openHouston({ page, tap }: Awaited<ReturnType<typeof home>>) {
  await tap(find(page))
  await page.keyboard.type('houston')
  await tap(page.getByRole('option', { name: /^Houston, Texas/ }))
  await page.waitForURL(`**${paths.city('Texas', 'Houston')}`, { waitUntil: 'networkidle' })
}

async function keepTwo({ page, tap }: Awaited<ReturnType<typeof home>>) {
  for (const _ of [0, 1]) await tap(page.getByRole('button', { name: /^Keep /, pressed: false }).first())
  await expect.poll(() => page.locator('.header-kept').textContent()).toBe('Kept 2')
}

journey('the nearest home is called in two taps', async ({ open }) => {
  const person = await home(open, { geolocation: HERE, permissions: ['geolocation'] })
  await person.tap(person.page.getByRole('button', { name: 'Use my location' }))
  await person.page.waitForURL(/\/search\?/)
  const number = person.page.locator('main .phone').first()
  await expect.poll(async () => (await number.boundingBox())?.y ?? 9999).toBeLessThan(844)
  expect(await number.getAttribute('href')).toMatch(/^tel:\+1/)
  expect(person.count() + 1).toBe(2)
})

journey(
  'two homes are compared in five taps, found the next day in one, printed in two',
  async ({ open }) => {
    const person = await home(open)
    await openHouston(person)
    await keepTwo(person)
    await person.tap(person.page.locator('.header-kept'))
    await expect.poll(() => person.page.locator('.shortlist-partner').count()).toBe(2)
    expect(person.count()).toBe(5)

    const later = { page: await person.page.context().newPage(), ...countTaps() }
    await later.page.goto('/')
    await later.tap(later.page.locator('.header-kept'))
    await expect.poll(() => later.page.locator('.shortlist-partner').count()).toBe(2)
    expect(later.count()).toBe(1)
    await later.page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await later.tap(later.page.getByRole('button', { name: 'Print' }))
    expect(await later.page.locator('body[data-printed]').count()).toBe(1)
    expect(later.count()).toBe(2)
  },
)

journey('a home is asked in seven taps', async ({ open }) => {
  const person = await home(open)
  const { page, tap } = person
  await openHouston(person)
  await tap(page.getByRole('link', { name: /^Ask for Information/ }).first())
  const dialog = page.getByRole('dialog')
  for (const [label, text] of [
    ['Name', 'Ada Quill'],
    ['Email', 'ada.taps@example.com'],
    ['Message', 'When can we come?'],
  ] as const) {
    await tap(dialog.getByLabel(label))
    await page.keyboard.type(text)
  }
  await tap(dialog.getByRole('button', { name: 'Submit' }))
  await told(page, 'Inquiry Sent Successfully')
  expect(person.count()).toBe(7)
})
