import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'
import { insertFaq } from '../../../tests/values/build.ts'
import type { FaqItem } from '../../shared/faq/faq.ts'
import { createRequestListener } from '../door/serve.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
let server: Server
let url: string
beforeAll(async () => {
  site = await makeApp()
  admin = await site.signIn()
  await insertFaq(
    site.app.db,
    { question: 'shown', order: 2 },
    { question: 'hidden', order: 1, isActive: false, category: 'pricing', appliesTo: 'homepage' },
  )
  await site.app.directory.refresh()
  // The whole server, whose cache answers before routing.
  const assets = { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] }
  server = createServer(createRequestListener(site.app, assets, 'public'))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/faq`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await site.close()
})

const ask = async (authorization?: string, query = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${query}`, {
    headers: { ...headers, ...(authorization && { authorization }) },
  })
  const items = response.status === 200 ? ((await response.json()) as FaqItem[]) : []
  return { response, questions: items.map((item) => item.question) }
}

describe('inactive questions', () => {
  test('are for an administrator, whose answers are never cached', async () => {
    const token = `Bearer ${admin.token}`
    // Twice each, so that one's cached answer could reach the other.
    for (let round = 0; round < 2; round += 1) {
      const asAdmin = await ask(token)
      expect(asAdmin.questions).toEqual(['hidden', 'shown'])
      expect(asAdmin.response.headers.get('cache-control')).toBe('no-store')
      expect(asAdmin.response.headers.get('vary')).toContain('Authorization')
      expect(asAdmin.response.headers.get('etag')).toBeNull()
      const asPublic = await ask()
      expect(asPublic.questions).toEqual(['shown'])
      expect(asPublic.response.headers.get('cache-control')).toContain('public')
      expect(asPublic.response.headers.get('vary')).toContain('Authorization')
    }
  })

  test("are answered in full to an administrator who holds the public answer's tag", async () => {
    const etag = (await ask()).response.headers.get('etag') ?? ''
    expect((await ask(undefined, '', { 'if-none-match': etag })).response.status).toBe(304)
    const asAdmin = await ask(`Bearer ${admin.token}`, '', { 'if-none-match': etag })
    expect(asAdmin.response.status).toBe(200)
    expect(asAdmin.questions).toEqual(['hidden', 'shown'])
  })

  test.each([
    ['?category=pricing', ['hidden']],
    ['?context=homepage', ['hidden', 'shown']],
    ['?context=state&state=texas', ['shown']],
  ])('%s narrows the administrator’s list as well', async (query, expected) => {
    expect((await ask(`Bearer ${admin.token}`, query)).questions).toEqual(expected)
    expect((await ask(undefined, query)).questions).not.toContain('hidden')
  })

  test.each([`Bearer ${'x'.repeat(43)}`, 'Bearer', 'bearer ?'])(
    'an invalid token (%s) is 401, not the public list',
    async (authorization) => {
      const { response } = await ask(authorization)
      expect(response.status).toBe(401)
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toMatchObject({ code: 'unauthenticated' })
    },
  )

  test('another kind of authorization gets the public list', async () => {
    expect((await ask('Basic eDp5')).questions).toEqual(['shown'])
  })
})
