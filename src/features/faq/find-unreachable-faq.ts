import type { App } from '../../app.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import type { FaqReach, FaqTargetProblem } from '../../shared/faq/faq-reach.ts'
import { stateKey } from '../../shared/faq/faq-targets.ts'
import { REGIONS } from '../../shared/places/regions.ts'
import { toSlug } from '../../shared/places/slugs.ts'
import type { DirectorySnapshot } from '../directory/snapshot/directory-view.ts'
import { findHiddenPartners, type HiddenPartners } from './find-hidden-partners.ts'
import { createPartnerKeys, isShownSomewhere, type PartnerKeys } from './is-shown-somewhere.ts'
import { mostAlike } from './most-alike.ts'
import { selectFaq } from './select-faq.ts'

type Circumstances = {
  snapshot: DirectorySnapshot
  partners: PartnerKeys
  lost: HiddenPartners
  cities: () => readonly string[]
  /** Names and slugs of partners. */
  names: () => readonly string[]
}

/**
 * Active questions whose targets match no page, with reason and probable target. Pages of cities without
 * partners do not count: nothing links to them.
 */
export async function findUnreachableFaq(app: Pick<App, 'db' | 'directory'>): Promise<FaqReach[]> {
  const items = (await selectFaq(app.db)).filter((item) => item.isActive)
  const snapshot = app.directory.current()
  const partners = createPartnerKeys(snapshot)
  const unknown = items
    .filter((item) => item.appliesTo === 'partner')
    .flatMap((item) => item.targetPartners.filter((target) => partners.find(target).length === 0))
  let cities: string[] | null = null
  let names: string[] | null = null
  const circumstances: Circumstances = {
    snapshot,
    partners,
    lost: await findHiddenPartners(app.db, unknown),
    cities() {
      cities ??= [...snapshot.regions.values()].flatMap((region) =>
        Array.from(region.cities.values(), (city) => city.city),
      )
      return cities
    },
    names() {
      names ??= snapshot.partners.flatMap(({ name, slug }) => [name, slug])
      return names
    },
  }
  return items.flatMap((item) => reachOf(item, circumstances) ?? [])
}

function reachOf(item: FaqItem, circumstances: Circumstances): FaqReach | null {
  const { id, question, appliesTo } = item
  if (appliesTo === 'all' || appliesTo === 'homepage') return null
  const problems = item.targetStates.flatMap((target) => stateProblem(target, circumstances) ?? [])
  if (appliesTo !== 'state')
    problems.push(...item.targetCities.flatMap((target) => cityProblem(target, circumstances) ?? []))
  if (appliesTo === 'partner')
    problems.push(...item.targetPartners.flatMap((target) => partnerProblem(target, circumstances) ?? []))
  const isShown = isShownSomewhere(item, circumstances.snapshot, circumstances.partners)
  if (!isShown && problems.length === 0) problems.push(problem('nothing-in-common', ''))
  return problems.length === 0 ? null : { id, question, appliesTo, isShownSomewhere: isShown, problems }
}

function stateProblem(target: string, { snapshot }: Circumstances): FaqTargetProblem | null {
  const key = stateKey(target)
  if (REGIONS.some((region) => region.slug === key) || snapshot.regions.has(key)) return null
  const names = REGIONS.map((region) => region.name)
  return problem('unknown-state', target, { suggestion: mostAlike(target, names) })
}

function cityProblem(target: string, { snapshot, cities }: Circumstances): FaqTargetProblem | null {
  const key = toSlug(target)
  for (const region of snapshot.regions.values()) if (region.cities.has(key)) return null
  return problem('city-without-partners', target, { suggestion: mostAlike(target, cities()) })
}

function partnerProblem(target: string, { partners, lost, names }: Circumstances): FaqTargetProblem | null {
  if (partners.find(target).length > 0) return null
  const found = lost.get(toSlug(target))
  if (found)
    return problem(found.isDeleted ? 'deleted-partner' : 'inactive-partner', target, { name: found.name })
  return problem('unknown-partner', target, { suggestion: mostAlike(target, names()) })
}

function problem(
  kind: FaqTargetProblem['kind'],
  target: string,
  known: { name?: string; suggestion?: string | null } = {},
): FaqTargetProblem {
  return { kind, target, name: known.name ?? null, suggestion: known.suggestion ?? null }
}
