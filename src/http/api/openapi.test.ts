import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'

type Operation = {
  summary?: string
  parameters?: { name: string; in: string; required?: boolean }[]
  security?: object[]
  requestBody?: { content: Record<string, unknown> }
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Document = {
  openapi: string
  servers: { url: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, { properties?: object }> }
}

let site: TestApp
let document: Document
beforeAll(async () => {
  site = await makeApp({ SITE_URL: 'https://directory.example' })
  const response = await site.request('/api/openapi.json')
  expect(response.status).toBe(200)
  document = (await response.json()) as Document
})
afterAll(() => site.close())

test('lists every public call of the contract, and no other', () => {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(calls.filter((call) => !/ \/api\/(?:admin|google-places)\//.test(call)).sort()).toEqual([
    'DELETE /api/partner-tools/videos/{id}',
    'GET /api/faq',
    'GET /api/inquiries/stamp',
    'GET /api/partner-tools/video-templates',
    'GET /api/partner-tools/videos/{id}',
    'GET /api/partners',
    'GET /api/partners/nearby-cities/{state}/{city}',
    'GET /api/partners/priority',
    'GET /api/partners/random',
    'GET /api/partners/state/{state}',
    'GET /api/partners/state/{state}/city/{city}',
    'GET /api/partners/{idOrSlug}',
    'GET /api/partners/{id}/google-places-enhanced',
    'GET /api/search',
    'GET /api/suggest',
    'POST /api/inquiries',
    'POST /api/location',
    'POST /api/partner-tools/generate-video',
    'POST /api/partner-tools/press-release',
    'POST /api/partner-tools/video-stills',
  ])
})

test('holds only patterns that every reader of JSON Schema understands', () => {
  const patterns = JSON.stringify(document).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)
  const unread = [...patterns]
    .map(([, text]) => JSON.parse(text ?? ''))
    .filter((text) => /\/[a-z]+$|\\p/.test(text))
  expect(unread).toEqual([])
})

test('marks each back office call as needing a session, except those that lead to one', () => {
  const open: string[] = []
  for (const [path, operations] of Object.entries(document.paths)) {
    if (!/^\/api\/(?:admin|google-places)\//.test(path)) continue
    for (const operation of Object.values(operations)) {
      if (!operation.security) open.push(path)
      else expect(operation.responses[401]?.description, path).toContain('unauthenticated')
    }
  }
  const allowed = [
    'create-first-user',
    'forgotten-password',
    'link',
    'login',
    'login/passkey',
    'login/passkey-options',
  ]
  for (const path of open) expect(allowed).toContain(path.replace('/api/admin/', ''))
})

test('is OpenAPI 3.1 of this site, with every reference in it', () => {
  expect(document.openapi).toBe('3.1.0')
  expect(document.servers).toEqual([{ url: 'https://directory.example' }])
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)
  for (const [, name] of references) expect(Object.keys(document.components.schemas)).toContain(name)
})

test("describes each call's purpose, path parameters and errors", () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const operation of Object.values(operations)) {
      expect(operation.summary, path).toMatch(/\w/)
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const told = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path')
      expect(told.map((parameter) => parameter.name).sort()).toEqual(inPath.sort())
      expect(told.every((parameter) => parameter.required)).toBe(true)
      const failures = Object.entries(operation.responses).filter(([status]) => Number(status) >= 400)
      expect(failures.map(([status]) => status)).toContain('503')
      for (const [, failure] of failures) {
        // A conflict also brings the current row.
        const schema = failure.content?.['application/json']?.schema as { $ref: string }
        expect(schema.$ref).toMatch(/^#\/components\/schemas\/(?:Error|\w+Conflict)$/)
      }
    }
  }
})

test('shows a partner with its public fields', () => {
  const fields = Object.keys(document.components.schemas.Partner?.properties ?? {})
  expect(fields).toContain('googlePlaceId')
  expect(fields).not.toContain('deletedAt')
  expect(fields).not.toContain('version')
})
