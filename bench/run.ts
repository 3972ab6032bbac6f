/**
 * `npm run bench [-- pages|peers|weights|languages|start|search|back-office|import|overload|concurrency|slow-peers|silence|outage|failover|kills|google|video|video-visitors|backup|backups|scale|login-times|traced|soak …]`: measures
 * the built product, prints tables, writes bench/results/{subject}.json. Figures are ratios to a reference of
 * the same run where possible. With another checkout's build,
 * `rollout --against FOLDER` tries the upgrade from it and back, and
 * `answers --against FOLDER` lists what 200 pages and the reading calls answer otherwise. `outage --seconds 60`: how long the database is away. `video --film lanterns`: others than the two extremes. `kills --rounds 250`: kills on each engine; only when named, as
 * `failover` (each part of docs/scaling.md taken away in turn), `two-processes`, `edge` (Varnish) and `year [--minutes 60]`, as `finder --fit` and `finder --ablate` (bench/finder/fit.ts).
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { compareAnswers } from './answers/compare-answers.ts'
import { benchBackOffice } from './back-office.ts'
import { benchBackup } from './backup.ts'
import { benchBackups } from './backups.ts'
import { benchConcurrency } from './concurrency.ts'
import { benchDatabaseOutage } from './database-outage.ts'
import { benchEdge } from './edge.ts'
import { benchFailover } from './failover.ts'
import { benchFinder } from './finder/fit.ts'
import { benchGoogle } from './google.ts'
import { benchImport } from './import.ts'
import { benchKills } from './kills.ts'
import { benchLanguages } from './languages.ts'
import { benchLoginTimes } from './login-times.ts'
import { benchOverload } from './overload.ts'
import { benchPages } from './pages.ts'
import { benchPeers } from './peers.ts'
import { benchRollout } from './rollout.ts'
import { benchScale } from './scale.ts'
import { benchSearch } from './search.ts'
import { benchSilentDatabase } from './silent-database.ts'
import { benchSlowPeers } from './slow-peers.ts'
import { benchSoak } from './soak.ts'
import { benchStartUp } from './start-up.ts'
import { benchTraced } from './traced.ts'
import { benchTwoProcesses } from './two-processes.ts'
import { benchVideo } from './video.ts'
import { benchVideoVisitors } from './video-visitors.ts'
import { benchWeights } from './weights.ts'
import { benchYear } from './year.ts'

const subjects: Record<string, () => Promise<object[]>> = {
  start: () => benchStartUp(),
  weights: () => benchWeights(),
  languages: () => benchLanguages(),
  search: () => benchSearch(),
  pages: () => benchPages(),
  peers: () => benchPeers(),
  overload: () => benchOverload(),
  concurrency: () => benchConcurrency(),
  'back-office': () => benchBackOffice(),
  import: () => benchImport(),
  'slow-peers': () => benchSlowPeers(),
  silence: () => benchSilentDatabase(),
  outage: () => benchDatabaseOutage(Number(values.seconds)),
  failover: () => benchFailover(),
  'two-processes': () => benchTwoProcesses(),
  edge: () => benchEdge(Number(values.minutes ?? 10)),
  year: () => benchYear(Number(values.minutes ?? 60)),
  kills: () => benchKills(Number(values.rounds)),
  google: () => benchGoogle(),
  video: () => benchVideo(values.film),
  'video-visitors': () => benchVideoVisitors(),
  backup: () => benchBackup(),
  backups: () => benchBackups(),
  scale: () => benchScale(),
  'login-times': () => benchLoginTimes(),
  traced: () => benchTraced(),
  soak: () => benchSoak(),
  finder: () => benchFinder(values.ablate ? 'ablate' : 'fit'),
}

const { values, positionals } = parseArgs({
  options: {
    against: { type: 'string' },
    fit: { type: 'boolean' },
    ablate: { type: 'boolean' },
    film: { type: 'string', multiple: true },
    minutes: { type: 'string' },
    rounds: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '60' },
  },
  allowPositionals: true,
})
const { against } = values
/** By what is asked, with the name of its results. */
const COMPARISONS: Record<string, { name: string; run: (against: string) => Promise<object[]> }> = {
  answers: { name: 'answers', run: compareAnswers },
  rollout: { name: 'rollout', run: benchRollout },
}
const comparison = COMPARISONS[positionals.join()]
if (against !== undefined) {
  if (!comparison) throw new Error(`--against goes with one of ${Object.keys(COMPARISONS).join(', ')}.`)
  subjects[comparison.name] = () => comparison.run(against)
}
/** They take half an hour and more: only by their names. */
const LONG = ['failover', 'two-processes', 'edge', 'year', 'kills', 'soak', 'finder', 'peers']
const all =
  positionals.length > 0 ? positionals : Object.keys(subjects).filter((subject) => !LONG.includes(subject))
const chosen = against === undefined || !comparison ? all : [comparison.name]
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
