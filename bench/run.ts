/**
 * `npm run bench [-- pages|lists|weights|start|search|back-office|partner-table|import|overload|slow-peers|silence|google|video|video-visitors|logos|backup|login-times|soak …]`: measures
 * the built product, prints tables, writes bench/results/{subject}.json. Figures are ratios to a reference of
 * the same run where possible. `npm run bench -- pages --against FOLDER` compares with another checkout's
 * build.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchBackOffice } from './back-office.ts'
import { benchBackup } from './backup.ts'
import { comparePages } from './compare-pages.ts'
import { benchGoogle } from './google.ts'
import { benchImport } from './import.ts'
import { benchLargeLists } from './large-lists.ts'
import { benchLoginTimes } from './login-times.ts'
import { benchLogos } from './logos.ts'
import { benchOverload } from './overload.ts'
import { benchPages } from './pages.ts'
import { benchPartnerTable } from './partner-table.ts'
import { benchSearch } from './search.ts'
import { benchSilentDatabase } from './silent-database.ts'
import { benchSlowPeers } from './slow-peers.ts'
import { benchSoak } from './soak.ts'
import { benchStartUp } from './start-up.ts'
import { benchVideo } from './video.ts'
import { benchVideoVisitors } from './video-visitors.ts'
import { benchWeights } from './weights.ts'

const subjects: Record<string, () => Promise<object[]>> = {
  start: () => benchStartUp(),
  weights: () => benchWeights(),
  search: () => benchSearch(),
  pages: () => benchPages(),
  lists: () => benchLargeLists(),
  overload: () => benchOverload(),
  'back-office': () => benchBackOffice(),
  'partner-table': () => benchPartnerTable(),
  import: () => benchImport(),
  'slow-peers': () => benchSlowPeers(),
  silence: () => benchSilentDatabase(),
  google: () => benchGoogle(),
  video: () => benchVideo(),
  'video-visitors': () => benchVideoVisitors(),
  logos: () => benchLogos(),
  backup: () => benchBackup(),
  'login-times': () => benchLoginTimes(),
  soak: () => benchSoak(),
}

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
})
const { against } = values
if (against !== undefined) {
  if (positionals.join() !== 'pages') throw new Error('Only pages are compared: pages --against FOLDER.')
  subjects.comparison = () => comparePages(against)
}
// Half an hour: only by its name.
const usual = Object.keys(subjects).filter((subject) => subject !== 'soak')
const all = positionals.length > 0 ? positionals : usual
const chosen = against === undefined ? all : ['comparison']
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

/** Flattens one level to "outer.inner" for tables. */
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
