import { randomBytes } from 'node:crypto'
import { readConfig } from '../src/config/config.ts'
import { migrate } from '../src/db/migrate.ts'
import { type Database, openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { searchDirectory } from '../src/features/directory/finder/answers/search-directory.ts'
import { suggest } from '../src/features/directory/finder/answers/suggest.ts'
import { type PartnerReads, selectPlaceData } from '../src/features/directory/partner-reads/read-partners.ts'
import type { DirectoryView } from '../src/features/directory/snapshot/directory-view.ts'
import { openDirectoryView } from '../src/features/directory/snapshot/open-directory-view.ts'
import { createPartnerFinder } from '../src/features/partners/find/create-partner-finder.ts'
import type { PartnerFilters } from '../src/shared/partners/partner-filters.ts'
import { databaseUrl, onServer } from '../tests/global-setup.ts'
import { startTestPostgres } from '../tests/servers/test-postgres.ts'
import { fillLargeDirectory } from './large-directory.ts'

/** Typed queries by cost, asked in turn. */
const QUERIES: Record<string, readonly string[]> = {
  name: ['hollis & wren', 'Bellweather', 'Norwood Cremation Society', 'kinsley and', 'Wren Mortuary'],
  city: ['asheville', 'Springfield', 'new york', 'Saint Louis', 'houston'],
  state: ['North Carolina', 'texas', 'vermont', 'new jersey'],
  code: ['tx', 'NC', 'ca', 'in'],
  zip: ['28801', '10001', '288', '90210-1234', '99999', '0'],
  common: ['funeral', 'a', 'e', 'cremation', 'home', '&', 'st'],
  typo: ['ashevile', 'barooklyn new york', 'holis and wrenn', 'funral home', 'cremtion socity', 'huston tx'],
  place: ['Asheville, NC', 'funeral homes in vermont', 'st louis, missouri'],
  strange: [
    'zzzzqqqq',
    '100%',
    "o'brien_",
    '\u{1f33f} caf\u00e9',
    'a b c d e f g h',
    'a family owned house that has served its neighbours for generations in the town by the river',
  ],
}
/** What administrators ask while somebody is on the telephone, and what filters narrow. */
const CONSOLE_FILTERS: readonly PartnerFilters[] = [
  ...[
    'hollis & wren',
    'Norwood Cremation Society',
    'asheville',
    'Springfield, IL',
    'Dallas TX',
    'texas',
    '28801',
    '(828) 555-0142',
    '0142',
    '555 01',
    'office@hollis.example',
    '12 Merrimon Avenue',
    'Merrimon',
    'funeral',
    'veterans',
    'partner-77',
    'ashevile',
  ].map((q) => ({ q })),
  { lacks: 'email', active: 'yes' },
  { lacks: 'picture,website', state: 'Texas' },
  { active: 'no', sort: 'changed' },
  { q: 'chapel', lacks: 'email', sort: 'city' },
  { sort: 'newest' },
]

const TYPED = [
  'a',
  'as',
  'ash',
  'ashev',
  'ashevi',
  'ashevil',
  'new y',
  'hol',
  'hollis',
  'hollis &',
  'funer',
  'tx',
  'nort',
  '2',
  '28',
  '288',
  '2880',
  'h2',
  'sprin',
  'springfeild',
  'cremt',
  'toliver',
  'st lo',
  'zzzz',
]

/** The clock of a thread's CPU time may step by 4 ms: the mean of few short searches would measure its steps. */
const ROUNDS = 60

/**
 * Measures search and typeahead with cards over 1,857 and 100,000 partners against plain SQL (ILIKE) in the
 * same run, and partner reads a second.
 */
export async function benchSearch(sizes: readonly number[] = [1857, 100_000]): Promise<object[]> {
  const server = await startTestPostgres()
  const rows: object[] = []
  try {
    for (const partners of sizes) {
      const name = `bench_${randomBytes(4).toString('hex')}`
      await onServer(server.url, `create database ${name}`)
      const db = openDatabase(
        { connectionString: databaseUrl(server.url, name) },
        createVault([makeDataKey()]),
      )
      try {
        await migrate(db.$client, 'src/db/migrations')
        await fillLargeDirectory(db, partners)
        rows.push(...(await measure(db, partners)))
      } finally {
        await db.$client.end()
        await onServer(server.url, `drop database ${name} with (force)`)
      }
    }
  } finally {
    await server.stop()
  }
  return rows
}

async function measure(db: Database, partners: number): Promise<object[]> {
  const openedAt = performance.now()
  const directory = await openDirectoryView(db)
  const openMs = performance.now() - openedAt
  const app = { db, directory, config: readConfig({}), clock: { now: () => new Date() } }
  try {
    const refresh = await measureRefresh(db, directory)
    await directory.gazetteer()
    const search = (query: string) => searchDirectory(app, query, { limit: 20 })
    const kinds: [string, Sample[]][] = []
    for (const [kind, queries] of Object.entries(QUERIES)) kinds.push([kind, await time(queries, search)])
    const all = percentiles(kinds.flatMap(([, samples]) => samples))
    // Slow on a large table; two rounds are enough.
    const reference = percentiles(
      await time(
        Object.values(QUERIES).flat(),
        (query) => searchBySql(db, query),
        partners > 10_000 ? 2 : ROUNDS,
      ),
    )
    return [
      { partners, what: 'search, all kinds, 20 cards', ...all, ofReference: all.p95Ms / reference.p95Ms },
      { partners, what: 'reference: ILIKE over the table', ...reference },
      ...kinds.map(([kind, samples]) => ({ partners, what: `search: ${kind}`, ...percentiles(samples) })),
      { partners, what: 'typeahead', ...percentiles(await time(TYPED, (text) => suggest(app, text))) },
      ...(await measureConsole(app, partners)),
      { partners, what: 'directory loaded', p50Ms: openMs },
      { partners, what: 'directory refreshed after one change', ...refresh },
      { partners, what: 'partners read per second', perSecond: await readsPerSecond(app) },
    ]
  } finally {
    await directory.close()
  }
}

/** The console's search with a window of 100 rows, also after one change. */
async function measureConsole(app: Parameters<typeof createPartnerFinder>[0], partners: number) {
  const finder = createPartnerFinder(app)
  const rounds = partners > 10_000 ? 2 : ROUNDS
  const rows = await time(CONSOLE_FILTERS, (filters) => finder.find(filters, { limit: 100 }), rounds)
  const barMs = partners > 10_000 ? 400 : 15
  return [
    { partners, what: 'console search, 100 rows', ...percentiles(rows), barMs },
    {
      partners,
      what: 'console search, ids of all',
      ...percentiles(await time(CONSOLE_FILTERS, finder.findIds, rounds)),
    },
    {
      partners,
      what: 'console search, after one change',
      ...percentiles(await timeAfterChanges(app, finder)),
    },
  ]
}

/** The public directory is refreshed before each, as a change does. */
async function timeAfterChanges(
  { db, directory }: Parameters<typeof createPartnerFinder>[0],
  finder: ReturnType<typeof createPartnerFinder>,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let change = 0; change < 5; change++) {
    await changePhone(db, `(828) 555-01${change}1`)
    await directory.refresh()
    samples.push(...(await time([{ q: 'hollis' }], (filters) => finder.find(filters, { limit: 100 }), 1, 0)))
  }
  return samples
}

