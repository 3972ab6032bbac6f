import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { localePath } from '../../src/shared/text/languages.ts'
import { journey } from './support/journey.ts'
import { largeCity, samplePartners } from './support/sample.ts'

const MARGIN = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }

/** With its own picture; the longest texts come first. */
async function wordyPartner() {
  const partners = (await samplePartners()).filter(({ imageUrl }) => imageUrl)
  const lengthOf = ({ longDescription }: { longDescription: string | null }) => longDescription?.length ?? 0
  const [partner] = partners.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  if (!partner) throw new Error('No partner has a picture')
  return partner
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not shown`)
  return box
}

journey('a partner’s page is printed on one sheet', async ({ open }) => {
  const page = await open()
  await page.goto(paths.partner(await wordyPartner()))
  for (const format of ['Letter', 'A4'] as const) {
    const pdf = (await page.pdf({ format, margin: MARGIN })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1)
  }
})

journey(
  'beside a partner’s texts the number stays in view, and every link comes into it',
  async ({ open }) => {
    const page = await open({ viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' })
    await page.goto(paths.partner(await wordyPartner()))
    const links = page.locator('.partner-rail a:visible')
    const count = await links.count()
    // WCAG 2.2, 2.4.11, forwards and backwards.
    for (const index of [...Array(count).keys(), ...[...Array(count).keys()].reverse()]) {
      const link = links.nth(index)
      await link.focus()
      const isSeen = await link.evaluate((element) => {
        const { left, top, bottom } = element.getBoundingClientRect()
        const shown = document.elementFromPoint(left + 2, (top + bottom) / 2)
        // Boxes end between pixels.
        return top > -1 && bottom < innerHeight + 1 && element.contains(shown)
      })
      expect(isSeen, (await link.textContent()) ?? '').toBe(true)
    }
    await page.locator('.faq').scrollIntoViewIfNeeded()
    const phone = await boxOf(page, '.contact-card .phone')
    expect(phone.y >= 0 && phone.y + phone.height <= 720).toBe(true)
  },
)

journey('fields stay in their columns, and no chevron stands at an edge', async ({ open }) => {
  const { state, city } = await largeCity()
  const page = await open({ viewport: { width: 1024, height: 800 } })
  for (const path of [
    paths.pressRelease(),
    paths.filter({ in: paths.cityKey(state, city) }),
    paths.ask((await wordyPartner()).slug),
  ]) {
    await page.goto(path)
    const wrong = await page.locator('.field').evaluateAll((fields) =>
      fields.flatMap((field) => {
        const { right } = field.getBoundingClientRect()
        return [...field.querySelectorAll('input, select, textarea')]
          .filter((control) => control.checkVisibility())
          .flatMap((control) => [
            ...(control.getBoundingClientRect().right > right + 1 ? [`${field.textContent}: too wide`] : []),
            ...(control.matches('select') && getComputedStyle(control).appearance !== 'none'
              ? [`${field.textContent}: the browser’s chevron`]
              : []),
          ])
      }),
    )
    expect(wrong, path).toEqual([])
  }
})

journey('in forced colors a missing star is not a full one', async ({ open }) => {
  const { state, city } = await largeCity()
  const page = await open({ forcedColors: 'active' })
  await page.goto(paths.city(state, city))
  const stars = page.getByRole('img', { name: /^[23]\.\d out of 5 stars/ }).first()
  const { data, info } = await sharp(await stars.screenshot())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const middleOf = (star: number) =>
    data[(Math.floor(info.height / 2) * info.width + 18 * star + 8) * info.channels]
  expect(middleOf(0)).not.toBe(middleOf(4))
})

journey('the picture of the first page reaches its lower edge, however long the words', async ({ open }) => {
  const page = await open({ locale: 'fr-CA' })
  for (const width of [430, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(localePath('fr', paths.home()))
    const hero = await boxOf(page, '.hero')
    // Above the hairline: grooves differ from each other, level sand does not.
    const clip = { x: hero.x + width - 160, y: hero.y + hero.height - 12, width: 160, height: 8 }
    const { channels } = await sharp(await page.screenshot({ clip, fullPage: true })).stats()
    expect(channels[0]?.stdev, `${width} px`).toBeGreaterThan(3)
  }
})

journey('numbers of featured partners beside each other stand in one line', async ({ open }) => {
  const page = await open()
  await page.goto(paths.home())
  const phones = page.locator('.tiles').first().locator('.phone')
  await phones.first().scrollIntoViewIfNeeded()
  const tops = await phones.evaluateAll((all) => all.slice(0, 3).map((one) => one.getBoundingClientRect().y))
  expect(new Set(tops).size).toBe(1)
})

journey('at letters of twice the size a button stays in its search box', async ({ open }) => {
  const page = await open({ viewport: { width: 180, height: 370 } })
  await page.goto(localePath('fr', paths.pressRelease()))
  const [form, button] = [await boxOf(page, '.search-form'), await boxOf(page, '.search-form > .button')]
  expect(button.x + button.width).toBeLessThan(form.x + form.width)
})
