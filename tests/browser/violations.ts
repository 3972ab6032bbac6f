import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds wrong, by rule and element: by all its rules, best practices included, or by some. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  // Legacy mode spares a second page; it leaves out frames of other origins, and the site has none.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}
