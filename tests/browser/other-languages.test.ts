import { expect } from 'vitest'
import { isTranslated, LANGUAGE_TAGS, localePath } from '../../src/shared/text/languages.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { lengthenTexts } from './support/lengthen-texts.ts'
import { publicScreens, unfoldAll } from './support/screens.ts'
import { violations } from './support/violations.ts'

/** Dark colours and other widths are judged in English. */
for (const locale of ['fr', 'es'] as const)
  journey(
    `in ${locale} axe finds nothing, and texts 40 % longer fit every public screen at 320 px (LANG-1)`,
    async ({ open }) => {
      const page = await open({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' })
      const found: Record<string, string[]> = {}
      for (const { name, path } of (await publicScreens()).filter(({ path }) => isTranslated(path))) {
        await page.goto(localePath(locale, path))
        expect(await page.locator('html').getAttribute('lang')).toBe(LANGUAGE_TAGS[locale])
        await unfoldAll(page)
        const wrong = [...(await violations(page)), ...(await beyondTheEdge(page))]
        await lengthenTexts(page)
        for (const beyond of await beyondTheEdge(page)) wrong.push(`lengthened: ${beyond}`)
        if (wrong.length > 0) found[name] = wrong
      }
      expect(found).toEqual({})
    },
  )
