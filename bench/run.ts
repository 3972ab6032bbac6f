/**
 * `npm run bench [-- pages|weights|start|search|back-office|import|overload|slow-peers|silence …]`: measures the built product, prints one table per subject and writes
 * bench/results/{subject}.json. Figures are ratios against a reference of the same run wherever there is one.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { benchBackOffice } from './back-office.ts'
import { benchImport } from './import.ts'
import { benchOverload } from './overload.ts'
import { benchPages } from './pages.ts'
import { benchSearch } from './search.ts'
import { benchSilentDatabase } from './silent-database.ts'
import { benchSlowPeers } from './slow-peers.ts'
import { benchStartUp } from './start-up.ts'
import { benchWeights } from './weights.ts'

const subjects: Record<string, () => Promise<object[]>> = {
  start: () => benchStartUp(),
  weights: () => benchWeights(),
  search: () => benchSearch(),
  pages: () => benchPages(),
  overload: () => benchOverload(),
  'back-office': () => benchBackOffice(),
  import: () => benchImport(),
  'slow-peers': () => benchSlowPeers(),
  silence: () => benchSilentDatabase(),
}

const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(subjects)
await mkdir('bench/results', { recursive: true })
for (const subject of chosen) {
  const run = subjects[subject]
  if (!run)
    throw new Error(`There is no bench of "${subject}"; choose of ${Object.keys(subjects).join(', ')}.`)
  const rows = await run()
  console.log(`\n${subject}`)
  console.table(rows.map(flat))
  const machine = {
    cores: cpus().length,
    cpu: cpus()[0]?.model,
    node: process.version,
    measuredAt: new Date().toISOString(),
  }
  await writeFile(`bench/results/${subject}.json`, `${JSON.stringify({ machine, rows }, null, 2)}\n`)
}

/** One level of nesting becomes "outer.inner", so that a row fits a table. */
function flat(row: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).flatMap(([key, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).map(([inner, part]) => [`${key}.${inner}`, part])
        : [
            [
              key,
              typeof value === 'number' && !Number.isInteger(value) ? Math.round(value * 1000) / 1000 : value,
            ],
          ],
    ),
  )
}
