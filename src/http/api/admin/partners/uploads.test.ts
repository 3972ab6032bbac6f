import { eq, inArray } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeApp, type TestApp } from '../../../../../tests/sites/make-app.ts'
import {
  badPictures,
  bilevelPng,
  carryingPictures,
  soundPicture,
} from '../../../../../tests/values/bad-pictures.ts'
import { insertPartners } from '../../../../../tests/values/build.ts'
import { uploadList, writeList } from '../../../../../tests/values/import-file.ts'
import { partners } from '../../../../db/schema/directory.ts'
import { uploads } from '../../../../db/schema/files.ts'

const NEW_PARTNER = {
  name: 'Cedar',
  phone: '(828) 555-0142',
  address: '1 Main Street',
  city: 'Asheville',
  state: 'NC',
  zipCode: '28801',
}
/** The form of an upload's address; nothing is stored there. */
const REMOVED = `/uploads/${'5e'.repeat(16)}.png`

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp({ UPLOAD_QUOTA_MB: '1000' })
  admin = await site.signIn()
})
afterAll(() => site.close())

async function upload(bytes: Buffer, type = 'image/png') {
  const response = await admin.request('/api/admin/uploads', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json() }
}
async function served(url: string) {
  const response = await site.request(url)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe('POST /api/admin/uploads', () => {
  test.each([
    ['png', 'image/png', /^\/uploads\/[0-9a-f]{32}\.png$/],
    ['jpeg', 'image/jpeg', /^\/uploads\/[0-9a-f]{32}\.jpg$/],
    ['webp', 'image/webp', /^\/uploads\/[0-9a-f]{32}\.webp$/],
  ] as const)('keeps a %s under a new name, without metadata (FORM-3)', async (format, type, address) => {
    const { status, body } = await upload(await soundPicture(format), type)
    expect(status).toBe(201)
    expect(body.url).toMatch(address)
    const { response, bytes } = await served(body.url)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const { exif, width, height, format: kept } = await sharp(bytes).metadata()
    expect({ exif, width, height, format: kept }).toEqual({ exif: undefined, width: 64, height: 48, format })
    expect(bytes.includes('secret studio')).toBe(false)
  })

  test('takes a form with a file and detects its type by content, not by the declared type', async () => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(await soundPicture('jpeg'))], '../../evil.html'))
    const response = await admin.request('/api/admin/uploads', { method: 'POST', body: form })
    expect(response.status).toBe(201)
    expect((await response.json()).url).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/)
  })

  test('gives each upload a unique name that a partner can use', async () => {
    const picture = await soundPicture('png')
    const [first, second] = [await upload(picture), await upload(picture)]
    expect(first.body.url).not.toBe(second.body.url)
    const { status, body } = await admin.call('POST', '/api/admin/partners', {
      ...NEW_PARTNER,
      logoUrl: first.body.url,
    })
    expect(status).toBe(201)
    expect(body.logoUrl).toBe(first.body.url)
  })

  test('reduces a wide picture to 2400 pixels and applies its EXIF rotation', async () => {
    const { body } = await upload(bilevelPng(4000, 1000))
    expect(await sharp((await served(body.url)).bytes).metadata()).toMatchObject({ width: 2400, height: 600 })
    const turned = await sharp(await soundPicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upright = await upload(turned)
    expect(await sharp((await served(upright.body.url)).bytes).metadata()).toMatchObject({
      width: 48,
      height: 64,
    })
  })

  test('keeps the first frame of an animation', async () => {
    const frames = await sharp(Buffer.alloc(64 * 96 * 3, 120), {
      raw: { width: 64, height: 96, channels: 3, pageHeight: 48 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer()
    const { status, body } = await upload(frames)
    expect(status).toBe(201)
    expect((await sharp((await served(body.url)).bytes).metadata()).pages ?? 1).toBe(1)
  })

  test('refuses a broken picture quickly and in plain words', async () => {
    const bad = Object.entries(await badPictures())
    expect(bad).toHaveLength(24)
    for (const [name, bytes] of bad) {
      const { status, body } = await upload(bytes)
      expect({ name, status, code: body.code }).toEqual({ name, status: 400, code: 'invalid_input' })
      expect(body.message).toMatch(/^(?:Only PNG|The picture)/)
    }
  })

  test.each([
    [3999, 4000, 201],
    [4001, 4000, 400],
  ])('takes 16 million pixels and no more: %i × %i is %i', async (width, height, status) => {
    const answer = await upload(bilevelPng(width, height))
    expect(answer.status).toBe(status)
    if (status === 400) return expect(answer.body.message).toContain('16 million pixels')
    // Kept at 4 megapixels.
    const { width: kept, height: keptHeight } = await sharp((await served(answer.body.url)).bytes).metadata()
    expect([kept, keptHeight]).toEqual([1999, 1999])
  })

  test('beyond the quota is refused and stores nothing', async () => {
    const { db, files, config } = site.app
    const count = (await files.list('uploads')).length
    const full = { name: `${'0'.repeat(32)}.png`, bytes: config.uploadQuotaMb * 1_000_000 }
    await db.insert(uploads).values({ ...full, createdAt: new Date() })
    const { status, body } = await upload(await soundPicture('png'))
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'too_large' })
    expect(body.message).toMatch(/^The space for pictures, 1000 MB, is used up\./)
    expect(await files.list('uploads')).toHaveLength(count)
    await db.delete(uploads).where(eq(uploads.name, full.name))
    expect((await upload(await soundPicture('png'))).status).toBe(201)
  })

  test('removed meanwhile is refused by row when partners are created in bulk, and none is created', async () => {
    const { body: kept } = await upload(await soundPicture('png'))
    const rows = [
      { ...NEW_PARTNER, name: 'Alder', logoUrl: kept.url },
      { ...NEW_PARTNER, name: 'Birch', imageUrl: REMOVED },
    ]
    const count = await site.app.db.$count(partners)
    const { status, body } = await admin.call('POST', '/api/admin/partners/bulk', { partners: rows })
    expect({ status, message: body.message }).toEqual({
      status: 400,
      message: expect.stringMatching(/^Invalid data in row 2: imageUrl: This picture is no longer stored/),
    })
    expect(body.fields).toEqual({ 'partners.1.imageUrl': expect.stringMatching(/no longer stored/) })
    expect(await site.app.db.$count(partners)).toBe(count)
  })

  test('removed meanwhile is left out of an import and said; pictures that are stored, or elsewhere, are taken', async () => {
    const { body: kept } = await upload(await soundPicture('png'))
    const elsewhere = `https://elsewhere.example${REMOVED}`
    const job = await uploadList(
      admin,
      [
        'name,address,city,state,zip,phone,logo,image',
        `Juniper,1 A St,Asheville,NC,28801,8285550143,${REMOVED},${kept.url}`,
        `Larch,2 A St,Asheville,NC,28801,8285550144,${elsewhere},`,
      ].join('\n'),
    )
    expect(job.report?.findings.filter(({ kind }) => kind === 'doubt')).toMatchObject([
      { line: 2, kind: 'doubt', field: 'logoUrl', message: expect.stringMatching(/not stored here/) },
    ])
    expect(await writeList(admin, job)).toMatchObject({ state: 'done', doneCount: 2 })
    const stored = await site.app.db
      .select({ logoUrl: partners.logoUrl, imageUrl: partners.imageUrl })
      .from(partners)
      .where(inArray(partners.name, ['Juniper', 'Larch']))
      .orderBy(partners.name)
    expect(stored).toEqual([
      { logoUrl: null, imageUrl: kept.url },
      { logoUrl: elsewhere, imageUrl: null },
    ])
  })

  test('removed meanwhile cannot be saved, and the form says which', async () => {
    const { body } = await upload(await soundPicture('png'))
    await site.app.db.delete(uploads).where(eq(uploads.name, body.url.replace('/uploads/', '')))
    const [partner] = await insertPartners(site.app.db, {})
    for (const [method, path, given] of [
      ['POST', '/api/admin/partners', NEW_PARTNER],
      ['PUT', `/api/admin/partners/${partner?.id}`, {}],
    ] as const) {
      const answer = await admin.call(method, path, { ...given, logoUrl: body.url })
      expect(answer).toMatchObject({
        status: 400,
        body: { fields: { logoUrl: expect.stringMatching(/no longer stored/) } },
      })
    }
  })

  test('removes embedded metadata and appended data', async () => {
    for (const [name, bytes] of Object.entries(await carryingPictures())) {
      const { status, body } = await upload(bytes)
      expect({ name, status }).toEqual({ name, status: 201 })
      expect((await served(body.url)).bytes.includes('alert(')).toBe(false)
    }
  })

  test('refuses more than 8 MB, by declared and by actual length', async () => {
    const large = Buffer.concat([await soundPicture('png'), Buffer.alloc(8 * 1024 * 1024)])
    expect(await upload(large)).toMatchObject({ status: 413, body: { code: 'too_large' } })
    expect((await upload(Buffer.alloc(9 * 1024 * 1024))).status).toBe(413)
  })

  test('refuses another content type, a form without a file, and a broken form', async () => {
    expect((await upload(Buffer.from('{}'), 'application/json')).status).toBe(400)
    const form = new FormData()
    form.append('file', 'text')
    expect((await admin.request('/api/admin/uploads', { method: 'POST', body: form })).status).toBe(400)
    expect((await upload(Buffer.from('--x'), 'multipart/form-data; boundary=y')).status).toBe(400)
    expect((await upload(Buffer.from('--x'), 'multipart/form-data')).status).toBe(400)
  })

  test('is for administrators', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'image/png' }, body: new Uint8Array(8) }
    expect((await site.request('/api/admin/uploads', init)).status).toBe(401)
  })
})

test.each([
  '/uploads/',
  '/uploads/..%2f..%2fsecret.txt',
  '/uploads/%2e%2e/secret.txt',
  '/uploads/../config.ts',
  '/uploads/0123456789abcdef0123456789abcdef.png',
  '/uploads/0123456789abcdef0123456789abcdef.html',
  '/uploads/0123456789abcdef0123456789abcdef.png.draft',
  '/uploads/0123456789ABCDEF0123456789ABCDEF.png',
  '/uploads/.png',
  '/uploads/.env',
  '/uploads/a/b.png',
  '/uploads/..\\x.png',
])('%s is no file', async (path) => {
  expect((await site.request(path)).status).toBe(404)
})
