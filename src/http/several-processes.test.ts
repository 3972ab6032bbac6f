import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../tests/sites/make-app.ts'
import { insertPartners } from '../../tests/values/build.ts'
import { createHttpApp } from './app.ts'
import { createServerParts } from './server-parts.ts'

let site: TestApp
let processes: { request(path: string, init?: RequestInit): Response | Promise<Response> }[]
let partnerId: string
beforeAll(async () => {
  site = await makeApp({ TRUST_PROXY: '1', PARTNER_TOOLS_CODE: 'river stones' })
  const assets = { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] }
  // What a process keeps in memory is in its parts.
  processes = [site.http, createHttpApp(site.app, assets, createServerParts(site.app))]
  partnerId = (await insertPartners(site.app.db, {}))[0]?.id ?? ''
  await site.app.directory.refresh()
})
afterAll(() => site.close())

/** Sends the same to the processes in turn; returns the statuses. */
async function inTurn(count: number, path: string, body: (turn: number) => object | string) {
  const statuses: number[] = []
  for (let turn = 0; turn < count; turn += 1) {
    const sent = body(turn)
    const response = await processes[turn % 2]?.request(path, {
      method: 'POST',
      headers: {
        'content-type': typeof sent === 'string' ? 'application/x-www-form-urlencoded' : 'application/json',
        'x-forwarded-for': '198.51.100.7',
      },
      body: typeof sent === 'string' ? sent : JSON.stringify(sent),
    })
    statuses.push(response?.status ?? 0)
  }
  return statuses
}
const times = (count: number, status: number) => Array(count).fill(status)

test('two processes take as many inquiries of a network as one', async () => {
  const statuses = await inTurn(7, '/api/inquiries', (turn) => ({
    partnerId,
    name: 'Ada Wren',
    email: `ada${turn}@example.org`,
    message: `How long does it take, please? ${turn}`,
  }))
  expect(statuses).toEqual([...times(5, 201), ...times(2, 429)])
})

test('two processes take as many wrong passwords for an account as one', async () => {
  const statuses = await inTurn(7, '/api/admin/login', () => ({ username: 'ada', password: 'wrong one' }))
  expect(statuses).toEqual([...times(5, 401), ...times(2, 429)])
})

test('two processes take as many wrong access codes of a network as one', async () => {
  const statuses = await inTurn(22, '/partner-tools/access', () => 'code=pebbles')
  expect(statuses).toEqual([...times(20, 401), ...times(2, 429)])
})
