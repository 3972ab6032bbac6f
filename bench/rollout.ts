import { setTimeout as sleep } from 'node:timers/promises'
import { paths } from '../src/shared/paths.ts'
import { startLoad } from './failover/steady-load.ts'
import { PARTS, startPair } from './pair/start-pair.ts'

/** HAProxy asks each second whether a process is ready. */
const STEP_MS = 5000

/**
 * Replaces the processes of the build in `against`, another checkout, by this one's, one after another on one database
 * behind deploy/haproxy.cfg, while it is used; then back. Back is refused where this release migrated: its worker stays.
 */
export async function benchRollout(against: string): Promise<object[]> {
  const pair = await startPair(against)
  const { db, running, start } = pair
  try {
    const { rows } = await db.$client.query(
      'select id, slug, city, state from partners order by slug limit 1',
    )
    const migrations = async () =>
      (await db.$client.query('select count(*)::int as n from drizzle.__drizzle_migrations')).rows[0]
        .n as number
    const before = await migrations()
    const load = startLoad(pair.url, { id: rows[0].id, path: paths.partner(rows[0]) }, pair.token)
    const results: object[] = []
    const replace = async (root: string, what: string) => {
      for (const part of PARTS) {
        await running.get(part.name)?.stop()
        let refused = ''
        await start(part, root).catch((error: Error) => {
          refused = /newer version/.test(error.message)
            ? 'refused: the database is of a newer release'
            : error.message
        })
        // What a careful operator does then: the new release again.
        if (refused) await start(part, '.')
        await sleep(STEP_MS)
        const { writeAt, ...figures } = load.take()
        results.push({ what: `${what}: ${part.name}`, refused, ...figures, edits: writeAt.length })
        console.log(JSON.stringify(results.at(-1)))
        if (refused) break
      }
    }
    await replace('.', 'out')
    const added = (await migrations()) - before
    await replace(against, 'back')
    await load.stop()
    const stored = await db.$client.query<{ reference: string }>('select reference from inquiries')
    const known = new Set(stored.rows.map(({ reference }) => reference))
    const lost = load.acknowledged.filter((reference) => !known.has(reference)).length
    return [...results, { what: 'all', migrations: added, acknowledged: load.acknowledged.length, lost }]
  } finally {
    await pair.stop()
  }
}
