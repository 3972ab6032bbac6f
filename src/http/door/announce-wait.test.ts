import { expect, test } from 'vitest'
import { listen } from './listen.ts'

test('a start that waits for the database says so to visitors and programs, and is alive', async () => {
  const provider = { name: 'Stillstone', url: 'https://stillstone.example', supportPhone: '(800) 555-0100' }
  const waiting = await listen('127.0.0.1', 0, { provider })
  try {
    waiting.announceWait()
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${waiting.port}${path}`)
      return { status: answer.status, retry: answer.headers.get('retry-after'), text: await answer.text() }
    }
    const said = expect.stringContaining(
      'cannot be reached at the moment. Please try again in a few minutes.',
    )
    for (const path of ['/', '/partner/x', '/api/partners', '/readyz'])
      expect(await ask(path)).toEqual({ status: 503, retry: '30', text: said })
    for (const part of ['href="tel:+18005550100"', 'href="https://stillstone.example/contact"', 'Try again'])
      expect((await ask('/partner/x')).text).toContain(part)
    expect(await ask('/healthz')).toMatchObject({ status: 200 })
  } finally {
    await waiting.stop(500)
  }
})
