import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** For a server starting together with the product, as in containers. */
const WAIT_MS = 15_000
const OLDEST_VERSION = 150_000

/**
 * Waits for the server of `pool`, which starts together with the product. `address`: the variable's name and its value.
 * Rejects in plain words, without the password, when it cannot be used or is older than PostgreSQL 15.
 */
export async function waitForServer(
  pool: pg.Pool,
  address: Readonly<Record<string, string>>,
  onProgress: (line: string) => void,
): Promise<void> {
  const [[variable, url] = ['', '']] = Object.entries(address)
  const { hostname: host, port, pathname } = new URL(url)
  const name = `the database ${pathname.slice(1) || '(default)'} at ${host || 'the local socket'}:${port || 5432}`
  const deadline = Date.now() + WAIT_MS
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await pool.query("select current_setting('server_version_num')::int as version")
      if (rows[0].version >= OLDEST_VERSION) return
    } catch (error) {
      // Wait only for a starting server; a wrong name or password stays wrong.
      const isRefused = error instanceof pg.DatabaseError && !error.code?.startsWith('57P')
      if (isRefused || Date.now() > deadline) {
        throw new Error(`${variable}: ${name} cannot be used: ${(error as Error).message}`, { cause: error })
      }
      if (attempt === 1) onProgress(`Waiting for ${name}`)
      await sleep(250)
      continue
    }
    throw new Error(`${variable}: ${name} is older than PostgreSQL 15, the oldest supported version.`)
  }
}
