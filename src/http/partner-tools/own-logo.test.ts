import sharp from 'sharp'
import { expect, test } from 'vitest'
import { attributesOf } from '../../../tests/reading/read-html.ts'
import { makeVideoSite, urlencoded } from '../../../tests/sites/make-video-site.ts'
import { soundPicture } from '../../../tests/values/bad-pictures.ts'
import { insertPartners } from '../../../tests/values/build.ts'
import { videos } from '../../db/schema/videos.ts'

const { site, request, getText, generateLater } = makeVideoSite()
const TEXT = 'FOR IMMEDIATE RELEASE\n\nA headline\n\nDALLAS (Nov. 22, 2026) — News.\n\n###'

test.each(['png', 'jpeg', 'webp'] as const)(
  'a listing’s logo that the back office took as %s is in both tools (PRESS-2, VIDEO-2)',
  async (format) => {
    const admin = await site().signIn()
    const uploaded = await admin.request('/api/admin/uploads', {
      method: 'POST',
      headers: { 'content-type': `image/${format}` },
      body: new Uint8Array(await soundPicture(format)),
    })
    const { url } = (await uploaded.json()) as { url: string }
    await insertPartners(site().app.db, { slug: 'cedar-hollow-chapel', name: 'Cedar Hollow', logoUrl: url })
    await site().app.directory.refresh()

    const prefilled = (page: string) => attributesOf(page, 'value').filter((value) => value.endsWith(url))
    const press = prefilled(await getText('/partner-tools/press-release?partner=cedar-hollow-chapel'))
    const video = prefilled(await getText('/partner-tools/video?partner=cedar-hollow-chapel'))
    expect([press.length > 0, video.length > 0]).toEqual([true, true])

    for (const logoUrl of [url, press[0] ?? '', video[0] ?? '']) {
      const document = await request(
        '/partner-tools/press-release/document',
        urlencoded({ format: 'docx', text: TEXT, companyName: 'Cedar Hollow', logoUrl }),
      )
      expect(document.status, logoUrl).toBe(200)
      const docx = Buffer.from(await document.arrayBuffer()).toString('latin1')
      expect(docx).toMatch(/word\/media\/[\w-]+\.png/)
      expect((await generateLater({ form: { logoUrl } })).status).toBe(202)
      const [{ logo } = { logo: null }] = await site().app.db.select({ logo: videos.logo }).from(videos)
      expect((await sharp(logo ?? Buffer.alloc(0)).metadata()).format).toBe('png')
    }
  },
)

test('a logo that is no longer stored is refused, and no other path of the product is read', async () => {
  const ask = (logoUrl: string) =>
    request(
      '/partner-tools/press-release/document',
      urlencoded({ format: 'pdf', text: TEXT, companyName: 'x', logoUrl }),
    )
  const gone = `/uploads/${'5e'.repeat(16)}.jpg`
  for (const path of [gone, '/uploads/../secrets.json', '/api/partners', '//evil.example/a.png'])
    expect((await ask(path)).status).toBe(400)
})
