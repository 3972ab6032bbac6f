import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect } from 'vitest'
import { paths } from '../../src/shared/paths.ts'
import { beyondTheEdge } from './support/beyond-the-edge.ts'
import { journey } from './support/journey.ts'
import { samplePartners } from './support/sample.ts'

const longest = <Item>(items: Item[], textOf: (item: Item) => string) => {
  const [first] = items.toSorted((a, b) => textOf(b).length - textOf(a).length)
  if (!first) throw new Error('The sample directory is empty')
  return first
}

type Box = { left: number; right: number; top: number; bottom: number }
type Stroke = { x: number; y: number }

/** Where ink is left when the names are hidden, in CSS pixels of the page, and the names' boxes. */
async function readStrokes(page: Page): Promise<{ names: Box[]; strokes: Stroke[] }> {
  const names = await page.locator('.crumbs').evaluate((crumbs) =>
    [...crumbs.querySelectorAll<HTMLElement>('a, span')].map((name) => {
      const { left, right, top, bottom } = name.getBoundingClientRect()
      name.style.visibility = 'hidden'
      return { left, right, top: top + scrollY, bottom: bottom + scrollY }
    }),
  )
  const height = Math.ceil(Math.max(...names.map(({ bottom }) => bottom)))
  const top = Math.floor(Math.min(...names.map(({ top }) => top)))
  const clip = { x: 0, y: top, width: page.viewportSize()?.width ?? 0, height: height - top }
  const { data, info } = await sharp(await page.screenshot({ clip, fullPage: true }))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const paper = data[0] ?? 0
  const strokes = [...data.keys()]
    .filter((at) => at % info.channels === 0 && Math.abs((data[at] ?? 0) - paper) > 24)
    .map((at) => at / info.channels)
    .map((at) => ({ x: at % info.width, y: top + Math.floor(at / info.width) }))
  return { names, strokes }
}

journey('the stroke between two breadcrumbs stands between them in their line', async ({ open }) => {
  const partners = await samplePartners()
  const named = longest(partners, ({ name }) => name)
  const placed = longest(partners, ({ city, state }) => city + state)
  for (const width of [320, 360, 1280]) {
    const page = await open({ viewport: { width, height: 740 } })
    for (const path of [
      paths.text('first-steps'),
      paths.shortlist(),
      paths.partner(named),
      paths.partner(placed),
      paths.city(placed.state, placed.city),
      paths.state(placed.state),
      paths.ask(named.slug),
      paths.report(named.slug),
    ]) {
      await page.goto(path)
      expect(await beyondTheEdge(page), `${path} at ${width} px`).toEqual([])
      const { names, strokes } = await readStrokes(page)
      const lines = (name: Box, y: number) => name.top <= y && y <= name.bottom
      const hanging = strokes.filter(
        ({ x, y }) =>
          !names.some((name) => lines(name, y) && name.right <= x) ||
          !names.some((name) => lines(name, y) && name.left >= x),
      )
      expect(hanging, `${path} at ${width} px`).toEqual([])
      if (width === 1280) expect(strokes.length, path).toBeGreaterThan(0)
    }
  }
})
