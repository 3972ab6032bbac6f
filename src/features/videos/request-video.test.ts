import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeVideosApp } from '../../../tests/sites/make-videos-app.ts'
import { videos } from '../../db/schema/videos.ts'

let made: Awaited<ReturnType<typeof makeVideosApp>>
beforeEach(async () => {
  made = await makeVideosApp()
})
afterEach(() => made.close())

describe('a request', () => {
  test('that is the same joins the one that is kept, also when both come at once (VIDEO-4)', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => made.ask()))
    expect(new Set(ids).size).toBe(1)
    await made.run()
    expect(await made.ask({ companyName: '  Hale & Marsh Funeral Home ' }, 'n2')).toBe(ids[0])
    expect(made.videos.renders).toHaveLength(3)
    expect(await made.ask({ callToAction: 'Write to us.' })).not.toBe(ids[0])
  })

  test('for another while one is waited for is limited by network, and all together', async () => {
    await made.ask()
    await expect(made.ask({ contactName: 'Another' })).rejects.toMatchObject({ code: 'rate_limited' })
    for (let count = 1; count < 30; count += 1)
      await made.ask({ contactName: `No. ${count}` }, `network ${count}`)
    await expect(made.ask({ contactName: 'One more' }, 'n31')).rejects.toMatchObject({ code: 'unavailable' })
    const places = (await made.app.db.select({ id: videos.id }).from(videos)).map(({ id }) => made.read(id))
    expect(
      (await Promise.all(places)).map(({ place }) => place).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('without an encoder, or for no template of ours, is refused and nothing is stored', async () => {
    await expect(made.ask({ selectedVideoId: 'no-such' })).rejects.toMatchObject({
      fields: { selectedVideoId: 'Please select a video template' },
    })
    made.videos.hasEncoder = false
    await expect(made.ask()).rejects.toMatchObject({ code: 'unavailable' })
    expect(await made.app.db.select({ id: videos.id }).from(videos)).toEqual([])
  })

  test('whose logo cannot be used is refused at its field', async () => {
    await expect(made.ask({ logoUrl: 'http://127.0.0.1/logo.png' })).rejects.toMatchObject({
      fields: { logoUrl: expect.any(String) },
    })
  })
})
