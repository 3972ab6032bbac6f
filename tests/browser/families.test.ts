import type { Page } from 'playwright'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { layoutShift } from './support/layout-shift.ts'
import { samplePartners } from './support/sample.ts'
import { told } from './support/toasts.ts'

const PLAIN = { javaScriptEnabled: false }

async function firstPartners(count: number) {
  const partners = (await samplePartners()).slice(0, count)
  if (partners.length < count) throw new Error('The sample directory is too small')
  return partners
}
async function openForm(page: Page) {
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  return dialog
}

for (const width of [360, 1280]) {
  journey(`what to do first is on the first screen (${width} px) (FAMILY-1)`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 640 } })
    await page.goto('/')
    const link = page.getByRole('link', { name: 'Someone has just died. What should I do first?' })
    const box = await link.boundingBox()
    expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThan(640)
    await link.click()
    await page.waitForURL('**/first-steps')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Someone has just died')
  })
}

journey(
  'without JavaScript: situation, report, shortlist, inquiry by topic, withdrawal',
  async ({ open }) => {
    const [partner, other] = await firstPartners(2)
    if (!partner || !other) throw new Error('No partners')
    const page = await open(PLAIN)
    await page.goto(paths.partner(partner))
    await page.getByRole('link', { name: 'Planning ahead' }).click()
    await page.waitForURL('**?for=planning-ahead*')
    await page.getByRole('heading', { name: 'Planning ahead' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(partner.name)

    await page.getByRole('button', { name: "This number doesn't work" }).click()
    await page.getByText('Thank you').waitFor()
    await page.getByRole('link', { name: `Back to ${partner.name}` }).click()

    await page.getByRole('link', { name: 'Keep ' }).click()
    await page.waitForURL(`**${paths.shortlist([partner.slug])}`)
    await page.getByLabel('Name of a funeral home, or a place').fill(other.name)
    await page.getByRole('button', { name: 'Find', exact: true }).click()
    await page
      .getByRole('link', { name: `Add ${other.name}` })
      .first()
      .click()
    await expect.poll(() => page.locator('.shortlist-partner').count()).toBe(2)
    await page.getByRole('link', { name: `Remove: ${partner.name}` }).click()
    await expect.poll(() => page.locator('.shortlist-partner').count()).toBe(1)

    await page.goto(paths.ask(partner.slug))
    await page.getByLabel('Name').fill('Ada Quill')
    await page.getByLabel('Email').fill('ada.topic@example.com')
    await page.getByLabel('What does it cost, all together?').check()
    await page.getByLabel('Best time (optional)').selectOption('morning')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Inquiry Sent Successfully').waitFor()
    await page.getByRole('link', { name: /withdraw it/ }).click()
    const fromItsSentence = await page
      .locator('.message > p + .phone')
      .evaluate(
        (phone) =>
          phone.getBoundingClientRect().top -
          (phone.previousElementSibling?.getBoundingClientRect().bottom ?? 0),
      )
    expect(fromItsSentence).toBeLessThan(16)
    await page.getByRole('button', { name: 'Withdraw this inquiry' }).click()
    await page.getByText('This inquiry is withdrawn').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Withdraw this inquiry' }).waitFor({ state: 'detached' })
  },
)

journey('a begun inquiry survives a closed tab, and goes once it is sent (INQUIRY-14)', async ({ open }) => {
  const [partner] = await firstPartners(1)
  if (!partner) throw new Error('No partners')
  const page = await open()
  await page.goto(paths.partner(partner))
  const dialog = await openForm(page)
  expect(await dialog.textContent()).toContain('kept on this device until it is sent')
  expect(await dialog.textContent()).toContain('as a rule within one working day')
  await dialog.getByLabel('Message').fill('Written in a corridor')
  await dialog.getByLabel('What does it cost, all together?').check()
  await dialog.getByLabel('Answer me (optional)').selectOption('email')
  const context = page.context()
  await page.close()

  const later = await context.newPage()
  await later.goto(paths.partner(partner))
  const again = await openForm(later)
  await expect.poll(() => again.getByLabel('Message').inputValue()).toBe('Written in a corridor')
  expect(await again.getByLabel('What does it cost, all together?').isChecked()).toBe(true)
  expect(await again.getByLabel('Answer me (optional)').inputValue()).toBe('email')

  // The page of the form has it as well.
  const third = await context.newPage()
  await third.goto(paths.ask(partner.slug))
  await expect.poll(() => third.getByLabel('Message').inputValue()).toBe('Written in a corridor')
  await third.getByText('kept on this device until it is sent').waitFor()
  await third.close()

  await again.getByLabel('Name').fill('Ada Quill')
  await again.getByLabel('Email').fill('ada.kept@example.com')
  await again.getByRole('button', { name: 'Submit' }).click()
  await told(later, 'Inquiry Sent Successfully')
  expect(await later.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/corridor|Ada/)

  // The receipt is remembered beside the shortlist, leads to the inquiry, and can be forgotten.
  await later.goto(paths.shortlist())
  const receipts = later.getByRole('region', { name: 'What you have asked' })
  expect(await receipts.textContent()).toContain(partner.name)
  await receipts.getByRole('link', { name: 'See or withdraw it' }).click()
  await later.getByRole('button', { name: 'Withdraw this inquiry' }).waitFor()
  await later.goBack()
  await receipts.getByRole('button', { name: 'Forget it on this device' }).click()
  await expect.poll(() => receipts.count()).toBe(0)
  expect(await later.evaluate(() => localStorage.length)).toBe(0)
})

journey('on a shared device nothing is kept once that was chosen (INQUIRY-14)', async ({ open }) => {
  const [partner] = await firstPartners(1)
  if (!partner) throw new Error('No partners')
  const page = await open()
  await page.goto(paths.partner(partner))
  const dialog = await openForm(page)
  await dialog.getByLabel('Message').fill('Nobody else should read this')
  await dialog.getByRole('button', { name: 'Do not keep it' }).click()
  await dialog.getByText('What you write is not kept on this device.').waitFor()
  await dialog.getByLabel('Name').fill('Ada')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/Nobody|Ada/)
  await page.reload()
  expect(await (await openForm(page)).getByLabel('Message').inputValue()).toBe('')
})

journey(
  'the shortlist grows on this device, and four of them print on one page (FAMILY-2)',
  async ({ open }) => {
    const partners = await firstPartners(4)
    const page = await open()
    const counter = page.locator('.header-kept')
    await page.goto(paths.search(partners[0]?.name))
    await page.getByRole('button', { name: `Keep ${partners[0]?.name}` }).click()
    // Once more takes it back, without leaving the list.
    await page.getByRole('button', { name: `Kept ${partners[0]?.name}` }).click()
    expect(await counter.isVisible()).toBe(false)
    for (const partner of partners) {
      await page.goto(paths.partner(partner))
      await page.getByRole('button', { name: `Keep ${partner.name}` }).click()
    }
    await expect.poll(() => counter.textContent()).toBe('Kept 4')
    await page.setViewportSize({ width: 390, height: 844 })
    await counter.click()
    const columns = await page
      .locator('.shortlist-partner .phone')
      .evaluateAll((phones) => phones.map((phone) => phone.getBoundingClientRect()))
    expect(new Set(columns.map(({ top }) => top)).size, 'numbers in one line').toBe(1)
    expect(columns[1]?.right, 'two on a phone').toBeLessThan(390)
    await expect.poll(() => page.locator('.shortlist-partner').count()).toBe(4)
    await page.goto(paths.shortlist())
    await expect.poll(() => page.locator('.shortlist-partner').count()).toBe(4)
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await page.getByRole('button', { name: 'Print' }).waitFor()
    for (const format of ['Letter', 'A4'] as const) {
      const pdf = (
        await page.pdf({ format, margin: { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' } })
      ).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
    }
  },
)

journey(
  'pages that were read stay readable without a connection, and say when they were saved (FAMILY-4)',
  async ({ open }) => {
    const [partner, unread] = await firstPartners(2)
    if (!partner || !unread) throw new Error('No partners')
    const page = await open({ expects: ['ERR_INTERNET_DISCONNECTED', 'Failed to fetch', 503] })
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.goto(paths.partner(partner))
    expect(await page.locator('.offline-notice').count()).toBe(0)
    await page.goto(paths.ask(partner.slug))
    const savedPages = () =>
      page.evaluate(async () =>
        (await (await caches.open('saved-pages-1')).keys()).map(({ url }) => new URL(url).pathname),
      )
    await expect.poll(savedPages).toEqual(expect.arrayContaining(['/', paths.partner(partner)]))
    expect(await savedPages()).not.toContain(paths.ask(partner.slug))

    // Loaded before the worker ran, the sheet is kept with the page.
    const savedSheets = () =>
      page.evaluate(
        async () =>
          (await (await caches.open('saved-files-1')).keys()).filter(({ url }) => url.endsWith('.css'))
            .length,
      )
    await expect.poll(savedSheets).toBe(1)

    await page.context().setOffline(true)
    await page.goto(paths.partner(partner))
    expect(
      await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length > 100)),
    ).toEqual([true])
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(partner.name)
    expect(await page.getByRole('link', { name: partner.phone }).first().isVisible()).toBe(true)
    expect(await page.locator('.offline-notice').textContent()).toMatch(
      /There is no connection to this site\. This page was saved on this device on \w+ \d+, \d{4}/,
    )
    await page.goto('/')
    expect(await page.locator('.offline-notice').count()).toBe(1)

    await page.goto(paths.partner(unread))
    await page.getByRole('heading', { name: 'There is no connection' }).waitFor()
    expect(await page.getByRole('link', { name: new RegExp(partner.name.slice(0, 12)) }).count()).toBe(1)
    for (const title of await page.locator('main li a').allTextContents()) expect(title).not.toContain(' | ')

    await page.context().setOffline(false)
    // After 8 s without an answer of a busy machine the saved page is shown again.
    await expect
      .poll(async () => {
        await page.goto(paths.partner(partner))
        return page.locator('.offline-notice').count()
      })
      .toBe(0)
  },
)
