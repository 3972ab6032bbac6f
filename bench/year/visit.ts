import { setTimeout as sleep } from 'node:timers/promises'
import type { Partner } from '../../src/shared/partners/partner.ts'
import { paths } from '../../src/shared/paths.ts'
import type { Random } from '../../src/shared/random.ts'
import { suggestionKey } from '../../src/site/islands/search/use-suggestions.ts'

export type Asked = {
  kind: 'page' | 'file' | 'suggestion' | 'inquiry'
  status: number
  ms: number
  isFromEdge: boolean
}

export type Visit = {
  url: string
  partners: readonly Partner[]
  random: Random
  note: (asked: Asked) => void
}

/** People read longer; the rate of visits does not depend on it. */
const READING_MS = { least: 500, most: 4000 }
/** Of visits; the sample's own share is not known. */
export const SHARES = { search: 0.4, inquiry: 1 / 50, second: 0.5, slip: 0.1 }
/** Of the first screens; a browser asks for lazy pictures when they come near. */
const FILES =
  /<(?:link|script|img)(?![^>]*loading="lazy")[^>]*(?:href|src)="(\/(?:assets|art|sample-images|uploads)\/[^"]+)"/g

let visits = 0

/**
 * One family's visit: a first page, then a list, one or two partners, each with files that the browser has not kept, sometimes an inquiry. Partners are
 * drawn from all, so that large cities are visited as often as they have partners.
 */
export async function visit(given: Visit): Promise<void> {
  const { partners, random } = given
  visits += 1
  // Others come while this one reads.
  const own = visits
  const network = `10.${(own >> 16) & 255}.${(own >> 8) & 255}.${own & 255}`
  const ask = (kind: Asked['kind'], path: string, init?: RequestInit) =>
    askOnce(given, network, kind, path, init)
  const read = () => sleep(random.int(READING_MS.least, READING_MS.most))
  const partner = random.pick(partners)
  const city = paths.city(partner.state, partner.city)
  const kept = new Set<string>()
  const open = async (path: string) => {
    const html = await ask('page', path)
    const all = new Set([...html.matchAll(FILES)].map(([, file = '']) => file))
    const files = [...all].filter((file) => !kept.has(file))
    for (const file of files) kept.add(file)
    await Promise.all(files.map((file) => ask('file', file)))
    await read()
  }
  const arrival = random.next()
  if (arrival < SHARES.search) {
    await open(paths.home())
    const query = wordsFor(partner, random)
    for (const path of suggestionsOf(query)) await ask('suggestion', path)
    await open(paths.search(query))
  } else if (arrival < 0.75) await open(city)
  else if (arrival < 0.85) await open(paths.state(partner.state))
  else if (arrival < 0.9) await open('/first-steps')
  await open(paths.partner(partner))
  if (random.chance(SHARES.second)) {
    const other = partners.find((one) => one.city === partner.city && one.id !== partner.id) ?? partner
    await open(paths.partner(other))
  }
  if (!random.chance(SHARES.inquiry)) return
  await ask('inquiry', '/api/inquiries', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `year-${own}` },
    body: JSON.stringify({
      partnerId: partner.id,
      name: `Ada ${own}`,
      email: `ada${own}@example.org`,
      message: 'A question.',
    }),
  })
}

/** Asked for while somebody types. */
export function suggestionsOf(query: string): string[] {
  const lengths = [2, 3, 4, 5, 6].filter((length) => length <= query.length)
  return lengths.map(
    (length) => `/api/suggest?${new URLSearchParams({ q: suggestionKey(query.slice(0, length)) })}`,
  )
}

/** City and state, a ZIP code, or the partner's name; one in ten with a letter left out. */
export function wordsFor(partner: Partner, random: Random): string {
  const kind = random.next()
  const text =
    kind < 0.5 ? `${partner.city} ${partner.state}` : kind < 0.8 ? partner.zipCode : (partner.name ?? '')
  if (!random.chance(SHARES.slip)) return text
  const at = random.int(1, text.length - 1)
  return text.slice(0, at) + text.slice(at + 1)
}

async function askOnce(
  { url, note }: Visit,
  network: string,
  kind: Asked['kind'],
  path: string,
  init?: RequestInit,
): Promise<string> {
  const startedAt = performance.now()
  const headers = { ...init?.headers, 'x-forwarded-for': network }
  // A body that breaks off fails as well.
  const answer = await fetch(url + path, { ...init, headers, signal: AbortSignal.timeout(30_000) })
    .then(async (response) => ({
      status: response.status,
      text: await response.text(),
      // Varnish names two requests where it had the answer.
      isFromEdge: /\d \d/.test(response.headers.get('x-varnish') ?? ''),
    }))
    .catch(() => ({ status: 0, text: '', isFromEdge: false }))
  const { text, ...seen } = answer
  note({ kind, ...seen, ms: performance.now() - startedAt })
  return text
}
