import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startS3 } from '../../../tests/servers/start-s3.ts'
import { type BucketAddress, readFilesUrl } from '../../config/config-files.ts'
import { createS3FileStore } from './s3-file-store.ts'

const addressOf = (url: string) => readFilesUrl(url) as BucketAddress

describe('an S3 server', () => {
  let server: Awaited<ReturnType<typeof startS3>>
  let store: ReturnType<typeof createS3FileStore>
  let url: string
  beforeAll(async () => {
    server = await startS3()
    url = server.url
    store = createS3FileStore(addressOf(`${url}/films/site/a`))
  })
  afterAll(async () => {
    await server.stop()
  })

  test('keeps files, replaces and removes them, and gives ranges', async () => {
    expect(await store.get('videos/a.mp4')).toBeNull()
    expect(await store.sizeOf('videos/a.mp4')).toBeNull()
    expect(await store.read('videos/a.mp4', { start: 0, end: 1 })).toBeNull()
    await store.put('videos/a.mp4', Buffer.from('one'))
    await store.put('videos/a.mp4', Buffer.from('0123456789'))
    expect((await store.get('videos/a.mp4'))?.toString()).toBe('0123456789')
    expect(await store.sizeOf('videos/a.mp4')).toBe(10)
    const part = await store.read('videos/a.mp4', { start: 2, end: 5 })
    expect(part && (await text(part))).toBe('2345')
    const other = createS3FileStore(addressOf(`${url}/films`))
    expect((await other.get('site/a/videos/a.mp4'))?.toString()).toBe('0123456789')
    await store.remove('videos/a.mp4')
    await store.remove('videos/a.mp4')
    expect(await store.get('videos/a.mp4')).toBeNull()
  })

  test('lists the files of a folder, without folders below', async () => {
    for (let number = 0; number < 5; number += 1) await store.put(`uploads/${number}.png`, Buffer.from('x'))
    await store.put('uploads/deeper/b1.png', Buffer.from('x'))
    const found = await store.list('uploads')
    expect(found.map(({ key }) => key).sort()).toEqual([0, 1, 2, 3, 4].map((at) => `uploads/${at}.png`))
    expect(found[0]?.bytes).toBe(1)
    expect(await store.list('nothing')).toEqual([])
  })

  test('keeps a file of megabytes unchanged', async () => {
    const bytes = Buffer.from(Array.from({ length: 6_500_000 }, (_, at) => at % 251))
    await store.put('videos/large.mp4', bytes)
    expect((await store.get('videos/large.mp4'))?.equals(bytes)).toBe(true)
  })

  test.each(['../x', '/etc/passwd', '', 'a//b', '.env', 'a\\b'])('refuses the key %j', async (key) => {
    await expect(store.put(key, Buffer.from('x'))).rejects.toThrow('cannot be the key')
    expect(await store.get(key)).toBeNull()
  })

  test('that refuses us, or has no such bucket, counts as unavailable', async () => {
    for (const wrong of [`${url.replace('//S3RVER:', '//nobody:')}/films`, `${url}/other`]) {
      const refused = createS3FileStore(addressOf(wrong))
      await expect(refused.put('videos/a.mp4', Buffer.from('x'))).rejects.toMatchObject({
        code: 'unavailable',
      })
    }
  })
})

test('a server that cannot be reached counts as unavailable', async () => {
  const store = createS3FileStore(addressOf('s3://a:b@127.0.0.1:1/films'))
  await expect(store.get('videos/a.mp4')).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 30,
  })
})
