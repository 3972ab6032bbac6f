import path from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../src/db/embedded-postgres/open-embedded-postgres.ts'
import { startProduct } from '../tests/servers/start-product.ts'
import { weighConsole } from './console-weights.ts'
import { type BackOffice, openBackOffice, time } from './open-back-office.ts'
import { partnerFile } from './partner-file.ts'
import { pickPages } from './pick-pages.ts'
import { startVisitors, watchMemory } from './steady-visitors.ts'

const ROUNDS = 5

/**
 * Measures the back office on the built sample product over HTTP: bulk calls on all partners, imports of
 * 2,000 and 100,000 rows with undo, visitors meanwhile, console weight. `ofReference`: ratio to the bare
 * statement on a copy of the table in the same run, without history, version or HTTP.
 */
export async function benchBackOffice(): Promise<object[]> {
  const product = await startProduct()
  const embedded = await openEmbeddedPostgres(path.join(product.dataDir, 'db'))
  const pool = new pg.Pool({ ...embedded.connection, max: 1 })
  try {
    const office = await openBackOffice(product.url)
    const rows = [...(await benchBulk(office, pool)), ...(await benchSmallImport(office, pool))]
    const pages = Object.values(await pickPages(product.url))
    rows.push(...(await benchLargeImport(office, pool, product, pages)))
    rows.push(...(await weighConsole(product.url, office.session)))
    return rows
  } finally {
    await pool.end()
    await embedded.close()
    await product.stop()
  }
}

async function benchBulk(office: BackOffice, pool: pg.Pool): Promise<object[]> {
  await pool.query('create table bench_copy (like partners including all)')
  await pool.query('insert into bench_copy select * from partners')
  const { rows } = await pool.query<{ id: string }>('select id from partners where deleted_at is null')
  const ids = rows.map(({ id }) => id)
  const times = { edit: [] as number[], remove: [] as number[], undo: [] as number[], bare: [] as number[] }
  for (let round = 1; round <= ROUNDS; round++) {
    const updates = { annualCremations: round, description: `Round ${round}` }
    const edit = await time(() => office.call('PATCH', '/api/admin/partners/bulk-edit', { ids, updates }))
    times.edit.push(edit.ms)
    const bare = await time(() =>
      pool.query('update bench_copy set annual_cremations = $2, description = $3 where id = any($1)', [
        ids,
        round,
        `Round ${round}`,
      ]),
    )
    times.bare.push(bare.ms)
    const removed = await time(() =>
      office.call<{ changeSetId: string }>('DELETE', '/api/admin/partners/bulk-delete', { ids }),
    )
    times.remove.push(removed.ms)
    times.undo.push((await office.undo(removed.result.changeSetId)).ms)
  }
  const reference = median(times.bare)
  const row = (what: string, values: number[], barMs?: number) => ({
    what: `${what} of ${ids.length} partners`,
    ms: median(values),
    barMs,
    ofReference: median(values) / reference,
  })
  return [
    row('reference: bare update … where id = any', times.bare),
    row('bulk edit', times.edit, 2000),
    row('bulk delete', times.remove),
    row('undo of the bulk delete', times.undo, 3000),
  ]
}

async function benchSmallImport(office: BackOffice, pool: pg.Pool): Promise<object[]> {
  const count = 2000
  const times = { check: [] as number[], write: [] as number[], undo: [] as number[], bare: [] as number[] }
  for (let round = 1; round <= ROUNDS; round++) {
    const checked = await office.check(partnerFile(count, `Small ${round}`))
    const written = await office.write(checked.result)
    times.bare.push(await insertBare(pool, written.result.changeSetId))
    times.check.push(checked.ms)
    times.write.push(written.ms)
    times.undo.push((await office.undo(written.result.changeSetId)).ms)
  }
  const reference = median(times.bare)
  const row = (what: string, values: number[], barMs?: number) => ({
    what: `${what} of ${count} rows`,
    ms: median(values),
    barMs,
    ofReference: median(values) / reference,
  })
  return [
    row('reference: bare insert … select', times.bare),
    row('CSV preview', times.check, 1500),
    row('CSV write', times.write, 3000),
    row('undo of the import', times.undo, 3000),
  ]
}

async function benchLargeImport(
  office: BackOffice,
  pool: pg.Pool,
  product: { url: string; pid: number },
  pages: string[],
): Promise<object[]> {
  const count = 100_000
  const file = partnerFile(count, 'Large')
  const idle = startVisitors(product.url, pages)
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const rows: object[] = [{ what: 'reference: visitors of an idle product', ...(await idle.stop()) }]

  /** One step with its effect on others; a whole import's `barMs` is at its sum. */
  async function step<Result>(what: string, run: () => Promise<{ ms: number; result: Result }>) {
    const visitors = startVisitors(product.url, pages)
    const memory = watchMemory(product.pid)
    const { ms, result } = await run()
    const extraMegabytes = memory.stop()?.grownMb ?? null
    rows.push({ what: `${what} of ${count} rows`, ms, extraMegabytes, ...(await visitors.stop()) })
    return { ms, result }
  }
  const checked = await step('CSV preview', () => office.check(file))
  const written = await step('CSV write', () => office.write(checked.result))
  rows.push({ what: `import of ${count} rows, both`, ms: checked.ms + written.ms, barMs: 15_000 })
  const bareMs = await insertBare(pool, written.result.changeSetId)
  rows.push({
    what: `reference: bare insert … select of ${count} rows`,
    ms: bareMs,
    ofReference: written.ms / bareMs,
  })
  await step('undo', () => office.undo(written.result.changeSetId))
  return rows
}

/** Inserts the import's rows into the copied table; returns milliseconds. */
async function insertBare(pool: pg.Pool, changeSetId: string | null): Promise<number> {
  await pool.query('truncate bench_copy')
  const { ms } = await time(() =>
    pool.query(
      `insert into bench_copy select p.* from partners as p
       where id in (select entity_id from changes where change_set_id = $1)`,
      [changeSetId],
    ),
  )
  return ms
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] as number
