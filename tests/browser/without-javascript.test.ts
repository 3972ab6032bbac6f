import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { largeCity, samplePartners } from './support/sample.ts'

const PLAIN = { javaScriptEnabled: false }

journey('without JavaScript: home, state, city, partner (SITE-4)', async ({ open }) => {
  const { city, state, partners } = await largeCity()
  const page = await open(PLAIN)
  await page.goto('/')
  await page
    .locator(`a[href="${paths.state(state)}"]`)
    .first()
    .click()
  await page.waitForURL(`**${paths.state(state)}`)
  await page
    .locator(`a[href="${paths.city(state, city)}"]`)
    .first()
    .click()
  await page.waitForURL(`**${paths.city(state, city)}`)
  const partner = partners.find(({ isPriority }) => !isPriority)
  if (!partner) throw new Error('The city has only priority partners')
  await page.getByRole('link', { name: partner.name, exact: true }).first().click()
  await page.waitForURL(`**${paths.partner(partner)}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(partner.name)
  expect(await page.getByRole('link', { name: partner.phone }).first().isVisible()).toBe(true)
  const question = page.locator('.faq details').first()
  await question.locator('summary').click()
  expect(await question.getAttribute('open')).not.toBeNull()
})

journey('without JavaScript: the search finds, and helps when it does not (SITE-4)', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open(PLAIN)
  await page.goto('/')
  await page.locator('input[name="q"]').first().fill(partner.name)
  await page.getByRole('button', { name: 'Find Partners' }).first().click()
  await page.waitForURL('**/search?q=*')
  expect(await page.getByRole('link', { name: partner.name, exact: true }).first().isVisible()).toBe(true)
  await page.goto('/search?q=qqxzzy')
  expect(await page.getByRole('heading', { name: 'No Local Partners Found for "qqxzzy"' }).isVisible()).toBe(
    true,
  )
  expect(await page.getByText('No Results Found').isVisible()).toBe(false)
})

journey(
  'without JavaScript: an inquiry, with its mistakes shown and put right (INQUIRY-6, SITE-4)',
  async ({ open }) => {
    const [partner] = await samplePartners()
    if (!partner) throw new Error('The sample directory is empty')
    const page = await open({ ...PLAIN, expects: [400] })
    await page.goto(paths.partner(partner))
    await page
      .getByRole('link', { name: /^Ask for Information/ })
      .first()
      .click()
    await page.waitForURL(`**${paths.ask(partner.slug)}`)
    await page.getByLabel('Email').fill('ada at home')
    await page.getByLabel('Message').fill('How long does it take?')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Missing Information').waitFor()
    expect(await page.getByText('Please fill in all required fields.').isVisible()).toBe(true)
    expect(await page.getByText('Please enter your name.').isVisible()).toBe(true)
    expect(await page.getByLabel('Message').inputValue()).toBe('How long does it take?')

    await page.getByLabel('Name').fill('Ada Quill')
    await page.getByLabel('Email').fill('ada.plain@example.com')
    await page.getByRole('button', { name: 'Submit' }).click()
    await page.getByText('Inquiry Sent Successfully').waitFor()
    expect(await page.getByText(/reference number is [A-Z0-9]{4}-[A-Z0-9]{4}/).isVisible()).toBe(true)
  },
)
