import { setTimeout as sleep } from 'node:timers/promises'

export type Figures = {
  reads: number
  readsNot200: number
  longestReadGapMs: number
  acknowledged: number
  inquiriesRefused: number
  /** Between two edits that were stored. */
  longestWriteGapMs: number
  /** When edits were stored, by performance.now(). */
  writeAt: number[]
}

export type Load = {
  acknowledged: readonly string[]
  /** Since the last call. */
  take(): Figures
  stop(): Promise<void>
}

/** Pages, searches, inquiries and edits at `url`, a few of each a second, as visitors send them: none is repeated. */
export function startLoad(url: string, partner: { id: string; path: string }, token: string): Load {
  const acknowledged: string[] = []
  let figures = empty()
  let isStopped = false
  const lastOk = { read: performance.now(), write: performance.now() }
  const gap = (kind: 'read' | 'write') => {
    const now = performance.now()
    const since = now - lastOk[kind]
    lastOk[kind] = now
    return Math.round(since)
  }
  const status = (path: string, init?: RequestInit) =>
    fetch(url + path, { ...init, signal: AbortSignal.timeout(15_000) }).then(
      async (answer) => ({ status: answer.status, text: await answer.text() }),
      () => ({ status: 0, text: '' }),
    )
  const every = async (ms: number, act: (turn: number) => Promise<void>) => {
    const running = new Set<Promise<void>>()
    for (let turn = 0; !isStopped; turn++) {
      const one = act(turn).finally(() => running.delete(one))
      running.add(one)
      await sleep(ms)
    }
    await Promise.all(running)
  }
  const run = Date.now().toString(36)
  const loops = [
    every(100, async (turn) => {
      const answer = await status(turn % 3 === 0 ? partner.path : `/search?q=chapel+${run}${turn}`)
      figures.reads += 1
      if (answer.status !== 200) figures.readsNot200 += 1
      else figures.longestReadGapMs = Math.max(figures.longestReadGapMs, gap('read'))
    }),
    every(250, async (turn) => {
      const answer = await status('/api/inquiries', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `${run}-${turn}`,
          'x-forwarded-for': `11.${(turn >> 8) & 255}.${turn & 255}.1`,
        },
        body: JSON.stringify({
          partnerId: partner.id,
          name: `Ada ${turn}`,
          email: `ada${turn}@example.org`,
          message: 'A question.',
        }),
      })
      if (answer.status === 201) {
        acknowledged.push((JSON.parse(answer.text) as { reference: string }).reference)
        figures.acknowledged += 1
      } else figures.inquiriesRefused += 1
    }),
    every(200, async (turn) => {
      const answer = await status('/api/admin/partners/bulk-edit', {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ ids: [partner.id], updates: { annualCremations: turn % 1000 } }),
      })
      if (answer.status !== 200) return
      figures.longestWriteGapMs = Math.max(figures.longestWriteGapMs, gap('write'))
      figures.writeAt.push(performance.now())
    }),
  ]
  return {
    acknowledged,
    take() {
      const taken = figures
      figures = empty()
      return taken
    },
    async stop() {
      isStopped = true
      await Promise.all(loops)
    },
  }
}

const empty = (): Figures => ({
  reads: 0,
  readsNot200: 0,
  longestReadGapMs: 0,
  acknowledged: 0,
  inquiriesRefused: 0,
  longestWriteGapMs: 0,
  writeAt: [],
})
