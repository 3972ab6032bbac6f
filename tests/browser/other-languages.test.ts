import { expect } from 'vitest'
import { isTranslated, localePath } from '../../src/shared/text/languages.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { layoutShift } from './support/layout-shift.ts'
import { lengthenTexts } from './support/lengthen-texts.ts'
import { publicScreens, unfoldAll } from './support/screens.ts'

const TOOLS = ['/partner-tools', '/partner-tools/press-release', '/partner-tools/video']

// Other widths, and by axe, screens are judged in English. Spanish texts are no longer than these.
journey('French texts made 40 % longer fit every public screen at 320 px (LANG-1)', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' })
  const found: Record<string, string[]> = {}
  const tools = TOOLS.map((path) => ({ name: path, path }))
  const screens = (await publicScreens()).filter(({ path }) => isTranslated(path))
  for (const { name, path } of [...screens, ...tools]) {
    await page.goto(localePath('fr', path))
    await unfoldAll(page)
    await lengthenTexts(page)
    const wrong = await beyondTheEdge(page)
    if (wrong.length > 0) found[name] = wrong
  }
  expect(found).toEqual({})
})

journey(
  'a browser in French is offered the French page, once, and nothing on the page moves (LANG-2)',
  async ({ open }) => {
    const page = await open({ viewport: { width: 390, height: 844 }, locale: 'fr-CA' })
    const offer = page.getByRole('link', { name: 'Cette page existe aussi en français' })
    await page.goto('/state/texas')
    await offer.waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.01)
    await offer.click()
    await page.waitForURL('**/fr/state/texas')
    await page.goto('/')
    expect(await offer.count()).toBe(0)
  },
)
