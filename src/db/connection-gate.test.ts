import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type pg from 'pg'
import { expect, inject, test } from 'vitest'
import { outageOf } from '../shared/outage-of.ts'
import { GatedPool } from './connection-gate.ts'

function openPool(options: pg.PoolConfig = {}) {
  const gate = new GatedPool({ connectionString: inject('postgresUrl'), max: 1, ...options })
  return { pool: gate as pg.Pool, gate }
}

test('a full pool, a lost connection and a closed pool each have an error code', async () => {
  const { pool } = openPool({ connectionTimeoutMillis: 150 })
  const held = await pool.connect()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNRESET' })
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ECONNRESET' })
  held.release()
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })

  await pool.end()
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNRESET' })
})

test('an error in a statement keeps its SQLSTATE', async () => {
  const { pool } = openPool()
  await expect(pool.query('select nothing_of_that_name')).rejects.toMatchObject({ code: '42703' })
  await pool.end()
})

test('a closed gate refuses waiting and new callers, and after reopening the pool is complete', async () => {
  const { pool, gate } = openPool()
  const held = await pool.connect()
  const waiting = pool.query('select 1')
  expect(gate.silentMs()).toBe(0)
  gate.close(5000)
  expect(gate.silentMs()).toBeGreaterThanOrEqual(5000)
  await expect(waiting).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  expect(outageOf(await waiting.catch((error: unknown) => error))).not.toBeNull()
  await expect(pool.connect()).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  held.release()
  gate.open()
  expect(gate.silentMs()).toBe(0)
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await pool.end()
})

test('cutting gives up connections that are being made', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const { pool, gate } = openPool({ connectionString: `postgres://nobody@127.0.0.1:${port}/none` })
  const waiting = expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await once(silent, 'connection')
  gate.cut()
  await waiting
  await pool.end()
  silent.close()
})

test('cutting rejects running statements and frees their places', async () => {
  const { pool, gate } = openPool()
  const sleeping = pool.query('select pg_sleep(60)')
  await once(pool, 'acquire')
  await new Promise((resolve) => setTimeout(resolve, 50))
  gate.cut()
  await expect(sleeping).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  await expect(pool.query('select 1 as one')).resolves.toMatchObject({ rows: [{ one: 1 }] })
  await pool.end()
})
