import type { IncomingMessage, ServerResponse } from 'node:http'
import { isForAdministrators } from '../../shared/calls/define-call.ts'
import { splitLocale } from '../../shared/text/languages.ts'
import { hasBody, LARGER_BODIES, MAX_BODY_BYTES, METHODS_WITH_BODY } from '../door/body-limits.ts'
import type { Refuse } from '../door/refuse.ts'
import { type BodyPool, createBodyPool } from './body-pool.ts'

const MB = 2 ** 20

/** Logos of strangers leave room for administrators' lists. */
const POOLS = { small: 32 * MB, tools: 32 * MB, admin: 64 * MB } as const

export type PoolName = keyof typeof POOLS

export type BodyReceiver = {
  /** The whole body is in `incoming.rawBody`; what the app refuses (401, 413) is not read. */
  receive(incoming: IncomingMessage, outgoing: ServerResponse, network: string, take: () => void): void
  pools: ReadonlyMap<PoolName, BodyPool>
}

/** Before any lane: slow senders hold nobody's place. */
export function createBodyReceiver(
  refuse: Refuse,
  isSignedIn: (authorization: string | undefined) => Promise<boolean>,
): BodyReceiver {
  const pools = new Map(
    Object.entries(POOLS).map(([name, bytes]) => [name as PoolName, createBodyPool(bytes, refuse)]),
  )
  return {
    pools,
    receive(incoming, outgoing, network, take) {
      if (!hasBody(incoming)) return take()
      const { method = 'GET', url = '/', headers } = incoming
      if (!METHODS_WITH_BODY.includes(method)) return refuse(incoming, outgoing, 'invalid_input')
      const { path } = splitLocale(url.split('?', 1)[0] as string)
      const mostBytes = LARGER_BODIES[path] ?? MAX_BODY_BYTES
      if (Number(headers['content-length']) > mostBytes) return take()
      const isAdmin = path in LARGER_BODIES && isForAdministrators(path)
      const name = isAdmin ? 'admin' : path in LARGER_BODIES ? 'tools' : 'small'
      const pool = pools.get(name) as BodyPool
      const read = () => pool.read(incoming, outgoing, { network, mostBytes, take })
      if (!isAdmin) return read()
      void isSignedIn(headers.authorization).then((may) => (may ? read() : take()), take)
    },
  }
}
