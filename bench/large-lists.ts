import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { migrate } from '../src/db/migrate.ts'
import { openDatabase } from '../src/db/open.ts'
import { makeDataKey } from '../src/db/sealing/data-keys.ts'
import { createVault } from '../src/db/sealing/vault.ts'
import { databaseUrl, onServer } from '../tests/global-setup.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { startTestPostgres } from '../tests/servers/test-postgres.ts'
import { fillLargeDirectory } from './large-directory.ts'

export type LargeListRow = {
  page: string
  requests: number
  mostBytes: number
  /** The address of the largest page. */
  largest: string
  p50Ms: number
  p95Ms: number
  bar: string
}

const MOST_BYTES = 120 * 1024
const MOST_P95_MS = 60

const PARTNERS = 18_000
const IN_ONE_CITY = 2000
/** Whole states, services, and names of many places. */
const WIDE_QUERIES = [
  'texas',
  'california',
  'tx',
  'houston',
  'houston, tx',
  '77002',
  'harris county',
  'green burial',
  'pet cremation houston',
  'springfield',
  'new york',
  'washington',
  'cremation',
  'funeral homes in ohio',
]
const SERVICES = [
  'Direct cremation',
  'Memorial services',
  'Burial',
  'Veterans’ services',
  'Pet cremation',
  'Green burial',
  'Pre-planning',
  'Grief support',
]

/**
 * Measures uncached pages of 18,000 partners, 2,000 of them in Houston: size of the HTML and time of one visitor at a
 * time, after a few requests of each kind to warm up. Bars: 120 KB uncompressed, 60 ms at the 95th percentile.
 */
export async function benchLargeLists(): Promise<LargeListRow[]> {
  const server = await startTestPostgres()
  const name = `lists_${randomBytes(4).toString('hex')}`
  await onServer(server.url, `create database ${name}`)
  const url = databaseUrl(server.url, name)
  const db = openDatabase({ connectionString: url }, createVault([makeDataKey()]))
  try {
    await migrate(db.$client, 'src/db/migrations')
    await fillLargeDirectory(db, PARTNERS)
    await db.execute(sql`
      update partners set services_offered = coalesce((
        select array_agg(value) from jsonb_array_elements_text(${JSON.stringify(SERVICES)}::jsonb) as value
        where hashtext(partners.slug || value) % 2 = 0), '{}')`)
    await db.execute(sql`
      update partners set city = 'Houston', state = 'Texas', zip_code = '770' || lpad((number % 90)::text, 2, '0'),
        latitude = 29.76 + (number % 97 - 48) / 200.0, longitude = -95.37 + (number % 89 - 44) / 180.0
      from (select id as chosen, row_number() over (order by slug) as number from partners limit ${IN_ONE_CITY}) as chosen_ones
      where id = chosen`)
  } finally {
    await db.$client.end()
  }
  const product = await startProduct({ environment: { DATABASE_URL: url, PAGE_CACHE: 'off' } })
  try {
    const rows: LargeListRow[] = []
    for (const [page, addresses] of Object.entries(await addressesOf(product.url))) {
      const times: number[] = []
      let mostBytes = 0
      let largest = ''
      for (const [index, address] of [...addresses.slice(0, 5), ...addresses].entries()) {
        const startedAt = performance.now()
        const response = await fetch(product.url + address)
        const bytes = (await response.arrayBuffer()).byteLength
        if (response.status !== 200) throw new Error(`${address} answered ${response.status}`)
        if (index < 5) continue
        times.push(performance.now() - startedAt)
        if (bytes <= mostBytes) continue
        mostBytes = bytes
        largest = address
      }
      times.sort((a, b) => a - b)
      const at = (share: number) =>
        Math.round((times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0) * 10) / 10
      const p95Ms = at(0.95)
      const missed = [
        mostBytes > MOST_BYTES ? `${Math.ceil(mostBytes / 1024)} KB > ${MOST_BYTES / 1024} KB` : [],
        p95Ms > MOST_P95_MS ? `${p95Ms} ms > ${MOST_P95_MS} ms` : [],
      ].flat()
      const bar = missed.length > 0 ? `missed: ${missed.join(', ')}` : 'met'
      console.log(`${page}: ${bar}; largest ${mostBytes} bytes, ${largest}`)
      rows.push({ page, requests: times.length, mostBytes, largest, p50Ms: at(0.5), p95Ms, bar })
    }
    return rows
  } finally {
    await product.stop()
    await onServer(server.url, `drop database if exists ${name} with (force)`)
    await server.stop()
  }
}

async function addressesOf(siteUrl: string): Promise<Record<string, string[]>> {
  const partners = (await (await fetch(`${siteUrl}/api/partners/random?limit=50`)).json()) as {
    slug: string
    city: string
    state: string
    zipCode: string
  }[]
  const slug = (text: string) =>
    text
      .toLowerCase()
      .replace(/['.]/g, '')
      .replace(/[^a-z0-9]+/g, '-')
  const states = [...new Set(partners.map(({ state }) => slug(state)))]
  const pages = Array.from({ length: 40 }, (_, index) => index * 2 + 1)
  const houston = '/state/texas/city/houston'
  return {
    home: Array.from({ length: 60 }, () => '/'),
    state: [...states.map((state) => `/state/${state}`), '/state/texas', '/state/texas?page=2'],
    'large city': [
      ...pages.map((page) => `${houston}?page=${page}`),
      ...pages.slice(0, 15).map((page) => `${houston}?service=pet-cremation&sort=distance&page=${page}`),
    ],
    city: partners.map(({ city, state }) => `/state/${slug(state)}/city/${slug(city)}`),
    search: [
      ...partners.map(({ city }) => `/search?q=${encodeURIComponent(city)}`),
      ...partners.slice(0, 20).map(({ zipCode }) => `/search?q=${zipCode}`),
      ...pages.slice(0, 20).map((page) => `/search?q=funeral&page=${page}`),
      ...pages.slice(0, 10).map((page) => `/search?service=veterans-services&sort=name&page=${page}`),
      ...WIDE_QUERIES.flatMap((query) =>
        [1, 2].map((page) => `/search?q=${encodeURIComponent(query)}&page=${page}`),
      ),
    ],
    partner: partners.map(({ slug }) => `/partner/${slug}`),
  }
}
