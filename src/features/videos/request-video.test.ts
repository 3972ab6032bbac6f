import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { makeVideosApp } from '../../../tests/sites/make-videos-app.ts'
import { loginLimits } from '../../db/schema/accounts.ts'
import { videos } from '../../db/schema/videos.ts'
import { ADMINISTRATOR } from '../shares/shares.ts'
import { cancelVideo } from './cancel-video.ts'

const DAY_MS = 86_400_000
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

  test('for another while one is waited for is limited by line, by block, and all together', async () => {
    await made.ask()
    await expect(made.ask({ contactName: 'Another' })).rejects.toMatchObject({ code: 'rate_limited' })
    for (const line of ['n1a', 'n1b', 'n1c']) {
      const asked = made.ask({ contactName: line }, line, { rank: 'stranger', line, block: 'of n1' })
      if (line !== 'n1c') await asked
      else await expect(asked).rejects.toMatchObject({ code: 'rate_limited' })
    }
    for (let count = 3; count < 15; count += 1) await made.ask({ contactName: `No. ${count}` }, `n${count}`)
    await expect(made.ask({ contactName: 'One more' }, 'n31')).rejects.toMatchObject({ code: 'unavailable' })
    for (let count = 15; count < 30; count += 1)
      await made.ask({ contactName: `No. ${count}` }, '', ADMINISTRATOR)
    await expect(made.ask({ contactName: 'One more' }, '', ADMINISTRATOR)).rejects.toMatchObject({
      code: 'unavailable',
    })
    const places = (await made.app.db.select({ id: videos.id }).from(videos)).map(({ id }) => made.read(id))
    expect(
      (await Promise.all(places)).map(({ place }) => place).toSorted((a, b) => Number(a) - Number(b)),
    ).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
  })

  test('is one of the day’s, of which a block has a tenth and strangers half; joined ones are not (VIDEO-4)', async () => {
    const count = (key: string, points: number) =>
      made.app.db.insert(loginLimits).values({ key, points, expire: made.app.clock.now().getTime() + DAY_MS })
    let asked = 0
    const ask = async (block: string) => {
      asked += 1
      const asker = { rank: 'stranger', line: 'n1', block } as const
      const id = await made.ask({ contactName: `No. ${asked}` }, '', asker)
      await cancelVideo(made.app, id)
    }
    await count('films:b1', 59)
    await count('films', 297)
    await ask('b1')
    await expect(ask('b1')).rejects.toMatchObject({ code: 'rate_limited' })
    const kept = await made.ask({}, 'n2')
    for (let at = 0; at < 5; at += 1) expect(await made.ask({}, 'n3')).toBe(kept)
    await ask('b2')
    await expect(ask('b3')).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await made.ask({ contactName: 'Ours' }, '', ADMINISTRATOR)).toEqual(expect.any(String))
    made.wait(DAY_MS)
    await ask('b1')
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
