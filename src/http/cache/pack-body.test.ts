import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packBody } from './encode-page.ts'

test('a body is compressed while it is made', async () => {
  const text = 'Cedar Hollow, Asheville; '.repeat(40_000)
  async function* pieces() {
    for (let start = 0; start < text.length; start += 1000) yield text.slice(start, start + 1000)
  }
  const packed = await packBody(pieces())
  expect(gunzipSync(packed).toString() === text).toBe(true)
})

test('an error while it is made is passed on', async () => {
  async function* failing() {
    yield 'a'
    throw new Error('the database is gone')
  }
  await expect(packBody(failing())).rejects.toThrow('the database is gone')
})
