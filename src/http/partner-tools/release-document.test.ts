import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textOf } from '../../../tests/reading/read-html.ts'
import { makeApp, type TestApp } from '../../../tests/sites/make-app.ts'

let png: Buffer
let site: TestApp
beforeAll(async () => {
  png = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#1d5754' } })
    .png()
    .toBuffer()
  site = await makeApp()
})
afterAll(() => site.close())

describe('documents', () => {
  const asked = (values: Record<string, string>) =>
    site.request('/partner-tools/press-release/document', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(values).toString(),
    })
  const text = 'FOR IMMEDIATE RELEASE\n\nA headline\n\nDALLAS (Nov. 22, 2026) — News.\n\n###'

  test('text is named after the company (PRESS-7)', async () => {
    const response = await asked({ format: 'txt', text, companyName: "O'Neil & Söhne, Ltd." })
    expect(response.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''O_Neil___S%C3%B6hne__Ltd__press_release.txt",
    )
    expect(await response.text()).toBe(`${text}\n`)
  })

  test('Word and PDF carry the logo (PRESS-7)', async () => {
    const logoUrl = `data:image/png;base64,${png.toString('base64')}`
    const docx = Buffer.from(
      await (await asked({ format: 'docx', text, companyName: 'Hale', logoUrl })).arrayBuffer(),
    ).toString('latin1')
    expect(docx.slice(0, 2)).toBe('PK')
    expect(docx).toMatch(/word\/media\/[\w-]+\.png/)
    const pdf = Buffer.from(
      await (await asked({ format: 'pdf', text, companyName: 'Hale', logoUrl })).arrayBuffer(),
    ).toString('latin1')
    // PDF/UA-1: marked, tagged, named, in a language, with embedded fonts and a text for the picture.
    for (const part of [
      '/Marked true',
      '/StructTreeRoot',
      '/Lang (en)',
      '/DisplayDocTitle true',
      'pdfuaid:part',
      '/FontFile',
      '/Figure',
      '/Alt ',
    ])
      expect(pdf).toContain(part)
    expect(pdf).not.toContain('/Helvetica')
  })

  test('a PDF in a script that its fonts lack is refused in words; the Word document takes it', async () => {
    const chinese = text.replace('News.', '葬儀社')
    const refused = await asked({ format: 'pdf', text: chinese, companyName: 'x' })
    expect(refused.status).toBe(400)
    expect(textOf(await refused.text())).toContain(
      'The fonts of the PDF have no “葬儀社”. Please use the Word document.',
    )
    expect((await asked({ format: 'docx', text: chinese, companyName: 'x' })).status).toBe(200)
    const french = text.replace('News.', 'Hélène Nguyễn, Zoltán Őri et Σοφία')
    expect((await asked({ format: 'pdf', text: french, companyName: 'x' })).status).toBe(200)
  })

  test.each([
    ['paragraphs', 'a\n\n'.repeat(401), 'please use at most 400 paragraphs'],
    [
      'lines of an address',
      `FOR IMMEDIATE RELEASE\n\nNews\n\nMedia Contact\n${'a\n'.repeat(9000)}`,
      'at most 400 paragraphs',
    ],
    ['characters', 'a'.repeat(30_001), 'please use at most 30,000 characters'],
  ])('too many %s are refused in words before anything is laid out', async (_, long, words) => {
    for (const format of ['pdf', 'docx', 'txt']) {
      const refused = await asked({ format, text: long, companyName: 'x' })
      expect(refused.status).toBe(400)
      expect(textOf(await refused.text())).toContain(words)
    }
  })

  test('few wait for a document, and the rest are told when to come again', async () => {
    const all = await Promise.all(
      Array.from({ length: 12 }, () => asked({ format: 'docx', text, companyName: 'x' })),
    )
    const refused = all.filter(({ status }) => status === 503)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(8)
    expect(refused).toHaveLength(4)
    expect(refused[0]?.headers.get('retry-after')).toBe('10')
    expect((await asked({ format: 'docx', text, companyName: 'x' })).status).toBe(200)
  })

  test('what is no document or no logo is refused', async () => {
    expect((await asked({ format: 'exe', text, companyName: 'x' })).status).toBe(400)
    expect((await asked({ format: 'pdf', text: '', companyName: 'x' })).status).toBe(400)
    expect(
      (await asked({ format: 'pdf', text, companyName: 'x', logoUrl: 'http://127.0.0.1/x.png' })).status,
    ).toBe(400)
  })
})
