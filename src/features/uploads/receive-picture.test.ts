import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeDatabaseApp } from '../../../tests/sites/make-database-app.ts'
import { uploads } from '../../db/schema/files.ts'
import { MAX_PICTURE_BYTES } from '../../shared/pictures/picture-limits.ts'
import type { PictureCleaner } from './create-picture-cleaner.ts'
import { findRemovedPictures } from './find-removed-pictures.ts'
import { receivePicture, takeQuota } from './receive-picture.ts'

let site: Awaited<ReturnType<typeof makeDatabaseApp>>
beforeAll(async () => {
  site = await makeDatabaseApp()
})
afterAll(() => site.close())
beforeEach(() => site.app.db.delete(uploads))

const clean: PictureCleaner = async () => ({ format: 'png', bytes: Buffer.from('picture') })
const rows = () => site.app.db.select({ name: uploads.name, bytes: uploads.bytes }).from(uploads)

test('a picture of 8 MB is taken, one byte more is not looked at', async () => {
  const largest = Buffer.alloc(MAX_PICTURE_BYTES)
  const { url } = await receivePicture(site.app, clean, largest)
  expect(await rows()).toEqual([{ name: url.replace('/uploads/', ''), bytes: 7 }])
  const never: PictureCleaner = () => expect.unreachable('It was looked at.')
  const larger = Buffer.alloc(MAX_PICTURE_BYTES + 1)
  await expect(receivePicture(site.app, never, larger)).rejects.toMatchObject({ code: 'too_large' })
})

test('a picture that cannot be written does not count', async () => {
  const full = () => Promise.reject(new Error('no space left'))
  const app = { ...site.app, files: { ...site.app.files, put: full } }
  await expect(receivePicture(app, clean, Buffer.from('x'))).rejects.toThrow('no space left')
  expect(await rows()).toEqual([])
})

test('the last byte of the quota is given, and no more; of two at once one gets it', async () => {
  const app = { ...site.app, config: { ...site.app.config, uploadQuotaMb: 1 } }
  await takeQuota(app, 'a', 1_000_000 - 10)
  await expect(takeQuota(app, 'b', 11)).rejects.toMatchObject({ code: 'too_large' })
  const taken = await Promise.allSettled(['c', 'd'].map((name) => takeQuota(app, name, 10)))
  expect(taken.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await rows()).toHaveLength(2)
})

test('removed pictures are found by row and field, others are not asked for', async () => {
  const { app } = site
  const name = (letter: string) => `${letter.repeat(32)}.png`
  await takeQuota(app, name('a'), 1)
  const removed = await findRemovedPictures(app.db, [
    { logoUrl: `/uploads/${name('a')}`, imageUrl: null },
    { logoUrl: `/uploads/${name('b')}`, imageUrl: `/uploads/${name('c')}` },
    { logoUrl: `https://elsewhere.example/uploads/${name('d')}?size=2`, imageUrl: 7 },
    { imageUrl: `https://directory.example/uploads/${name('e')}` },
    {},
  ])
  const sentence = expect.stringMatching(/no longer stored/)
  expect(removed).toEqual([
    { position: 1, fields: { logoUrl: sentence, imageUrl: sentence } },
    { position: 3, fields: { imageUrl: sentence } },
  ])
  expect(await findRemovedPictures(app.db, [{ logoUrl: null }])).toEqual([])
})

test('a picture that is named cannot be removed before the change is over', async () => {
  const { app } = site
  const name = `${'f'.repeat(32)}.webp`
  await takeQuota(app, name, 1)
  await app.db.transaction(async (tx) => {
    await findRemovedPictures(tx, [{ logoUrl: `/uploads/${name}` }])
    const skipped = await app.db.transaction((other) =>
      other.select().from(uploads).where(eq(uploads.name, name)).for('update', { skipLocked: true }),
    )
    expect(skipped).toEqual([])
  })
})
