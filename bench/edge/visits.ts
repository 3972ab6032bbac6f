import type { Partner } from '../../src/shared/partners/partner.ts'
import { paths } from '../../src/shared/paths.ts'

export type Page = {
  path: string
  kind: 'home' | 'search' | 'state' | 'city' | 'partner' | 'questions' | 'ask'
}
/** Pages that one visitor opens in turn, and the visitor's network. */
export type Visit = { pages: Page[]; network: string }

/** A share of all pages of each hour, UTC: North America's day. */
const BY_HOUR = [6, 5, 4, 3, 2, 2, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6]
const OF_DAY = BY_HOUR.reduce((sum, share) => sum + share)

/** Of a day's pages, in the hour of `ms` since 1970. */
export const shareOfHour = (ms: number): number => (BY_HOUR[new Date(ms).getUTCHours()] as number) / OF_DAY

/** Assumed: how people come, and where they go from each kind of page; 6 pages a visit on average. */
const ENTRIES = { partner: 45, city: 25, home: 20, state: 5, search: 5 }
const NEXT: Record<Page['kind'], Partial<Record<Page['kind'], number>>> = {
  home: { search: 45, state: 40, partner: 10, questions: 5 },
  search: { partner: 60, search: 25, city: 15 },
  state: { city: 85, search: 10, home: 5 },
  city: { partner: 75, city: 15, search: 10 },
  partner: { partner: 45, city: 35, search: 8, home: 7, ask: 5 },
  questions: { home: 40, search: 60 },
  ask: { partner: 100 },
}
const GOES_ON = 5 / 6
/** Of visits. */
const LANGUAGES: Record<string, number> = { '': 94, '/es': 5, '/fr': 1 }
/** Zipf's exponent of partners: the best known of 1,857 has 3 % of the visits. */
const SKEW = 0.7
/** Of searches, those that nobody else typed. */
const TYPED_ALONE = 0.1

/** Endless and the same for each `random`. A visit stays around one partner's city. */
export function createVisits(partners: readonly Partner[], random: () => number): () => Visit {
  const sums: number[] = []
  for (const rank of partners.keys()) sums.push((sums.at(-1) ?? 0) + (rank + 1) ** -SKEW)
  const known = () => {
    const wanted = random() * (sums.at(-1) ?? 0)
    return partners[sums.findIndex((sum) => sum >= wanted)] as Partner
  }
  const choose = <Key extends string>(weights: Partial<Record<Key, number>>): Key => {
    const entries = Object.entries(weights) as [Key, number][]
    let left = random() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    return (entries[0] as [Key, number])[0]
  }
  const byCity = Map.groupBy(partners, ({ state, city }) => paths.city(state, city))
  const queryFor = (partner: Partner) => {
    if (random() < TYPED_ALONE) return `${partner.city} ${Math.floor(random() * 1e9).toString(36)}`
    return random() < 0.75 ? partner.city : partner.name
  }
  const pathOf = (kind: Page['kind'], partner: Partner): string => {
    if (kind === 'home') return paths.home()
    if (kind === 'search') return paths.search(queryFor(partner))
    if (kind === 'state') return paths.state(partner.state)
    if (kind === 'city') return paths.city(partner.state, partner.city)
    if (kind === 'questions') return paths.questions()
    if (kind === 'ask') return paths.ask(partner.slug)
    const around = byCity.get(paths.city(partner.state, partner.city)) ?? [partner]
    return paths.partner(around[Math.floor(random() * around.length)] ?? partner)
  }
  return () => {
    const partner = known()
    const language = choose(LANGUAGES)
    const pages: Page[] = []
    let kind: Page['kind'] = choose(ENTRIES)
    do {
      const path = pages.length === 0 && kind === 'partner' ? paths.partner(partner) : pathOf(kind, partner)
      pages.push({ kind, path: language + (path === '/' && language ? '' : path) })
      kind = choose(NEXT[kind])
    } while (random() < GOES_ON)
    const part = () => Math.floor(random() * 256)
    return { pages, network: `${11 + Math.floor(random() * 80)}.${part()}.${part()}.1` }
  }
}
