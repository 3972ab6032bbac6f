import { afterAll, beforeAll, expect, test } from 'vitest'
import { ALL_CALLS } from '../../../tests/all-calls.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { isForAdministrators } from '../../shared/calls/define-call.ts'

/** Describes the calls; not listed among them. */
const DOCUMENT = 'GET /api/openapi.json'

let site: TestApp
beforeAll(async () => {
  site = await makeApp()
})
afterAll(() => site.close())

const table = () => ALL_CALLS.map(({ method, path }) => `${method.toUpperCase()} ${path}`).sort()

test('the table holds each call once', () => {
  expect(table().length).toBeGreaterThan(80)
  expect(new Set(table()).size).toBe(table().length)
})

test('every route below /api is a call of the table, and every call is served', () => {
  const routes = site.http.routes
    .filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && !path.includes('*'))
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => route !== DOCUMENT)
  expect([...new Set(routes)].sort()).toEqual(table())
})

test('the OpenAPI document describes every call of the table with its errors, and no other', async () => {
  const document = (await (await site.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { tags: string[]; security?: object[]; responses: object }>>
  }
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(table())
  for (const call of ALL_CALLS) {
    const operation = document.paths[call.path]?.[call.method]
    const name = `${call.method} ${call.path}`
    const isAdmin = isForAdministrators(call.path)
    const tag = call.path.startsWith('/api/partner-tools/') ? 'Partner tools' : 'Directory'
    expect(operation?.tags, name).toEqual([isAdmin ? 'Back office' : tag])
    expect(operation?.security !== undefined, name).toBe(isAdmin && !call.isOpen)
    const statuses = Object.keys(operation?.responses ?? {}).map(Number)
    expect(statuses, name).toEqual(expect.arrayContaining([...call.errors, 503]))
    if (operation?.security) expect(statuses, name).toContain(401)
    if (call.needsProof) expect(statuses, name).toContain(403)
    const success = statuses.filter((status) => status < 400)
    expect(success, name).toEqual([call.status ?? (call.answer ? 200 : 204), ...(call.accepted ? [202] : [])])
  }
})

test('each path has the parameters that the call checks', () => {
  for (const { path, params } of ALL_CALLS) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const shape = (params as { shape?: object } | undefined)?.shape ?? {}
    expect(Object.keys(shape).sort(), path).toEqual(names.sort())
  }
})
