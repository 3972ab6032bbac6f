import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { nameConnectionErrors } from './name-connection-errors.ts'

test('a pool without a free connection, a lost connection and a closed pool each have a code', async () => {
  const pool = new pg.Pool({
    connectionString: inject('postgresUrl'),
    max: 1,
    connectionTimeoutMillis: 150,
  })
  nameConnectionErrors(pool)
  const held = await pool.connect()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNRESET' })
  held.release()
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })

  await pool.end()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('a mistake in a statement keeps its SQLSTATE', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 })
  nameConnectionErrors(pool)
  await expect(pool.query('select nothing_of_that_name')).rejects.toMatchObject({ code: '42703' })
  await pool.end()
})
