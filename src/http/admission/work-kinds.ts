import { splitLocale } from '../../shared/text/languages.ts'
import type { Allowance } from './network-allowance.ts'

/** No kind of visitor fills another's lane. */
export type LaneName = keyof typeof LANES

/** Reads give up early: waiting visitors reload. */
export const LANES = {
  inquiry: { atOnce: 16, mostWaiting: 256, maxWaitMs: 10_000 },
  /** Protects the database; password hashes have a line of 50. */
  login: { atOnce: 60, mostWaiting: 60, maxWaitMs: 5000 },
  'known-login': { atOnce: 30, mostWaiting: 60, maxWaitMs: 10_000 },
  admin: { atOnce: 16, mostWaiting: 128, maxWaitMs: 10_000 },
  page: { atOnce: 16, mostWaiting: 256, maxWaitMs: 1000 },
  /** Google takes up to 2 s. */
  google: { atOnce: 16, mostWaiting: 64, maxWaitMs: 2000 },
  /** Mostly idle. */
  tools: { atOnce: 64, mostWaiting: 200, maxWaitMs: 10_000 },
} as const

/** In ms of one core. */
export const ALLOWANCES = {
  reads: { burst: 2000, perSecond: 100 },
  inquiries: { burst: 200, perSecond: 2 },
} as const satisfies Record<string, Allowance>

/** `cost`: ms of one core, rounded up. */
export type WorkKind = { lane: LaneName; cost: number }

type Rule = WorkKind & { method?: 'POST'; path: RegExp }

const RULES: readonly Rule[] = [
  {
    lane: 'inquiry',
    cost: 5,
    method: 'POST',
    path: /^\/(?:api\/inquiries|partner\/[^/]+\/ask|inquiry(?:\/copy)?|contacted|still-right)$/,
  },
  {
    lane: 'login',
    cost: 20,
    method: 'POST',
    path: /^\/api\/admin\/(?:login(?:\/.*)?|create-first-user|forgotten-password|link)$/,
  },
  { lane: 'tools', cost: 3, path: /^\/(?:api\/partner-tools\/)?videos\// },
  { lane: 'tools', cost: 40, path: /^\/(?:api\/)?partner-tools\// },
  { lane: 'admin', cost: 5, path: /^\/api\/(?:admin|google-places)\// },
  {
    lane: 'google',
    cost: 5,
    path: /^\/(?:api\/partners\/[^/]+\/google-places-enhanced|partner\/[^/]+\/google|google-photos\/.*)$/,
  },
  {
    lane: 'page',
    cost: 1,
    path: /^\/(?:(?:assets|art|attached_assets|sample-images|uploads|admin)\/|admin$|[^/]+\.(?:ico|js|png|svg|txt|webmanifest)$)/,
  },
  { lane: 'page', cost: 5, path: /^/ },
]

/** Admin calls without a token wait with the pages. */
export function kindOfWork(
  method: string,
  path: string,
  shows: { token: boolean; browser: boolean },
): WorkKind {
  const { path: page } = splitLocale(path)
  const decoded = page.includes('%') ? decode(page) : page
  const rule = RULES.find((candidate) => {
    return (candidate.method === undefined || candidate.method === method) && candidate.path.test(decoded)
  }) as Rule
  if (rule.lane === 'admin' && !shows.token) return { lane: 'page', cost: 2 }
  if (rule.lane === 'login' && shows.browser) return { lane: 'known-login', cost: rule.cost }
  return rule
}

/** As the router does; the app refuses invalid UTF-8. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
