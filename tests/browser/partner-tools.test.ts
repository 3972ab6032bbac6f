import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { partnerWith } from './support/sample.ts'
import { told } from './support/toasts.ts'
import { violations } from './support/violations.ts'

async function fillIn(page: Page) {
  await page.getByLabel('Contact Name').fill('Edith Wren')
  await page
    .getByLabel('News Angle')
    .fill('Hale & Marsh Funeral Home now offers solidified remains to families in the valley!')
  await page
    .getByLabel('Additional Information')
    .fill('The Wren family has run the chapel since 1948. It seats 80 people.')
  await page.getByLabel('Call to Action').fill('Call us today to learn more!')
}

async function fillAll(page: Page) {
  await page.getByLabel('Company Name').fill('Hale & Marsh Funeral Home')
  await page.getByLabel('Contact Phone').fill('865-555-0142')
  await page.getByLabel('Contact Email').fill('news@halemarsh.example')
  await page.getByLabel('Company Address').fill('418 Cumberland Avenue, Knoxville, TN 37902')
  await fillIn(page)
}

journey(
  'a release: chosen partner, written in place, edited, checked, downloaded, kept (PRESS-1, PRESS-3, PRESS-7)',
  async ({ open }) => {
    const partner = await partnerWith(() => true)
    const page = await open({ expects: [400] })
    await page.goto('/partner-tools')
    await page.getByRole('link', { name: 'Make a Press Release' }).click()
    await page.getByRole('heading', { name: 'Press Release Maker', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/partner-tools/press-release')
    await page.getByRole('link', { name: 'Back to Tools' }).click()
    await page.getByRole('heading', { name: 'Partner Tools', level: 1 }).waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'Press Release Maker', level: 1 }).waitFor()

    const search = page.locator('.press-picker input[name="q"]')
    await search.pressSequentially(partner.name.slice(0, 14))
    await page.getByRole('option', { name: partner.name }).first().click()
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe(partner.name)
    expect(await page.getByLabel('Contact Phone').inputValue()).toBe(partner.phone)

    // Refused in place, each fault by its field.
    await page.getByLabel('Contact Email').fill('nobody')
    await page.getByRole('button', { name: 'Generate Press Release' }).click()
    await page.getByText('Contact name is required').waitFor()
    await page.getByText('Valid email is required').waitFor()
    expect(await violations(page)).toEqual([])

    await page.getByLabel('Contact Email').fill('news@example.org')
    await fillIn(page)
    // The draft stays on the device.
    await page.reload()
    const news = page.getByLabel('News Angle')
    await expect.poll(() => news.inputValue()).toContain('solidified remains')
    // What is offered beside a field stands in place of all of it.
    await news.fill('WE NOW OFFER SOLIDIFIED REMAINS. A FAMILY CAN HOLD THEM')
    await page.getByRole('button', { name: 'Generate Press Release' }).click()
    await page.getByRole('button', { name: 'Use this sentence' }).click()
    const offered = await news.inputValue()
    expect(offered.startsWith(`${partner.name} now offers solidified remains`), offered).toBe(true)
    expect(offered).toMatch(/ A family can hold them\.$/)
    await page.getByRole('button', { name: 'Generate Press Release' }).click()
    await page.getByText('Press Release Generated', { exact: true }).first().waitFor()
    const text = page.getByLabel('Text of the press release')
    expect(await text.inputValue()).toMatch(/^FOR IMMEDIATE RELEASE\n\n[\s\S]*###$/)

    const words = async () => Number.parseInt((await page.locator('[data-count]').textContent()) ?? '', 10)
    await expect.poll(words).toBeGreaterThan(100)
    await text.fill((await text.inputValue()).replace('RELEASE\n\n', 'RELEASE\n\nOn December 5th, '))
    await page.getByRole('button', { name: 'Fix: December 5th' }).click()
    await expect.poll(() => text.inputValue()).toContain('On Dec. 5')
    expect(await violations(page)).toEqual([])

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await told(page, 'Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await text.inputValue())
    // A print dialog would stay open.
    await page.evaluate(() => Object.assign(window, { print: () => dispatchEvent(new Event('beforeprint')) }))
    await page.getByRole('button', { name: 'Print', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    await page.getByText('On Dec. 5').filter({ visible: true }).first().waitFor()
    await page.emulateMedia({ media: 'screen' })

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download Press Release' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^[\p{L}\p{N}_]+_press_release\.txt$/u)
    expect(await readFile(await download.path(), 'utf8')).toContain('On Dec. 5')

    await page.reload()
    await page.getByRole('heading', { name: 'Earlier on this device' }).waitFor()
    await page.locator('[data-earlier-list] button').first().click()
    await expect.poll(() => text.inputValue()).toContain('FOR IMMEDIATE RELEASE')
    await page.getByRole('button', { name: 'Clear the form' }).click()
    await expect.poll(() => page.getByLabel('News Angle').inputValue()).toBe('')
  },
)

journey(
  'a logo: only PNG, at most 5 MB, and the address is off while a file is chosen (PRESS-2)',
  async ({ open }) => {
    const page = await open()
    await page.goto('/partner-tools/press-release')
    const file = page.getByLabel('Logo file')
    await file.focus()
    await page.locator('[data-draft]').waitFor()
    await file.setInputFiles({ name: 'logo.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
    await page.getByText('Only PNG files are accepted for transparent logos.').first().waitFor()
    await file.setInputFiles({
      name: 'l.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
    })
    await page.getByText('Logo file must be smaller than 5MB.').first().waitFor()
    expect(await page.getByLabel('Logo URL').isDisabled()).toBe(false)
    await file.setInputFiles({
      name: 'l.png',
      mimeType: 'image/png',
      buffer: Buffer.from('iVBORw0KGgo', 'base64'),
    })
    await expect.poll(() => page.getByLabel('Logo URL').isDisabled()).toBe(true)
  },
)

journey('what is typed in one tool stands in the other (PRESS-3, VIDEO-1)', async ({ open }) => {
  const page = await open()
  await page.goto('/partner-tools/press-release')
  const company = page.getByLabel('Company Name')
  await company.focus()
  await page.locator('[data-draft]').waitFor()
  await company.fill('Hale & Marsh Funeral Home')
  await page.getByLabel('Call to Action').fill('Call us today.')
  await page.goto('/partner-tools/video')
  await company.focus()
  await expect.poll(() => company.inputValue()).toBe('Hale & Marsh Funeral Home')
  await expect.poll(() => page.getByLabel('Call to Action').inputValue()).toBe('Call us today.')
})

journey('without JavaScript', async ({ open }) => {
  const page = await open({ javaScriptEnabled: false })
  await page.goto('/partner-tools')
  await page.getByRole('link', { name: 'Make a Press Release' }).click()
  await fillAll(page)
  await page.getByRole('button', { name: 'Generate Press Release' }).click()
  expect(await page.getByLabel('Text of the press release').inputValue()).toContain(
    'Hale & Marsh Funeral Home now offers',
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Hale___Marsh_Funeral_Home_press_release.pdf')
})

journey('axe finds nothing and nothing is cut off', { timeout: 600_000 }, async ({ open }) => {
  // Its answers count with their size unpacked.
  const page = await open({ serviceWorkers: 'block' })
  const found: Record<string, string[]> = {}
  for (const path of ['/partner-tools', '/partner-tools/video', '/partner-tools/press-release']) {
    await page.goto(path)
    const wrong = await violations(page)
    await page.setViewportSize({ width: 320, height: 900 })
    wrong.push(...(await beyondTheEdge(page)))
    await page.setViewportSize({ width: 1280, height: 900 })
    if (wrong.length > 0) found[path] = wrong
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((one) => one.name.endsWith('.js'))
        .reduce((sum, one) => sum + (one as PerformanceResourceTiming).encodedBodySize, 0),
    )
    expect(bytes).toBeLessThan(20 * 1024)
  }
  expect(found).toEqual({})
})

journey(
  'in French: the tools are switched in place, and a release is written, checked and kept in French (LANG-1, LANG-2)',
  async ({ open }) => {
    const page = await open({ locale: 'fr-CA', expects: [400] })
    await page.goto('/fr/partner-tools')
    await page.getByRole('link', { name: 'Rédiger un communiqué' }).click()
    await page.getByRole('heading', { name: 'Rédaction de communiqués', level: 1 }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/fr/partner-tools/press-release')
    const inSpanish = page.getByRole('contentinfo').getByRole('link', { name: 'Español' })
    expect(await inSpanish.getAttribute('href')).toMatch(/\/es\/partner-tools\/press-release$/)

    const write = page.getByRole('button', { name: 'Rédiger le communiqué' })
    await page.getByLabel('Nom de l’entreprise').fill('Maison Leblanc')
    await page.getByLabel('Courriel').fill('personne')
    await write.click()
    await page.getByText('Une adresse courriel valide est requise').waitFor()
    await page.getByLabel('Courriel').fill('nouvelles@leblanc.example')
    await page.getByLabel('Personne-ressource').fill('Édith Morin')
    await page.getByLabel('Téléphone').fill('819-555-0142')
    await page.getByLabel('Adresse de l’entreprise').fill('418, rue King Ouest, Sherbrooke (Québec) J1H 1R1')
    await page.getByLabel('Angle de la nouvelle').fill('Nous avons ouvert un jardin à Sherbrooke')
    await page.getByLabel('Appel à l’action').fill('Les familles peuvent appeler la maison.')
    await write.click()
    await page.getByText('Dites qui fait quoi, à la troisième personne.').waitFor()
    await page
      .getByLabel('Angle de la nouvelle')
      .fill('Maison Leblanc offre maintenant les cendres solidifiées aux familles de Sherbrooke.')
    await write.click()
    await told(page, 'Communiqué rédigé')
    const text = page.getByLabel('Texte du communiqué')
    expect(await text.inputValue()).toMatch(/^POUR DIFFUSION IMMÉDIATE\n\n[\s\S]*###$/)
    await expect.poll(() => page.locator('[data-count]').textContent()).toMatch(/^\d+ mots$/)

    // The check reads English, and says in French what it finds.
    await text.fill('The funeral home is proud to open on December 5th. It is outstanding.')
    await page.getByText('«\u00a0outstanding\u00a0» est un éloge').waitFor()
    await page.getByText('Dans une phrase, une date s’écrit').waitFor()
    await page.getByRole('button', { name: 'Corriger\u00a0: December 5th' }).click()
    await expect.poll(() => text.inputValue()).toContain('on Dec. 5')
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await beyondTheEdge(page)).toEqual([])
    await page.reload()
    await page.getByRole('heading', { name: 'Historique de cet appareil' }).waitFor()
    await page.getByRole('button', { name: 'Retirer\u00a0:' }).waitFor()
    expect(await page.getByLabel('Langue du communiqué').inputValue()).toBe('fr')
    // The default of one language is no choice in another.
    await page.goto('/partner-tools/press-release')
    await expect.poll(() => page.getByLabel('Company Name').inputValue()).toBe('Maison Leblanc')
    expect(await page.getByLabel('Language of the release').inputValue()).toBe('')
  },
)
