import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databaseUrl, makeTemplate } from './global-setup.ts'
import { distinctStatements, readStatements } from './reading/record-statements.ts'
import { cloneTemplate } from './servers/make-database.ts'
import { startEmbeddedPostgres, type TestPostgres } from './servers/test-postgres.ts'

const statements = distinctStatements([...readStatements().values()].flat())

describe.runIf(process.env.TEST_ENGINE === 'external')(
  'a second server (in the run on it, after that on the embedded one)',
  () => {
    let embedded: TestPostgres
    let clone: Awaited<ReturnType<typeof cloneTemplate>>
    let both: [pg.Client, pg.Client]
    beforeAll(async () => {
      embedded = await startEmbeddedPostgres()
      clone = await cloneTemplate()
      const first = databaseUrl(embedded.url, await makeTemplate(embedded.url))
      both = [new pg.Client(first), new pg.Client(clone.url)]
      for (const client of both) await client.connect()
    })
    afterAll(async () => {
      for (const client of both ?? []) await client.end()
      await clone?.drop()
      await embedded?.stop()
    })

    /** Where the servers differ, and how many statements both prepare. */
    async function prepare(texts: Iterable<string>) {
      const different: { statement: string; outcomes: string[] }[] = []
      let prepared = 0
      for (const statement of texts) {
        const outcomes = await Promise.all(both.map((client) => prepareOn(client, statement)))
        if (outcomes[0] !== outcomes[1]) different.push({ statement, outcomes })
        else if (outcomes[0]?.startsWith('{')) prepared += 1
      }
      return { different, prepared }
    }

    test('understands every statement of the tests, with the same types', async () => {
      const { different, prepared } = await prepare(statements)
      expect(different).toEqual([])
      expect(statements.length, 'recorded on the embedded server').toBeGreaterThan(0)
      expect(prepared).toBeGreaterThan(statements.length / 2)
    })

    test('is found out where it does not know a function', async () => {
      const unknown = 'select fresh_function()'
      await both[0].query('create function fresh_function() returns int language sql as $$ select 1 $$')
      expect((await prepare([unknown])).different).toEqual([
        { statement: unknown, outcomes: ['{}', '42883'] },
      ])
    })
  },
)

/** Returns the parameters' types, or the code of the error; statements without a plan have that of a syntax error. */
async function prepareOn(client: pg.Client, statement: string): Promise<string> {
  try {
    await client.query(`prepare one as ${statement}`)
    const { rows } = await client.query('select parameter_types::text as types from pg_prepared_statements')
    await client.query('deallocate all')
    return rows[0]?.types
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
