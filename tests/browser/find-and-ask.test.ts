import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, inject } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { journey } from './support/journey.ts'
import { largeCity, samplePartners } from './support/sample.ts'
import { told } from './support/toasts.ts'

/** Waits for the message that names a reference. */
async function mailAbout(reference: string): Promise<string | undefined> {
  const folder = inject('outboxFolder')
  for (const name of await readdir(folder).catch(() => [])) {
    const text = name.endsWith('.eml') ? await readFile(path.join(folder, name), 'utf8') : ''
    if (text.includes(reference)) return text
  }
  return undefined
}

journey('from the home page to a stored inquiry', async ({ open }) => {
  const { city, state, partners } = await largeCity()
  const page = await open()
  await page.goto('/')
  const search = page.getByRole('combobox').or(page.locator('input[name="q"]')).first()
  await search.click()
  await search.pressSequentially(city.toLowerCase().slice(0, 5))
  const option = page.getByRole('option', { name: `${city}, ${state}` })
  await option.waitFor()
  expect(await option.locator('b').textContent()).toBe(city.slice(0, 5))
  await option.click()
  await page.waitForURL(`**${paths.city(state, city)}`)
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain(`${city}, ${state}`)

  const partner = partners.find(({ isPriority }) => !isPriority)
  if (!partner) throw new Error('The city has only priority partners')
  const opener = page.getByRole('link', { name: `Ask for Information ${partner.name}` })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Ask for Information' })
  await dialog.waitFor()
  expect(await dialog.textContent()).toContain(
    `Your inquiry about ${partner.name} goes to support@stillstone.example`,
  )
  expect(await dialog.getByLabel('Message').getAttribute('rows')).toBe('4')

  await dialog.getByLabel('Name').fill('Ada Quill')
  await dialog.getByLabel('Email').fill('ada.quill@example.com')
  await dialog.getByLabel('Phone').fill('(828) 555-0190')
  await dialog.getByLabel('Message').fill('How long does it take until the stones come back?')
  await dialog.getByRole('button', { name: 'Submit' }).click()

  const toast = await told(page, 'Inquiry Sent Successfully')
  expect(toast).toContain('forwarded to support@stillstone.example')
  const receipt = page.getByRole('dialog', { name: 'Inquiry Sent Successfully' })
  expect(await receipt.textContent()).toContain('as a rule within one working day')
  await receipt.getByRole('button', { name: 'Send me a copy by mail' }).waitFor()
  await receipt.locator('.dialog').getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => receipt.count()).toBe(0)
  await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)

  const reference = toast.match(/reference number is ([A-Z0-9-]+)/)?.[1] ?? 'no reference'
  await expect.poll(() => mailAbout(reference)).toContain('> How long does it take')
  const mail = await mailAbout(reference)
  expect(mail).toContain(partner.name)
  expect(mail).toMatch(/^Reply-To: .*ada\.quill@example\.com/m)

  // The form is cleared; of what was typed nothing stays in the browser.
  await opener.click()
  expect(await dialog.getByLabel('Message').inputValue()).toBe('')
  const kept = () => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  await expect.poll(kept).toContain(reference)
  expect(await kept()).not.toMatch(/Ada|ada\.quill|555-0190|stones/)
})

journey('an inquiry with empty fields is not sent and says what is missing (INQUIRY-1)', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open()
  let posts = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ada@example.com')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  expect(await told(page, 'Missing Information')).toContain('Please fill in all required fields.')
  const name = dialog.getByLabel('Name')
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Email').getAttribute('aria-invalid')).toBeNull()
  expect(await dialog.getByText('Please enter your name.').isVisible()).toBe(true)
  expect(posts).toBe(0)
})

journey('an inquiry that the server refuses keeps its text and marks the field', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open({ expects: [400] })
  await page.goto(paths.partner(partner))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ada')
  await dialog.getByLabel('Email').fill('ada at home')
  await dialog.getByLabel('Message').fill('Hello')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.locator('.dialog').getByText('Please enter a valid email address.').waitFor()
  expect(await dialog.getByLabel('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await dialog.getByLabel('Message').inputValue()).toBe('Hello')
})

journey(
  'an inquiry written without a line is kept, and sent once when the line is back',
  async ({ open }) => {
    const [partner] = await samplePartners()
    if (!partner) throw new Error('The sample directory is empty')
    const page = await open({ expects: ['ERR_INTERNET_DISCONNECTED'] })
    const keys: (string | undefined)[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'])
    })
    await page.goto(paths.partner(partner))
    await page
      .getByRole('link', { name: /^Ask for Information/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill('Ada')
    await dialog.getByLabel('Email').fill('ada.offline@example.com')
    await dialog.getByLabel('Message').fill('Written in a lift')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await told(page, 'Failed to submit inquiry. Please try again.')

    // Reopened, the text is still there.
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.context().setOffline(false)
    await page
      .getByRole('link', { name: /^Ask for Information/ })
      .first()
      .click()
    expect(await dialog.getByLabel('Message').inputValue()).toBe('Written in a lift')
    await dialog.getByRole('button', { name: 'Submit' }).click()
    await told(page, 'Inquiry Sent Successfully')
    await expect.poll(() => keys.length).toBe(2)
    expect(keys[0]).toBe(keys[1])
  },
)

journey('offline, the link to the form is an ordinary link', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open({
    expects: ['ERR_INTERNET_DISCONNECTED', 'dynamically imported module', 'when fetching the script'],
    // Once it runs, the worker would answer.
    serviceWorkers: 'block',
  })
  await page.goto(paths.partner(partner))
  await page.context().setOffline(true)
  const [left] = await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.isNavigationRequest()),
    page
      .getByRole('link', { name: /^Ask for Information/ })
      .first()
      .click(),
  ])
  expect(left.url()).toContain(paths.ask(partner.slug))
})

journey('a script that does not come keeps nobody waiting', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  // Once it runs, the worker would have the scripts.
  const page = await open({ serviceWorkers: 'block' })
  await page.goto(paths.partner(partner))
  await page.route('**/*.js', () => new Promise(() => {}))
  await page
    .getByRole('link', { name: /^Ask for Information/ })
    .first()
    .click()
  await page.waitForURL(`**${paths.ask(partner.slug)}`, { waitUntil: 'commit' })
  await page.getByLabel('Message').waitFor()
})

journey('with Ctrl the link to the form opens a tab, as links do', async ({ open }) => {
  const [partner] = await samplePartners()
  if (!partner) throw new Error('The sample directory is empty')
  const page = await open()
  await page.goto(paths.partner(partner))
  const link = page.getByRole('link', { name: /^Ask for Information/ }).first()
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ])
  await tab.waitForURL(`**${paths.ask(partner.slug)}`)
  expect(await page.getByRole('dialog').count()).toBe(0)
})
