import { describe, expect, test } from 'vitest'
import { attributesOf, textOf } from '../../../tests/reading/read-html.ts'
import { makeLogo, makeVideoSite, urlencoded } from '../../../tests/sites/make-video-site.ts'

const { site, request, getText, askByForm, render } = makeVideoSite()

describe('the press kit', () => {
  const kit = async (page: string, text = '') => request(`${page}/press-kit`, urlencoded({ text }))

  test('is one ZIP file of release, three shapes, captions, pictures and logo (VIDEO-5)', async () => {
    const logoUrl = `data:image/png;base64,${(await makeLogo()).toString('base64')}`
    const page = await askByForm({ logoUrl })
    expect((await kit(page)).status).toBe(409)
    await render()
    const response = await kit(page, 'FOR IMMEDIATE RELEASE\r\n\r\nHale & Marsh opens a garden\r\n\r\n###')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/zip')
    expect(response.headers.get('content-disposition')).toContain('"Hale_Marsh_Funeral_Home_press_kit.zip"')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(namesInZip(bytes)).toEqual(
      [
        'Hale___Marsh_Funeral_Home_press_release.docx',
        'Hale___Marsh_Funeral_Home_press_release.pdf',
        'Hale___Marsh_Funeral_Home_press_release.txt',
        ...['landscape', 'portrait', 'square'].flatMap((shape) =>
          ['jpg', 'mp4', 'srt', 'vtt'].map(
            (ending) => `Hale_Marsh_Funeral_Home_first-light_${shape}.${ending}`,
          ),
        ),
        'logo.png',
      ].toSorted(),
    )
    expect(bytes.includes('first-light portrait film')).toBe(true)
    expect(bytes.includes('Hale & Marsh opens a garden')).toBe(true)
  })

  test('holds the shapes that there are once nothing is under way', async () => {
    const page = await askByForm()
    site().videos.failures = [null, ...Array.from({ length: 3 }, () => 'crashed' as const)]
    await render()
    expect(textOf(await getText(page))).toContain('Some shapes could not be made or were cancelled.')
    const names = namesInZip(Buffer.from(await (await kit(page)).arrayBuffer()))
    expect(names).toHaveLength(8)
    expect(names.filter((name) => name.endsWith('.mp4'))).toEqual([
      'Hale_Marsh_Funeral_Home_first-light_landscape.mp4',
      'Hale_Marsh_Funeral_Home_first-light_portrait.mp4',
    ])
    // A second request renders what is missing.
    expect(await askByForm()).toBe(page)
    await render()
    expect(namesInZip(Buffer.from(await (await kit(page)).arrayBuffer()))).toHaveLength(12)
  })

  test('says what to do where a file is gone from the store', async () => {
    const page = await askByForm()
    await render()
    const [film] = attributesOf(await getText(page), 'src').filter((one) => one?.endsWith('.mp4'))
    await site().app.files.remove(film?.slice(1) ?? '')
    const response = await kit(page)
    expect(response.status).toBe(409)
    expect(textOf(await response.text())).toContain('A file of this video is gone. Please make it again.')
  })

  test('is made without a release and without a logo as well', async () => {
    const page = await askByForm({ companyName: 'Pompes funèbres d’Été — Chambéry' })
    await render()
    const names = namesInZip(Buffer.from(await (await kit(page)).arrayBuffer()))
    expect(names).toHaveLength(12)
    expect(names).toContain('Pompes_funèbres_d_Été_Chambéry_first-light_square.mp4')
  })
})

/** File names of a ZIP's central directory, sorted. Source: PKWARE APPNOTE, sections 4.3.12 and 4.3.16. */
function namesInZip(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf('PK\x05\x06')
  let at = bytes.readUInt32LE(end + 16)
  const names = Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    const text = bytes.subarray(at + 46, at + 46 + name).toString()
    at += 46 + name + extra + comment
    return text
  })
  return names.toSorted()
}
