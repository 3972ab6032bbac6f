import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProduct } from '../tests/servers/start-product.ts'
import { startVisitors, type Watched, watchMemory } from './steady-visitors.ts'

export type SlowPeersRow = {
  peers: string
  count: number
  /** Most held by the server at once. */
  held: number
  /** From the last arrival; null: still open after GIVE_UP_S. */
  closedAfterS: number | null
  idle: Watched
  meanwhile: Watched
  /** Visitors' p99 relative to before. */
  p99Ratio: number
  /** Growth; null without /proc. */
  memoryMb: number | null
  isMet: boolean
}

const CLOSED_WITHIN_S = 25
const GIVE_UP_S = 40
/** Counted every 200 ms, so the highest number of a moment may go unseen. */
const MOST_OF_THEM = 0.9
const IDLE_MS = 15_000
/** Enough that the slowest hundredth exceeds a few garbage collections. */
const VISITS_PER_SECOND = 100
const PAGES = ['/', '/state/texas', '/search?q=austin']

/**
 * Runs slow senders and readers against the built product, from many addresses, then one, while visitors
 * request pages. Bars: all closed within 25 s, p99 at most doubled. Needs Linux (/proc/net/tcp).
 */
export async function benchSlowPeers(count = 1000): Promise<SlowPeersRow[]> {
  const rows: SlowPeersRow[] = []
  for (const kind of ['senders', 'readers'] as const) {
    rows.push(await measure(kind, count, `slow ${kind}`))
  }
  const outer = outerAddress()
  if (outer) rows.push(await measure('readers', count, 'slow readers of one address', outer))
  return rows
}

async function measure(
  kind: 'senders' | 'readers',
  count: number,
  peers: string,
  localAddress?: string,
): Promise<SlowPeersRow> {
  // Visitors use loopback, so share no network with slow peers.
  const product = await startProduct({ environment: { HOST: '0.0.0.0', SITE_URL: 'http://127.0.0.1' } })
  const { port } = new URL(product.url)
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  try {
    // Warms up.
    for (const path of [...PAGES, '/api/partners']) await (await fetch(url + path)).arrayBuffer()
    const visitors = () => startVisitors(url, PAGES, VISITS_PER_SECOND)
    const before = visitors()
    await sleep(IDLE_MS)
    const idle = await before.stop()

    const during = visitors()
    const memory = watchMemory(product.pid)
    const target = `http://${localAddress ?? '127.0.0.1'}:${port}`
    const args = ['bench/open-slow-peers.ts', target, kind, String(count)]
    child = spawn(process.execPath, [...args, ...(localAddress ? [localAddress] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { held, closedAfterS } = await watchConnections(port, child)
    const meanwhile = await during.stop()
    const p99Ratio = meanwhile.p99Ms / idle.p99Ms
    const memoryMb = memory.stop()?.grownMb ?? null
    const row = { peers, count, held, closedAfterS, idle, meanwhile, p99Ratio, memoryMb }
    return { ...row, isMet: areKeptOff(row, localAddress === undefined) }
  } finally {
    child?.kill()
    await product.stop()
  }
}

/** Peers that never got in prove nothing; those of one address are held to its limit. */
export function areKeptOff(
  { count, held, closedAfterS, meanwhile, p99Ratio }: Omit<SlowPeersRow, 'isMet'>,
  isFromMany: boolean,
): boolean {
  return (
    held >= (isFromMany ? count * MOST_OF_THEM : 1) &&
    closedAfterS !== null &&
    closedAfterS <= CLOSED_WITHIN_S &&
    p99Ratio <= 2 &&
    meanwhile.errors === 0
  )
}

async function watchConnections(port: string, child: ChildProcess) {
  let isOpened = false
  once(child.stdout as NodeJS.ReadableStream, 'data').then(() => {
    isOpened = true
  })
  let held = 0
  let openedAt: number | null = null
  for (;;) {
    await sleep(200)
    const open = countConnections(port)
    held = Math.max(held, open)
    const now = performance.now()
    if (isOpened) openedAt ??= now
    if (openedAt === null) continue
    const sinceS = Math.round((now - openedAt) / 100) / 10
    if (open === 0) return { held, closedAfterS: sinceS }
    if (sinceS > GIVE_UP_S) return { held, closedAfterS: null }
  }
}

/** Open IPv4 connections of the server, except from 127.0.0.1. Source: proc(5), /proc/net/tcp. */
function countConnections(port: string): number {
  const inHex = Number(port).toString(16).toUpperCase().padStart(4, '0')
  return readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, local, remote, state]) =>
        state === '01' && local?.endsWith(`:${inHex}`) && !remote?.startsWith('0100007F:'),
    ).length
}

/** A non-loopback address, where network limits hold. */
function outerAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal)?.address
}
