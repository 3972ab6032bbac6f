import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Runs axe with all rules, best practices included, or some; lists rule and element. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Saves a second page; skips foreign frames, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
