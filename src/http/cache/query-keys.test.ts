import { expect, test } from 'vitest'
import { makeApp } from '../../../tests/sites/make-app.ts'
import { QUERY_KEYS, withoutUnknownQuery } from './query-keys.ts'

test.each([
  ['/', '/'],
  ['/?', '/'],
  ['/?utm_source=mail&utm_medium=x', '/'],
  ['/api/partners?x=1', '/api/partners'],
  ['/search?q=a', '/search?q=a'],
  ['/search?x=1&q=a%20b&page=2', '/search?q=a+b&page=2'],
  ['/search?x=1', '/search'],
  ['/search?qq=1&q', '/search?q'],
  ['/partner/a/ask?reference=ABCD-EFGH&x', '/partner/a/ask?reference=ABCD-EFGH'],
  ['/state/texas?x=a?b', '/state/texas'],
  ['/search?%71=a&%zz=1', '/search?q=a'],
])('%s counts as %s', (url, expected) => {
  expect(withoutUnknownQuery(url)).toBe(expected)
})

test('it names the query keys of every public call', async () => {
  const site = await makeApp()
  const document = (await (await site.request('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>
  }
  await site.close()
  let calls = 0
  for (const [path, { get }] of Object.entries(document.paths)) {
    if (!get || path.startsWith('/api/admin/')) continue
    calls += 1
    const named = (get.parameters ?? [])
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => name)
    expect(
      named.filter((name) => !QUERY_KEYS.has(name)),
      path,
    ).toEqual([])
  }
  expect(calls).toBeGreaterThan(8)
})
