import { createRequire } from 'node:module'
import type { Page } from 'playwright'

type Axe = {
  run(
    context: string | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>
  commons: { color: { Color: { prototype: Color } } }
}
declare global {
  interface Window {
    axe: Axe
  }
}
type Color = { r: number; g: number; b: number; alpha: number; parseString(text: string): Color }

/** The axe of the package, with its parsed colours kept: they are a third of its work. */
const AXE: string = `${createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core').source}
;(${keepColors})()`

/** Runs axe with all rules, best practices included, or some, on the page or a part; lists rule and element. */
export async function violations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  await endMotion(page)
  // Once per document, and for no frames, of which there are none.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async ([rules, within]) => {
      const { violations } = await window.axe.run(within ?? document, {
        // Passes are not described, which would cost more than the judging.
        resultTypes: ['violations'],
        // No rule that runs reads the sheets.
        preload: { assets: ['media'] },
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      })
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
    },
    [rules, within] as const,
  )
}

/** Runs on the page. */
function keepColors() {
  const { prototype } = window.axe.commons.color.Color
  const parse = prototype.parseString
  const kept = new Map<string, { r: number; g: number; b: number; alpha: number }>()
  prototype.parseString = function (text) {
    const known = kept.get(text)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parse.call(this, text)
    kept.set(text, { r, g, b, alpha })
    return this
  }
}

/** axe would judge colours in mid-transition. (To wait for the end would be in vain where a page is not drawn.) */
const endMotion = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEnding = Number.isFinite(animation.effect?.getComputedTiming().endTime)
      if (animation.playState === 'running' && isEnding) animation.finish()
    }
  })
