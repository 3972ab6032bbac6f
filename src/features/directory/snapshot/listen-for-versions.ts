import { CuttableClient, type ServerConfig } from '../../../db/cuttable-client.ts'
import { DIRECTORY_CHANNEL } from './directory-version.ts'

const FIRST_RETRY_MS = 100
const LONGEST_RETRY_MS = 1000
const HEARTBEAT_MS = 500
/** A server that no longer takes writes will send no version: another one does. */
const HEARTBEAT = `select current_setting('transaction_read_only') as mode`
/** Then the connection is dropped. */
const ANSWER_MS = 2000

/**
 * Calls `onVersion` for each version, and after every (re)connect, since versions may have been missed.
 * Retries every 0.1–1 s; never throws or keeps the process alive. Resolves after the first attempt with a
 * stop function.
 */
export async function listenForVersions(
  options: ServerConfig,
  onVersion: () => void,
): Promise<() => Promise<void>> {
  let client: CuttableClient | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let pauseMs = FIRST_RETRY_MS

  const later = (delayMs: number, action: () => void) => {
    clearTimeout(timer)
    if (!isClosed) timer = setTimeout(action, delayMs).unref()
  }
  const reconnectLater = (lost: CuttableClient) => {
    if (client !== lost) return
    client = null
    lost.cut()
    later(pauseMs, connect)
    pauseMs = Math.min(pauseMs * 2, LONGEST_RETRY_MS)
  }
  const heartbeat = (living: CuttableClient) =>
    later(HEARTBEAT_MS, async () => {
      try {
        const { rows } = await living.query<{ mode: string }>(HEARTBEAT)
        if (rows[0]?.mode === 'on') reconnectLater(living)
        else if (client === living) heartbeat(living)
      } catch {
        reconnectLater(living)
      }
    })
  async function connect() {
    const next = new CuttableClient({
      ...options,
      password: options.password,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    client = next
    next.on('error', () => reconnectLater(next))
    next.on('end', () => reconnectLater(next))
    next.on('notification', () => onVersion())
    try {
      await next.connect()
      await next.query(`listen ${DIRECTORY_CHANNEL}`)
      if (client !== next) return
      pauseMs = FIRST_RETRY_MS
      heartbeat(next)
      onVersion()
    } catch {
      reconnectLater(next)
    }
  }

  await connect()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    const open = client
    client = null
    await open?.endWithin()
  }
}
