import { EMBEDDED, type KillableDatabase, runKillRounds } from '../tests/kill-rounds.ts'
import { findExternalPostgres } from '../tests/servers/external-postgres.ts'
import { startKillablePostgres } from '../tests/servers/killable-postgres.ts'

/** Together with 250 rounds: the bar of 10,000 acknowledged inquiries. */
const PER_ROUND = 40
const TOLD_EVERY = 10

/**
 * Kills (SIGKILL) the product, its database, or both `rounds` times on each engine while inquiries are sent: none may be
 * lost or doubled, journal included. A SIGINT to this process alone ends it with the figures so far. An engine that is not
 * installed is named as not run.
 */
export async function benchKills(rounds: number): Promise<object[]> {
  // Side by side: a round is mostly waiting for a start or for a database that is away.
  const runs = await Promise.allSettled([measure('embedded', EMBEDDED, rounds), measureExternal(rounds)])
  return runs.map((run) => {
    if (run.status === 'rejected') throw run.reason
    return run.value
  })
}

async function measureExternal(rounds: number): Promise<object> {
  if (findExternalPostgres() === null) return { engine: 'external', pass: 'not run: not installed' }
  const server = await startKillablePostgres()
  try {
    return await measure('external', server.database, rounds)
  } finally {
    await server.stop()
  }
}

async function measure(engine: string, database: KillableDatabase, rounds: number): Promise<object> {
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.once('SIGINT', stop)
  const onRound = (round: number, acknowledged: number) => {
    if (round % TOLD_EVERY === 0)
      console.log(`${engine}: kill ${round} of ${rounds}, ${acknowledged} inquiries`)
  }
  const figures = await runKillRounds(database, {
    rounds,
    perRound: PER_ROUND,
    signal: stopping.signal,
    onRound,
  })
  process.off('SIGINT', stop)
  const { lost, doubled, journaled } = figures
  // Without kills that the journal bridged, nothing is proved.
  const isBridged = figures.rounds < 3 || journaled > 0
  return { engine, ...figures, pass: lost === 0 && doubled === 0 && isBridged }
}
