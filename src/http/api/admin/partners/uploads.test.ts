import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { badPictures, bilevelPng, carryingPictures, soundPicture } from '../../../../../tests/bad-pictures.ts'
import { makeApp, type TestApp } from '../../../../../tests/make-app.ts'

let site: TestApp
let admin: Awaited<ReturnType<TestApp['signIn']>>
beforeAll(async () => {
  site = await makeApp()
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
  ] as const)('keeps a %s under a new name, without metadata', async (format, type, address) => {
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
    const partner = {
      name: 'Cedar',
      phone: '(828) 555-0142',
      address: '1 Main Street',
      city: 'Asheville',
      state: 'NC',
      zipCode: '28801',
    }
    const { status, body } = await admin.call('POST', '/api/admin/partners', {
      ...partner,
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
