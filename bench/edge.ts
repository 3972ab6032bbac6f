import { setTimeout as sleep } from 'node:timers/promises'
import type { Partner } from '../src/shared/partners/partner.ts'
import { createRandom } from '../src/shared/random.ts'
import { startPair } from './pair/start-pair.ts'
import { hasVarnish, startVarnish } from './pair/start-varnish.ts'
import { measureEdits } from './scale/measure-edits.ts'
import { editNow } from './year/edit-now.ts'
import { replay } from './year/replay.ts'
import { type Asked, SHARES, suggestionsOf, visit, wordsFor } from './year/visit.ts'

const PORT = 28094
const SITE = `http://127.0.0.1:${PORT}`
/** The start's second purge is over. */
const SETTLED_MS = 15_000
/** Times a million visits a month: 12 minutes stand for a day. */
const SPEED = 120
/** In the time of the replay, as three people make in a day; each empties the CDN of lists. */
const EDITS = 3
/** A CDN keeps suggestions for a month: those of so many visits, two days', are there before. */
const VISITS_BEFORE = 66_000
const BAR = 0.95

/**
 * Varnish as the CDN of docs/scaling.md before two web processes: which part of a day's requests it answers once every
 * page of the sitemap was asked for, and two days' suggestions; and how soon an edit shows through it.
 */
export async function benchEdge(minutes: number): Promise<object[]> {
  if (!hasVarnish()) return [{ what: 'not run', why: 'this machine has no varnish and varnish-modules' }]
  const pair = await startPair('.', { siteUrl: SITE, CDN_PURGE_URL: `${SITE}/purge` })
  const varnish = startVarnish(PORT, Number(new URL(pair.url).port))
  try {
    await sleep(SETTLED_MS)
    const partners = (await (await fetch(`${SITE}/api/partners`)).json()) as Partner[]
    for (const page of await pagesOf(`${SITE}/sitemap.xml`)) await (await fetch(page)).arrayBuffer()
    for (const path of suggestionsBefore(partners)) await (await fetch(SITE + path)).arrayBuffer()
    const asked: Asked[] = []
    const note = (one: Asked) => asked.push(one)
    const edits = editNow(pair, partners, (minutes * 60_000) / (EDITS + 1))
    await replay(minutes * 60_000, SPEED, (_, random) => visit({ url: SITE, partners, random, note }))
    await edits.stop()
    const shares = (['page', 'file', 'suggestion'] as const).map((kind) => {
      const own = asked.filter((one) => one.kind === kind)
      const failed = own.filter(({ status }) => status !== 200).length
      const fromEdge = own.filter(({ isFromEdge }) => isFromEdge).length
      return { what: kind, count: own.length, failed, fromEdge: fromEdge / own.length }
    })
    const fromEdge = asked.filter(({ isFromEdge }) => isFromEdge).length / asked.length
    const all = { what: 'all requests', count: asked.length, fromEdge, bar: BAR, passes: fromEdge >= BAR }
    return [...shares, all, ...(await measureEdits(pair.db, [{ url: SITE }], pair.token))]
  } finally {
    await varnish.stop()
    await pair.stop()
  }
}

function suggestionsBefore(partners: readonly Partner[]): Set<string> {
  const random = createRandom('visits before')
  const searches = Array.from({ length: VISITS_BEFORE * SHARES.search }, () => random.pick(partners))
  return new Set(searches.flatMap((partner) => suggestionsOf(wordsFor(partner, random))))
}

/** Of the sitemap in English, as the visits are. */
async function pagesOf(sitemap: string): Promise<string[]> {
  const text = await (await fetch(sitemap)).text()
  return [...text.matchAll(/<loc>([^<]+)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/\/(?:fr|es)(?:\/|$)/.test(address))
}
