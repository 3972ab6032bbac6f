import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Runs axe with all rules, best practices included, or some, on the page or a part; lists rule and element. */
export async function violations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  // Saves a second page; skips foreign frames, of which there are none.
  // Passes are not described, which would cost more than the judging.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (within) axe.include(within)
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
