/** Each kind of visitor has a lane that the others cannot fill. */
export type LaneName = keyof typeof LANES

/**
 * Reads give up early, since a visitor who waits longer reloads; inquiries and administrators wait longer.
 */
export const LANES = {
  health: { atOnce: 4, mostWaiting: 16, maxWaitMs: 2000 },
  inquiry: { atOnce: 16, mostWaiting: 256, maxWaitMs: 10_000 },
  /** The password hasher has a line of 50 itself; this one protects the database. */
  login: { atOnce: 60, mostWaiting: 60, maxWaitMs: 5000 },
  /** Logins with the cookie of an earlier one. */
  'known-login': { atOnce: 30, mostWaiting: 60, maxWaitMs: 10_000 },
  admin: { atOnce: 16, mostWaiting: 128, maxWaitMs: 10_000 },
  page: { atOnce: 6, mostWaiting: 120, maxWaitMs: 1000 },
  /**
   * A long search blocks the event loop for some 50 ms, and each turn of the loop accepts one connection:
   * without pauses a flood of searches would keep new visitors out.
   */
  search: { atOnce: 1, mostWaiting: 40, maxWaitMs: 1000, restMs: 25 },
  /** Bodies of megabytes, each held until the client has it. */
  list: { atOnce: 8, mostWaiting: 200, maxWaitMs: 2000 },
  /** Releases and their documents; a model may take half a minute. */
  tools: { atOnce: 8, mostWaiting: 40, maxWaitMs: 10_000 },
  /** Sample pictures are rendered at their first request, which is slow. */
  file: { atOnce: 16, mostWaiting: 400, maxWaitMs: 10_000 },
} as const

/** `cost`: milliseconds of one core, measured on the sample directory and rounded up. */
export type WorkKind = { lane: LaneName; cost: number }

type Rule = WorkKind & { method?: 'POST'; path: RegExp }

/** The first match counts. */
const RULES: readonly Rule[] = [
  { lane: 'health', cost: 1, path: /^\/(?:healthz|readyz|metrics)$/ },
  { lane: 'inquiry', cost: 5, method: 'POST', path: /^\/(?:api\/inquiries|partner\/[^/]+\/ask)$/ },
  {
    lane: 'login',
    cost: 20,
    method: 'POST',
    path: /^\/api\/admin\/(?:login(?:\/.*)?|create-first-user|link)$/,
  },
  { lane: 'tools', cost: 40, path: /^\/(?:api\/)?partner-tools\// },
  { lane: 'admin', cost: 5, path: /^\/api\/(?:admin|google-places)\// },
  { lane: 'search', cost: 15, path: /^\/(?:api\/)?search$/ },
  { lane: 'list', cost: 4, path: /^\/(?:api\/partners|sitemap[^/]*\.xml)$/ },
  { lane: 'file', cost: 4, path: /^\/social\// },
  {
    lane: 'file',
    cost: 1,
    path: /^\/(?:(?:assets|art|attached_assets|sample-images|uploads|admin)\/|admin$|[^/]+\.(?:ico|png|svg|txt|webmanifest)$)/,
  },
  { lane: 'page', cost: 5, path: /^/ },
]

/**
 * Returns the kind of work by method and path (without query). Admin calls without a token will be 401 and
 * wait with the pages, not among administrators.
 */
export function kindOfWork(
  method: string,
  path: string,
  shows: { token: boolean; browser: boolean },
): WorkKind {
  const decoded = path.includes('%') ? decode(path) : path
  const rule = RULES.find((candidate) => {
    return (candidate.method === undefined || candidate.method === method) && candidate.path.test(decoded)
  }) as Rule
  if (rule.lane === 'admin' && !shows.token) return { lane: 'page', cost: 2 }
  if (rule.lane === 'login' && shows.browser) return { lane: 'known-login', cost: rule.cost }
  return rule
}

/** As the router decodes a path; invalid UTF-8 is refused by the app. */
function decode(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
