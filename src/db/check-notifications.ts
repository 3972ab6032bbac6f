import { randomBytes } from 'node:crypto'
import { CuttableClient } from './cuttable-client.ts'
import type { Database } from './open.ts'

type Session = { id: number }

const PATIENCE_MS = 5000

/** Rejects behind a pooler in transaction mode, where none arrives. */
export async function requireNotifications(
  db: Pick<Database, '$client' | '$direct'>,
  hasDirectUrl: boolean,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const channel = `check_${randomBytes(8).toString('hex')}`
  const listener = new CuttableClient({ ...db.$direct, connectionTimeoutMillis: PATIENCE_MS })
  listener.on('error', () => {})
  let timer: NodeJS.Timeout | undefined
  try {
    await listener.connect()
    const arrived = new Promise<boolean>((resolve) => {
      listener.on('notification', () => resolve(true))
      timer = setTimeout(() => resolve(false), patienceMs)
    })
    await listener.query(`listen ${channel}`)
    const [own, others] = [
      await listener.query<Session>('select pg_backend_pid() as id'),
      await db.$client.query<Session>(`select pg_backend_pid() as id, pg_notify($1, '')`, [channel]),
    ]
    const isShared = own.rows[0]?.id === others.rows[0]?.id
    if (!isShared && (await arrived)) return
  } finally {
    clearTimeout(timer)
    await listener.endWithin()
  }
  throw new Error(
    hasDirectUrl
      ? 'DATABASE_DIRECT_URL: a notification sent through DATABASE_URL does not arrive there. Nothing was changed. ' +
          'It must be the same database, and PostgreSQL itself or a pooler in session mode.'
      : 'DATABASE_URL is a pooler in transaction or statement mode, which does not carry LISTEN. Nothing was changed. ' +
          'Set DATABASE_DIRECT_URL to the address of PostgreSQL itself, or set the pooler to session mode.',
  )
}
