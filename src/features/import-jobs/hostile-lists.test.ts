import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { askedFields } from '../../../tests/values/import-file.ts'
import { makeZip } from '../../../tests/values/make-xlsx.ts'

const { admin, upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zipCode,phone'
const ROW = 'Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142'
const GOOD = `${HEADING}\n${ROW}`
const latin = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const withName = (name: string) => GOOD.replace('Wren', name)

describe('a file that is not a list is refused by its first bytes, and says what to do (IMPORT-8)', () => {
  const cfb = latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')
  const ods = makeZip([
    { name: 'mimetype', data: 'application/vnd.oasis.opendocument.spreadsheet' },
    { name: 'content.xml', data: '<x/>' },
  ])
  test.each<[string, Uint8Array, string, string]>([
    ['an old Excel workbook', Buffer.concat([cfb, Buffer.alloc(600)]), 'Excel 97', 'Save As'],
    [
      'a workbook with a password',
      Buffer.concat([cfb, Buffer.alloc(600), latin(utf16('EncryptedPackage'))]),
      'password',
      'without',
    ],
    ['a LibreOffice sheet', ods, 'LibreOffice', 'CSV'],
    ['a binary workbook', makeZip([{ name: 'xl/workbook.bin', data: 'x' }]), 'binary', 'Save As'],
    ['a Numbers sheet', makeZip([{ name: 'Index/Document.iwa', data: 'x' }]), 'Numbers', 'Export'],
    ['a Word document', makeZip([{ name: 'word/document.xml', data: 'x' }]), 'Word', 'CSV'],
    ['a PDF', latin('%PDF-1.7\n%\xe2\xe3'), 'PDF', 'spreadsheet'],
    ['a ZIP', makeZip([{ name: 'list.csv', data: GOOD }]), 'ZIP', 'unpack'],
    ['a gzip', gzipSync(GOOD), 'compressed', 'unpack'],
    ['a picture', latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'picture', 'CSV'],
    ['a web page', latin('<html><body><table><tr><td>name</td></tr></table>'), 'web page', 'Save As'],
    ['XML', latin('\ufeff<?xml version="1.0"?><Workbook/>'.slice(1)), 'XML', 'Save As'],
    ['JSON', latin('[{"name":"Wren"}]'), 'JSON', 'CSV'],
    ['RTF', latin('{\\rtf1 name}'), 'RTF', 'CSV'],
  ])('%s', async (_, content, what, advice) => {
    const refused = await upload(content).catch((error) => error)
    expect(refused).toMatchObject({ status: 400 })
    expect(refused.message).toContain(what)
    expect(refused.message).toMatch(new RegExp(advice, 'i'))
    expect(await stored()).toEqual([])
  })
})

type Wanted = {
  name?: string
  city?: string
  zipCode?: string
  doubt?: string | null
  refused?: string
  lines?: number[]
}
describe('a list gives the right rows or the right doubt (IMPORT-7)', () => {
  test.each<[string, string | Uint8Array, Wanted]>([
    ['sep=;', `sep=;\n${GOOD.replaceAll(',', ';')}`, { name: 'Wren' }],
    [
      'sep=, though its cells hold semicolons',
      `sep=,\n${withName('A; B; C; D; E; F; G')}`,
      { name: 'A; B; C; D; E; F; G' },
    ],
    ['sep= and a tab', `"sep=\t"\r\n${GOOD.replaceAll(',', '\t')}`, { name: 'Wren' }],
    ['title rows', `Partners of the east,,,,,\nPrinted 1 May 2026\n\n${GOOD}`, { name: 'Wren' }],
    [
      'title rows before semicolons',
      `Partners, of the east\n\n${GOOD.replaceAll(',', ';')}`,
      { name: 'Wren' },
    ],
    ['a group row above the headings', `Who,,Where,,,Contact\n${GOOD}`, { name: 'Wren' }],
    [
      '="02170"',
      `${HEADING}\nWren,12 Main St,Quincy,MA,="02170","=""6172540142"""`,
      { zipCode: '02170', name: 'Wren' },
    ],
    ["'02170", `${HEADING}\nWren,12 Main St,Quincy,MA,'02170,'6172540142`, { zipCode: '02170' }],
    [
      'HTML entities',
      withName('Wren &amp; Daughter&#39;s Cr&eacute;mation&nbsp;Inc'),
      { name: "Wren & Daughter's Crémation Inc", doubt: null },
    ],
    [
      'an address in the web with &copy=',
      `${HEADING},website\n${ROW},https://a.example/?a=1&copy=2&amp;b=3`,
      { name: 'Wren', doubt: null },
    ],
    ['mojibake', withName('Maison CrÃ©mation'), { doubt: 'wrongly decoded' }],
    ['mojibake of quotes', withName('Wrenâ€™s'), { doubt: 'wrongly decoded' }],
    ['mojibake twice over', withName('CrÃƒÂ©mation'), { doubt: 'wrongly decoded' }],
    ['mojibake of a capital', withName('Ã‰cole Wren'), { doubt: 'wrongly decoded' }],
    ['accents as they should be', withName('São João Müller Ångström Ñandú Crémation'), { doubt: null }],
    ['DOS text', latin(withName('Maison Cr\x82mation')), { doubt: 'wrongly decoded' }],
    [
      'DOS text with bytes that Windows lacks',
      latin(withName('M\x81ller Gar\x87on')),
      { refused: 'wrongly decoded', lines: [2] },
    ],
    ['Macintosh text', latin(withName('Maison Cr\x8emation')), { doubt: 'wrongly decoded' }],
    [
      'Windows text',
      latin(withName('Wren\x92s \x96 Maison Cr\xe9mation')),
      { name: 'Wren’s – Maison Crémation', doubt: null },
    ],
    ['lost letters', withName('Maison Cr?mation'), { doubt: '"?"' }],
    [
      'a suite for a city',
      GOOD.replace('Asheville', 'SUITE 209'),
      { doubt: 'perhaps Asheville, by its ZIP' },
    ],
    ['a boat for a city', GOOD.replace('Asheville', 'BOAT'), { doubt: 'perhaps Asheville, by its ZIP' }],
    [
      'a misspelled city',
      `${HEADING}\nWren,1 Main St,TEWSKBURY,MA,1876,9782540142`,
      { city: 'Tewskbury', doubt: 'perhaps Tewksbury, by its ZIP' },
    ],
    ['a city in short', `${HEADING}\nWren,1 Main St,NO. ANDOVER,MA,1845,9782540142`, { doubt: null }],
    [
      'a city spelled otherwise',
      `${HEADING}\nWren,1 Main St,MIDDLEBOROUGH,MA,2346,5082540142`,
      { doubt: null },
    ],
    [
      'city and state in the city',
      GOOD.replace('Asheville', '"Asheville, NC"'),
      { doubt: 'perhaps Asheville' },
    ],
    [
      'a repeated heading',
      `${GOOD}\n${HEADING}\nBell,3 A St,Asheville,NC,28801,8282540144`,
      { refused: 'phone', lines: [3] },
    ],
    ['a line of totals', `${GOOD}\nTotal: 1,,,,,`, { refused: 'address', lines: [3] }],
    ['tags', withName('<b>Wren</b>'), { doubt: 'tags' }],
    ['the error of a formula', GOOD.replace('Wren', '#REF!'), { refused: 'formula', lines: [2] }],
    ['a number for a name', GOOD.replace('Wren', '471100'), { doubt: 'number' }],
  ])('%s', async (_, content, wanted) => {
    const job = await upload(content)
    expect(job).toMatchObject({ state: 'checked', report: { missingFields: [] } })
    expect(askedFields(job)).toEqual([])
    const findings = job.report?.findings ?? []
    if (wanted.refused) {
      const refused = findings.filter(({ kind }) => kind === 'refused')
      expect([...new Set(refused.map(({ line }) => line))]).toEqual(wanted.lines)
      expect(refused.map(({ message, field }) => `${field} ${message}`).join()).toContain(wanted.refused)
      return
    }
    const doubts = findings.filter(({ kind }) => kind === 'doubt').map(({ message }) => message)
    if (wanted.doubt === null) expect(doubts).toEqual([])
    else if (wanted.doubt) expect(doubts.join()).toContain(wanted.doubt)
    await write(job)
    const { doubt, refused, lines, ...values } = wanted
    expect(await stored()).toMatchObject([values])
  })
})

test('an export that holds what looks like an entity or a wrapped text comes back unchanged', async () => {
  const odd = ['Wren &amp; Co', '="02170"', 'CrÃ©mation'].map((name, n) => ({
    name,
    phone: `(828) 254-010${n}`,
  }))
  for (const { name, phone } of odd) {
    const body = { name, address: '1 A St', city: 'Asheville', state: 'NC', zipCode: '28801', phone }
    expect((await admin().call('POST', '/api/admin/partners', body)).status).toBe(201)
  }
  const rows = (await stored()).map((row) => [row.id, row.name, row.phone])
  const { writeCsv } = await import('../../shared/csv/csv-cells.ts')
  const job = await upload(writeCsv([['id', 'name', 'phone'], ...rows]), {
    mode: 'update',
    match: 'id',
  })
  expect(job.report).toMatchObject({ unchangedCount: 3, updateCount: 0, refusedCount: 0 })
})