type Sample = { ms: number; cpuMs: number }

/** Each query once per round; the first `warmUps` rounds are not counted. */
async function time<Query>(
  queries: readonly Query[],
  run: (query: Query) => Promise<unknown>,
  rounds = ROUNDS,
  warmUps = 1,
) {
  const samples: Sample[] = []
  for (let round = 1 - warmUps; round <= rounds; round++) {
    for (const query of queries) {
      const cpu = process.threadCpuUsage()
      const startedAt = performance.now()
      await run(query)
      const ms = performance.now() - startedAt
      const used = process.threadCpuUsage(cpu)
      if (round > 0) samples.push({ ms, cpuMs: (used.user + used.system) / 1000 })
    }
  }
  return samples
}

/** Percentiles of elapsed time, and this process's mean CPU time, which other load disturbs less. */
function percentiles(samples: Sample[]) {
  const times = samples.map(({ ms }) => ms).sort((a, b) => a - b)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(share * times.length))] as number
  const cpuMeanMs = samples.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / samples.length
  return { p50Ms: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99), cpuMeanMs }
}

/** SEARCH-1 in plain SQL, with a card's columns. */
async function searchBySql(db: Database, query: string) {
  const pattern = `%${query.replace(/[\\%_]/g, '\\$&')}%`
  return db.$client.query({
    name: 'naive',
    text: `select *, count(*) over () as total from partners
      where is_active and deleted_at is null
        and (name ilike $1 or city ilike $1 or state ilike $1 or zip_code ilike $1)
      order by is_priority desc, name limit 20`,
    values: [pattern],
  })
}

/** Five changes with refresh; `heldUpMs` is the longest event-loop block. */
async function measureRefresh(db: Database, directory: DirectoryView) {
  const times: number[] = []
  let heldUpMs = 0
  let tickedAt = performance.now()
  const ticking = setInterval(() => {
    heldUpMs = Math.max(heldUpMs, performance.now() - tickedAt - 1)
    tickedAt = performance.now()
  }, 1)
  for (let change = 0; change < 5; change++) {
    await changePhone(db, `(828) 555-01${change}0`)
    tickedAt = performance.now()
    const startedAt = performance.now()
    await directory.refresh()
    times.push(performance.now() - startedAt)
  }
  clearInterval(ticking)
  times.sort((a, b) => a - b)
  return { p50Ms: times[2] as number, heldUpMs }
}

async function changePhone(db: Database, phone: string): Promise<void> {
  await db.$client.query(
    `with next as (update directory_state set version = version + 1 returning version)
     update partners set phone = $1, version = (select version from next) where slug = 'partner-7'`,
    [phone],
  )
}

/** Photos and reviews by id, ten at a time, for two seconds. */
async function readsPerSecond(app: PartnerReads) {
  const { partners } = app.directory.current()
  const startedAt = performance.now()
  let count = 0
  await Promise.all(
    Array.from({ length: 10 }, async () => {
      while (performance.now() - startedAt < 2000) {
        await selectPlaceData(app, partners[count++ % partners.length]?.id ?? '')
      }
    }),
  )
  return Math.round(count / ((performance.now() - startedAt) / 1000))
}
