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
  /** Of the home page, which is cached. */
  homeP99Ms: number
  /** Bodies refused because their network had too many (429). */
  limited: number
  /** Growth; null without /proc. */
  memoryMb: number | null
  isMet: boolean
}

const CLOSED_WITHIN_S = 25
const GIVE_UP_S = 40
/** Counted every 200 ms, so the highest number of a moment may go unseen. */
const MOST_OF_THEM = 0.9
/** Four of seven methods may have a body; the others are refused at once. */
const HALF_OF_THEM = 0.5
const HOME_P99_MS = 60
const IDLE_MS = 15_000
/** Enough that the slowest hundredth exceeds a few garbage collections. */
const VISITS_PER_SECOND = 100
const PAGES = ['/', '/state/texas', '/search?q=austin']

/**
 * Runs slow senders, readers and bodies to every route against the built product, from many addresses, then one,
 * while visitors request pages. Bars: all closed within 25 s, p99 at most doubled, the cached home page within 60 ms.
 * Needs Linux (/proc/net/tcp).
 */
export async function benchSlowPeers(count = 1000): Promise<SlowPeersRow[]> {
  const rows: SlowPeersRow[] = []
  for (const kind of ['senders', 'readers', 'bodies'] as const) {
    rows.push(await measure(kind, kind === 'bodies' ? 2 * count : count, `slow ${kind}`))
  }
  const outer = outerAddress()
  if (outer)
    for (const kind of ['readers', 'bodies'] as const)
      rows.push(await measure(kind, count, `slow ${kind} of one address`, outer))
  return rows
}

async function measure(
  kind: 'senders' | 'readers' | 'bodies',
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
    for (const path of [...PAGES, '/api/partners', '/api/openapi.json'])
      await (await fetch(url + path)).arrayBuffer()
    const visitors = () => startVisitors(url, PAGES, VISITS_PER_SECOND)
    const before = visitors()
    await sleep(IDLE_MS)
    const idle = await before.stop()

    const during = visitors()
    const atHome = startVisitors(url, ['/'])
    const memory = watchMemory(product.pid)
    const target = `http://${localAddress ?? '127.0.0.1'}:${port}`
    const args = ['bench/open-slow-peers.ts', target, kind, String(count)]
    child = spawn(process.execPath, [...args, ...(localAddress ? [localAddress] : [])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { held, closedAfterS } = await watchConnections(port, child)
    const meanwhile = await during.stop()
    const { p99Ms: homeP99Ms } = await atHome.stop()
    const limited = await countLimited(url)
    const p99Ratio = meanwhile.p99Ms / idle.p99Ms
    const memoryMb = memory.stop()?.grownMb ?? null
    const row = { peers, count, held, closedAfterS, idle, meanwhile, p99Ratio, homeP99Ms, limited, memoryMb }
    const share = localAddress !== undefined ? 0 : kind === 'bodies' ? HALF_OF_THEM : MOST_OF_THEM
    const isLimited = kind !== 'bodies' || localAddress === undefined || limited > 0
    return { ...row, isMet: isLimited && areKeptOff(row, share) }
  } finally {
    child?.kill()
    await product.stop()
  }
}

/** Peers that never got in prove nothing: at least `share` of them must; those of one address are held to its limit. */
export function areKeptOff(
  { count, held, closedAfterS, meanwhile, p99Ratio, homeP99Ms }: Omit<SlowPeersRow, 'isMet'>,
  share: number,
): boolean {
  return (
    held >= Math.max(1, count * share) &&
    closedAfterS !== null &&
    closedAfterS <= CLOSED_WITHIN_S &&
    p99Ratio <= 2 &&
    homeP99Ms <= HOME_P99_MS &&
    meanwhile.errors === 0
  )
}

async function countLimited(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const counts = [...text.matchAll(/^http_bodies_total\{.*outcome="limited".*\} (\d+)/gm)]
  return counts.reduce((sum, [, count]) => sum + Number(count), 0)
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
    if (openedAt === null && child.exitCode !== null) throw new Error('The slow peers could not be opened.')
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
