import { expect } from 'vitest'
import { isTranslated, localePath } from '../../src/shared/text/languages.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { lengthenTexts } from './support/lengthen-texts.ts'
import { publicScreens, unfoldAll } from './support/screens.ts'

journey('texts 40 % longer than the French fit every public screen at 320 px (LANG-1)', async ({ open }) => {
  const page = await open({ viewport: { width: 320, height: 700 } })
  const found: Record<string, string[]> = {}
  for (const { name, path } of (await publicScreens()).filter(({ path }) => isTranslated(path))) {
    await page.goto(localePath('fr', path))
    await unfoldAll(page)
    await lengthenTexts(page)
    const beyond = await beyondTheEdge(page)
    if (beyond.length > 0) found[name] = beyond
  }
  expect(found).toEqual({})
})
