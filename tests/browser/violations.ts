import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Runs axe with all rules, best practices included, or some, on the page or a part; lists rule and element. */
export async function violations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  await endMotion(page)
  // Saves a second page; skips foreign frames, of which there are none.
  // Passes are not described, which would cost more than the judging.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** axe would judge colours in mid-transition. */
const endMotion = (page: Page) =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ playState, effect }) => {
          return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime)
        })
        .map(({ finished }) => finished),
    ).then(() => {}),
  )
