import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFetchSuggestions } from './use-suggestions.ts'

const asked: string[] = []
const server = createServer((request, response) => {
  const query = new URL(request.url ?? '', 'http://localhost').searchParams.get('q') ?? ''
  asked.push(query)
  response.statusCode = query === 'down' ? 503 : 200
  response.end(JSON.stringify({ cities: [], states: [], partners: [], postalCodes: [], query }))
})
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/suggest`
const { signal } = new AbortController()

beforeEach(async () => {
  asked.length = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('fetching suggestions', () => {
  it('asks once for texts that differ only in letter case and spaces', async () => {
    const fetchSuggestions = createFetchSuggestions(url())
    const first = await fetchSuggestions('New  York ', signal)
    expect(await fetchSuggestions('new york', signal)).toEqual(first)
    expect(asked).toEqual(['new york'])
  })

  it('drops the least recently used answer', async () => {
    const fetchSuggestions = createFetchSuggestions(url(), 2)
    for (const query of ['a', 'b', 'a', 'c', 'a', 'b']) await fetchSuggestions(query, signal)
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })

  it('fails with the server and asks again next time', async () => {
    const fetchSuggestions = createFetchSuggestions(url())
    await expect(fetchSuggestions('down', signal)).rejects.toThrow('503')
    await expect(fetchSuggestions('down', signal)).rejects.toThrow('503')
    expect(asked).toEqual(['down', 'down'])
  })

  it('stops when aborted', async () => {
    await expect(createFetchSuggestions(url())('ashe', AbortSignal.abort())).rejects.toThrow('abort')
    expect(asked).toEqual([])
  })
})
