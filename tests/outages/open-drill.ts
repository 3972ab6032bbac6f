import pg from 'pg'
import { inject } from 'vitest'
import { backupRuns } from '../../src/db/schema/files.ts'
import { watchDatabase } from '../../src/db/watch-database.ts'
import { listen } from '../../src/http/door/listen.ts'
import { createRequestListener } from '../../src/http/door/serve.ts'
import { startFreezableProxy, throughProxy } from '../servers/freezable-proxy.ts'
import { makeApp } from '../sites/make-app.ts'
import { insertPartners } from '../values/build.ts'
import type { Scrape } from './promtool.ts'
import { readSamples } from './read-samples.ts'

/** Of the drill's own time, which runs as fast as scrapes are answered. */
export const SCRAPE_SECONDS = 60

type Kind = 'backup' | 'drill'

export type Drill = Awaited<ReturnType<typeof openDrill>>

/**
 * A whole product on a port, with its database behind a proxy that can go silent. A backup was made and tried, and a
 * worker lives, unless told otherwise. `waitMs`: silence of the database beyond it is an outage.
 */
export async function openDrill({
  waitMs = 10_000,
  isLoopWatched = false,
  backups = { backup: 0, drill: 0 },
  environment = {},
}: {
  waitMs?: number
  /** Else not: a busy machine blocks the loop of any drill. */
  isLoopWatched?: boolean
  /** Seconds since each. */
  backups?: Partial<Record<Kind, number>>
  environment?: Record<string, string>
} = {}) {
  const beganMs = Date.now()
  let now = beganMs
  const proxy = await startFreezableProxy(inject('postgresUrl'))
  const listening = await listen('127.0.0.1', 0, { isBehindProxy: true })
  const url = `http://127.0.0.1:${listening.port}`
  const site = await makeApp(
    { TRUST_PROXY: '1', SITE_URL: url, DATABASE_WAIT_MS: String(waitMs), ...environment },
    { now: () => new Date(now) },
    {},
    (databaseUrl) => throughProxy(databaseUrl, proxy),
  )
  const { app } = site
  await insertPartners(app.db, { name: 'Cedar Hollow', slug: 'cedar-hollow', isActive: true })
  await app.directory.refresh()
  for (const [kind, age] of Object.entries(backups)) {
    const ended = new Date(beganMs - age * 1000)
    await app.db.insert(backupRuns).values({ kind: kind as Kind, startedAt: ended, endedAt: ended })
  }
  const direct = new pg.Pool({ connectionString: site.url, max: 1 })
  direct.on('error', () => {})
  const watch = watchDatabase(app.db, waitMs, { onSilent() {}, onAnswer() {} })
  listening.answerWith(
    createRequestListener(app, { sheetUrl: '/assets/site.css', loaderUrl: '', fontUrls: [] }, 'public'),
  )
  const scrapes: (Scrape | null)[] = []
  const isWorking = { current: true }

  /**
   * Again where a busy machine did not hear its database within the 300 ms that /metrics waits: the figures missing
   * then would start an alert’s time again.
   */
  async function scrape(tries = 20): Promise<Scrape | null> {
    const answer = await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    if (!answer?.ok) return null
    const samples = readSamples(await answer.text(), beganMs / 1000)
    if (!isLoopWatched) samples.delete('nodejs_eventloop_lag_max_seconds')
    const isCutOff = !samples.has('directory_database_writable') && !app.db.gates.requests.isClosed()
    return isCutOff && tries > 0 ? scrape(tries - 1) : samples
  }
  // A polite stop waits for seconds.
  function end() {
    listening.server.close()
    listening.server.closeAllConnections()
  }
  // The first holds what the start took.
  await scrape()
  return {
    url,
    site,
    proxy,
    scrapes,
    /** Whether a worker gives signs of life. */
    isWorking,
    /** Scrapes for so many minutes, after `doing` what happens meanwhile. */
    async pass(minutes: number, doing: () => Promise<unknown> = async () => {}) {
      for (let left = (minutes * 60) / SCRAPE_SECONDS; left > 0; left -= 1) {
        await doing()
        // As pg-boss does twice a minute, which a database that takes no writes refuses.
        if (isWorking.current)
          await direct
            .query('update pgboss.version set cron_on = to_timestamp($1)', [now / 1000])
            .catch(() => {})
        scrapes.push(await scrape())
        now += SCRAPE_SECONDS * 1000
      }
    },
    /** As a visitor of a network of their own. */
    ask: (path: string, visitor = 1, init: RequestInit = {}) =>
      fetch(url + path, {
        ...init,
        headers: { ...init.headers, 'x-forwarded-for': `11.${visitor >> 8}.${visitor & 255}.1` },
      }),
    /** As a killed process. */
    end,
    async close() {
      proxy.resume()
      end()
      await watch.stop()
      await direct.end()
      await site.close()
      await proxy.close()
    },
  }
}
