import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Refuse } from '../door/refuse.ts'

/** At once. Most bodies are whole within milliseconds. */
const MOST_OF_NETWORK = 32
/** Node 24's cost of a piece; a body may come byte by byte. */
const PIECE_BYTES = 650
const RETRY_AFTER_S = 5

type Body = {
  network: string
  pieces: Buffer[]
  length: number
  cost: number
  giveWay(): void
}

type Reading = { network: string; mostBytes: number; take(): void }

export type BodyPool = {
  /** Ends within Node's time for a request (src/http/door/listen.ts). */
  read(incoming: IncomingMessage & { rawBody?: Buffer }, outgoing: ServerResponse, reading: Reading): void
  readonly counts: Readonly<{ whole: number; left: number; refused: number; limited: number }>
  /** Of unfinished bodies and unanswered requests. */
  bytes(): number
  unfinished(): number
}

/** When full, the largest unfinished body of the network that sends most gives way. */
export function createBodyPool(mostBytes: number, refuse: Refuse): BodyPool {
  const counts = { whole: 0, left: 0, refused: 0, limited: 0 }
  const unfinished = new Set<Body>()
  let used = 0

  function largest(): Body {
    const sums = new Map<string, number>()
    for (const { network, cost } of unfinished) sums.set(network, (sums.get(network) ?? 0) + cost)
    const [most] = [...sums].reduce((one, other) => (other[1] > one[1] ? other : one))
    return [...unfinished]
      .filter(({ network }) => network === most)
      .reduce((one, other) => (other.cost > one.cost ? other : one))
  }

  const read: BodyPool['read'] = (incoming, outgoing, { network, mostBytes: mostOfBody, take }) => {
    if (incoming.destroyed) return
    const ofNetwork = [...unfinished].filter((other) => other.network === network).length
    if (ofNetwork >= MOST_OF_NETWORK) {
      counts.limited += 1
      return refuse(incoming, outgoing, 'rate_limited', RETRY_AFTER_S)
    }
    const keep = (bytes: number) => {
      used += bytes - body.cost
      body.cost = bytes
    }
    const end = (outcome: keyof typeof counts) => {
      incoming.off('data', onData).off('end', onEnd).off('close', onClose)
      unfinished.delete(body)
      counts[outcome] += 1
      if (outcome !== 'whole') keep(0)
    }
    const stop = (code: 'unavailable' | 'too_large') => {
      end('refused')
      refuse(incoming, outgoing, code, code === 'unavailable' ? RETRY_AFTER_S : undefined)
    }
    const body: Body = { network, pieces: [], length: 0, cost: 0, giveWay: () => stop('unavailable') }
    const onData = (piece: Buffer) => {
      body.pieces.push(piece)
      body.length += piece.length
      keep(body.cost + piece.length + PIECE_BYTES)
      if (body.length > mostOfBody) return stop('too_large')
      while (used > mostBytes && unfinished.size > 0) largest().giveWay()
    }
    const onEnd = () => {
      end('whole')
      incoming.rawBody = Buffer.concat(body.pieces)
      body.pieces = []
      keep(body.length)
      outgoing.once('close', () => keep(0))
      take()
    }
    const onClose = () => end('left')
    unfinished.add(body)
    incoming.on('data', onData).on('end', onEnd).on('close', onClose)
  }

  return { read, counts, bytes: () => used, unfinished: () => unfinished.size }
}
