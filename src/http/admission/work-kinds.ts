/** One kind of visitor cannot fill another's lane. */
export type LaneName = keyof typeof LANES

/** Reads give up early, since waiting visitors reload. */
export const LANES = {
  inquiry: { atOnce: 16, mostWaiting: 256, maxWaitMs: 10_000 },
  /** Protects the database; password hashes have a line of 50. */
  login: { atOnce: 60, mostWaiting: 60, maxWaitMs: 5000 },
  /** By the cookie of an earlier login. */
  'known-login': { atOnce: 30, mostWaiting: 60, maxWaitMs: 10_000 },
  admin: { atOnce: 16, mostWaiting: 128, maxWaitMs: 10_000 },
  page: { atOnce: 6, mostWaiting: 120, maxWaitMs: 1000 },
  /** Cleaned one at a time. */
  upload: { atOnce: 4, mostWaiting: 16, maxWaitMs: 10_000 },
  /** One a turn of the event loop, which others share. */
  search: { atOnce: 1, mostWaiting: 256, maxWaitMs: 1000 },
  /** Megabytes, held until the client has them; sending some takes 10 ms. */
  list: { atOnce: 8, mostWaiting: 200, maxWaitMs: 2000 },
  /** Google takes up to 2 s. */
  google: { atOnce: 16, mostWaiting: 64, maxWaitMs: 2000 },
  /** A model may take half a minute. */
  tools: { atOnce: 8, mostWaiting: 40, maxWaitMs: 10_000 },
  /** Renders hold a place for minutes, mostly idle. */
  video: { atOnce: 64, mostWaiting: 200, maxWaitMs: 10_000 },
  /** The first request of a sample picture is slow. */
  file: { atOnce: 16, mostWaiting: 400, maxWaitMs: 10_000 },
} as const

/** `cost`: ms of one core, on the sample directory, rounded up. */
export type WorkKind = { lane: LaneName; cost: number }

type Rule = WorkKind & { method?: 'POST'; path: RegExp }

/** The first match wins. */
const RULES: readonly Rule[] = [
  {
    lane: 'inquiry',
    cost: 5,
    method: 'POST',
    path: /^\/(?:api\/inquiries|partner\/[^/]+\/ask|inquiry|contacted|still-right)$/,
  },
  {
    lane: 'login',
    cost: 20,
    method: 'POST',
    path: /^\/api\/admin\/(?:login(?:\/.*)?|create-first-user|forgotten-password|link)$/,
  },
  { lane: 'video', cost: 40, method: 'POST', path: /^\/api\/partner-tools\/generate-video$/ },
  { lane: 'tools', cost: 3, path: /^\/api\/partner-tools\/videos\// },
  { lane: 'video', cost: 3, path: /^\/videos\// },
  { lane: 'tools', cost: 40, path: /^\/(?:api\/)?partner-tools\// },
  { lane: 'upload', cost: 200, method: 'POST', path: /^\/api\/admin\/uploads$/ },
  { lane: 'admin', cost: 5, path: /^\/api\/(?:admin|google-places)\// },
  {
    lane: 'google',
    cost: 5,
    path: /^\/(?:api\/partners\/[^/]+\/google-places-enhanced|partner\/[^/]+\/google|google-photos\/.*)$/,
  },
  { lane: 'search', cost: 15, path: /^\/(?:api\/)?search$/ },
  { lane: 'list', cost: 4, path: /^\/(?:api\/partners|sitemap[^/]*\.xml)$/ },
  { lane: 'file', cost: 4, path: /^\/social\// },
  {
    lane: 'file',
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
  const decoded = path.includes('%') ? decode(path) : path
  const rule = RULES.find((candidate) => {
    return (candidate.method === undefined || candidate.method === method) && candidate.path.test(decoded)
  }) as Rule
  if ((rule.lane === 'admin' || rule.lane === 'upload') && !shows.token) return { lane: 'page', cost: 2 }
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
