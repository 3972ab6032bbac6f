import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findBuild } from '../scripts/run/find-build.mjs'
import { startProduct } from '../tests/servers/start-product.ts'
import { facilityList } from '../tests/values/facility-list.ts'
import { partnerFile } from './partner-file.ts'
import { pickPages } from './pick-pages.ts'
import { startVisitors, watchMemory } from './steady-visitors.ts'

const ROWS = 100_000
/** A started product reads postal codes and settles. */
const SETTLE_MS = 10_000
const BAR_MB = 150
/** The slowest hundredth of visitors during an import. */
const VISITORS_BAR_MS = 250
/** A register in capitals, checked and not written. */
const CHECKED_ROWS = 18_252
const CHECK_BAR_MS = 6000

/**
 * Measures `npm run import` of 100,000 rows beside a running product: time, peak resident set above the idle
 * product's, and the waits of visitors. Then imports the list again, matching every partner, and checks a register of 18,252 rows in
 * capitals, start of the command included.
 */
export async function benchImport(): Promise<object[]> {
  const product = await startProduct()
  const file = path.join(tmpdir(), `bench-${process.pid}.csv`)
  try {
    await writeFile(file, partnerFile(ROWS, 'Listed'))
    await sleep(SETTLE_MS)
    const idleMb = watchMemory(product.pid).stop()?.peakMb ?? null
    const pages = Object.values(await pickPages(product.url))
    for (const page of pages) await (await fetch(product.url + page)).arrayBuffer()
    const productMemory = watchMemory(product.pid)
    const visitors = startVisitors(product.url, pages)
    const first = await runImport(product.dataDir, file)
    const meanwhile = await visitors.stop()
    const productGrownMb = productMemory.stop()?.grownMb ?? null
    const again = await runImport(product.dataDir, file)
    await writeFile(file, facilityList(CHECKED_ROWS).csv)
    const check = await runImport(product.dataDir, file, '--dry-run')
    const row = (what: string, run: typeof first) => ({
      what: `${what} of ${ROWS} rows`,
      ms: run.ms,
      peakMb: run.peakMb,
      overIdleMb: run.peakMb !== null && idleMb !== null ? run.peakMb - idleMb : null,
      barMb: BAR_MB,
    })
    return [
      { what: 'reference: idle product', peakMb: idleMb },
      row('import', first),
      row('second import', again),
      { what: `check of ${CHECKED_ROWS} rows in capitals`, ms: check.ms, barMs: CHECK_BAR_MS },
      { what: 'the running product meanwhile', overIdleMb: productGrownMb },
      { what: 'visitors meanwhile', ...meanwhile, barMs: VISITORS_BAR_MS },
    ]
  } finally {
    await product.stop()
    await rm(file, { force: true })
  }
}

async function runImport(
  dataDir: string,
  file: string,
  ...options: string[]
): Promise<{ ms: number; peakMb: number | null }> {
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    [path.join(findBuild(), 'server/import.js'), file, '--take-doubtful', ...options],
    {
      env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const memory = watchMemory(child.pid as number)
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`The import ended with code ${code}.`)
  return { ms: Math.round(performance.now() - startedAt), peakMb: memory.stop()?.peakMb ?? null }
}
