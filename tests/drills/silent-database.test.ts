import { rm } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { pausePostgres } from '../servers/pause-postgres.ts'
import { makeScratchFolder } from '../servers/scratch-folder.ts'
import { startProduct } from '../servers/start-product.ts'

/** The goal is 2 s to answer and 10 s to end; bench/silent-database.ts measures. */
const ANSWER_MS = 60_000
const END_MS = 60_000

test.runIf(process.platform === 'linux')(
  'beside a paused server pages go on, readiness does not, and the product ends; the next start finds everything',
  { timeout: 180_000 },
  async () => {
    const dataDir = makeScratchFolder('directory')
    const product = await startProduct({ dataDir, environment: { SAMPLE_DATA: '50' } })
    const get = (pathname: string) =>
      fetch(product.url + pathname, { signal: AbortSignal.timeout(ANSWER_MS) })
    expect((await get('/')).status).toBe(200)

    const count = (text: string) => product.output().split(text).length - 1
    const silences = () => count('the database does not answer')
    // A busy machine's database may have been silent before.
    await vi.waitFor(() => expect(count('the database answers again')).toBe(silences()), END_MS)
    const before = silences()
    const resume = pausePostgres(dataDir)
    const answers = await Promise.all(['/', '/readyz', '/search?q=funeral', '/healthz'].map(get))
    expect(answers.map(({ status }) => status)).toEqual([200, 503, 200, 200])
    await vi.waitFor(() => expect(silences()).toBe(before + 1), END_MS)
    resume()
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), END_MS)
    await vi.waitFor(() => expect(count('the database answers again')).toBe(silences()), END_MS)

    const resumeAgain = pausePostgres(dataDir)
    const startedAt = performance.now()
    await product.stop()
    expect(performance.now() - startedAt).toBeLessThan(END_MS)
    resumeAgain()

    const next = await startProduct({ dataDir })
    expect((await fetch(`${next.url}/search?q=funeral`)).status).toBe(200)
    await next.stop()
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
  },
)
