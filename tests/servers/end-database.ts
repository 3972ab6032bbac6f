import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive, readPostmaster } from '../../src/db/embedded-postgres/postmaster.ts'

/** Ends the database that a product left: on a machine too busy to stop within 10 s it ends without its database. */
export async function endDatabase(dataDir: string): Promise<void> {
  const pid = readPostmaster(path.join(dataDir, 'db/pg'))?.pid
  if (!pid) return
  if (isAlive(pid)) process.kill(pid, 'SIGINT')
  while (isAlive(pid)) await sleep(20)
}
