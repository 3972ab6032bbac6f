/** The attacker of bench/overload.ts, in its own process: node bench/overload-flood.ts '{plan}'. */
import { connect, type Socket } from 'node:net'

export type FloodPlan = {
  url: string
  seconds: number
  /** "this machine" sends no client address, so has no allowance by network. */
  from: 'everywhere' | 'one network' | 'this machine'
  connections: number
  /** Requests a second, however long answers take; null: each connection sends after its answer. */
  perSecond: number | null
}

export type FloodReport = {
  seconds: number
  sent: number
  /** 200, or 401 to a login. */
  admitted: number
  refused429: number
  refused503: number
  other: number
  broken: number
  /** To the first byte of 503 and 429. */
  refusedP50Ms: number
  refusedP99Ms: number
}

/** Pipelined requests per connection; above this the client waits. */
const MOST_UNANSWERED = 4

const random = (length: number) =>
  Array.from({ length: Math.ceil(length / 8) }, () => Math.random().toString(36).slice(2, 10)).join(' ')

function addressOf(from: FloodPlan['from'], number: number): string | null {
  if (from === 'this machine') return null
  if (from === 'one network') return '203.0.113.9'
  const byte = () => Math.floor(Math.random() * 256)
  if (number % 2 === 0) return `10.${byte()}.${byte()}.${byte()}`
  return `2001:db8:${(byte() * 256 + byte()).toString(16)}:${byte().toString(16)}::1`
}

/** A list, a search and a login in turn. */
function writeRequest(from: FloodPlan['from'], number: number): string {
  const address = addressOf(from, number)
  const headers = `Host: 127.0.0.1\r\n${address ? `X-Forwarded-For: ${address}\r\n` : ''}`
  if (number % 3 === 0) return `GET /api/partners?x=${number} HTTP/1.1\r\n${headers}\r\n`
  if (number % 3 === 1) {
    return `GET /search?q=${random(180).slice(0, 180).replaceAll(' ', '+')} HTTP/1.1\r\n${headers}\r\n`
  }
  const body = JSON.stringify({ username: random(8), password: random(16) })
  return `POST /api/admin/login HTTP/1.1\r\n${headers}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

/** Counts answers and body bytes; keeps no content. */
class Connection {
  readonly unanswered: number[] = []
  private head = ''
  private left = 0
  private readonly socket: Socket

  constructor(
    url: URL,
    onAnswer: (status: number, afterMs: number) => void,
    onEnd: (connection: Connection) => void,
  ) {
    this.socket = connect(Number(url.port), url.hostname)
    this.socket.setNoDelay(true)
    this.socket.on('data', (chunk: Buffer) => {
      let at = 0
      while (at < chunk.length) {
        if (this.left > 0) {
          const taken = Math.min(this.left, chunk.length - at)
          this.left -= taken
          at += taken
          continue
        }
        const end = chunk.indexOf('\r\n\r\n', at)
        if (end === -1) {
          this.head += chunk.toString('latin1', at)
          return
        }
        this.head += chunk.toString('latin1', at, end)
        at = end + 4
        this.left = Number(/content-length: (\d+)/i.exec(this.head)?.[1] ?? 0)
        onAnswer(Number(this.head.slice(9, 12)), performance.now() - (this.unanswered.shift() ?? 0))
        this.head = ''
      }
    })
    this.socket.on('error', () => {})
    this.socket.on('close', () => onEnd(this))
  }

  send(request: string): void {
    this.unanswered.push(performance.now())
    this.socket.write(request)
  }

  close(): void {
    this.socket.destroy()
  }
}

async function run(plan: FloodPlan): Promise<FloodReport> {
  const url = new URL(plan.url)
  const report = { sent: 0, admitted: 0, refused429: 0, refused503: 0, other: 0, broken: 0 }
  const refusedMs: number[] = []
  let isOver = false
  const connections = new Set<Connection>()
  const open = () => {
    const connection: Connection = new Connection(
      url,
      (status, afterMs) => {
        if (status === 429 || status === 503) refusedMs.push(afterMs)
        if (status === 429) report.refused429 += 1
        else if (status === 503) report.refused503 += 1
        else if (status === 200 || status === 401) report.admitted += 1
        else report.other += 1
        if (plan.perSecond === null && !isOver) ask(connection)
      },
      (ended) => {
        connections.delete(ended)
        if (isOver) return
        report.broken += ended.unanswered.length
        open()
      },
    )
    connections.add(connection)
    if (plan.perSecond === null) ask(connection)
  }
  const ask = (connection: Connection) => connection.send(writeRequest(plan.from, report.sent++))
  for (let count = 0; count < plan.connections; count++) open()
  const startedAt = performance.now()
  const elapsed = () => (performance.now() - startedAt) / 1000
  let planned = 0
  while (elapsed() < plan.seconds) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    if (plan.perSecond === null) continue
    const due = Math.floor(elapsed() * plan.perSecond)
    for (const connection of [...connections]) {
      if (planned >= due) break
      for (; planned < due && connection.unanswered.length < MOST_UNANSWERED; planned++) ask(connection)
      // Round robin.
      connections.delete(connection)
      connections.add(connection)
    }
    // Without a free connection a request is not sent, as from any finite client.
    planned = due
  }
  isOver = true
  const seconds = elapsed()
  for (const connection of connections) connection.close()
  refusedMs.sort((a, b) => a - b)
  const at = (share: number) => Math.round(refusedMs[Math.floor(share * (refusedMs.length - 1))] ?? 0)
  return { seconds, ...report, refusedP50Ms: at(0.5), refusedP99Ms: at(0.99) }
}

process.send?.(await run(JSON.parse(process.argv[2] ?? '{}') as FloodPlan), () => process.exit(0))
