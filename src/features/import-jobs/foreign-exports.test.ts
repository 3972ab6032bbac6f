import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { changePart, makeXlsx, type XlsxCell } from '../../../tests/values/make-xlsx.ts'

const { upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zipCode,phone'
const ROW = 'Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142'
const BELL = 'Bell,3 A St,Asheville,NC,28801,8282540144'
const GOOD = `${HEADING}\n${ROW}`
const PHONE = '(828) 254-0142'
const withColumn = (heading: string, cell: string) => `${HEADING},${heading}\n${ROW},${cell}`
const withName = (name: string) => GOOD.replace('Wren', name)
const withPhone = (phone: string) => GOOD.replace('8282540142', phone)
const semicolons = (text: string) => text.replaceAll(',', ';')

type Wanted = {
  /** Values of the stored rows, by name. */
  rows?: object[]
  doubt?: string
  /** The reason why the rows of these lines cannot be used. */
  refused?: string
  lines?: number[]
  missing?: boolean
}

async function expectOutcome(content: string | Uint8Array, wanted: Wanted) {
  const job = await upload(content)
  expect(job.state).toBe('checked')
  const findings = job.report?.findings ?? []
  const texts = (kind: string) =>
    findings.filter((one) => one.kind === kind).map(({ field, message }) => `${field} ${message}`)
  if (wanted.missing) return expect(job.report?.missingFields).not.toEqual([])
  if (wanted.refused) {
    const lines = findings.filter(({ kind }) => kind === 'refused').map(({ line }) => line)
    expect([...new Set(lines)]).toEqual(wanted.lines)
    expect(texts('refused').join()).toContain(wanted.refused)
    return
  }
  if (wanted.doubt) expect(texts('doubt').join()).toContain(wanted.doubt)
  else expect(texts('doubt')).toEqual([])
  await write(job)
  expect(await stored()).toMatchObject(wanted.rows ?? [])
}

describe('text from other programs gives the right rows or the right doubt (IMPORT-2, IMPORT-7)', () => {
  test.each<[string, string | Uint8Array, Wanted]>([
    ['commas at the end of every line', `${HEADING},,,\n${ROW},,,`, { rows: [{ name: 'Wren' }] }],
    [
      'a city in place of the street',
      GOOD.replace('12 Merrimon Avenue', '"Asheville, NC 28801"'),
      {
        doubt: 'address It names neither a number nor a street.',
        rows: [{ address: 'Asheville, NC 28801' }],
      },
    ],
    [
      'the name in place of the street',
      GOOD.replace('12 Merrimon Avenue', 'WREN'),
      { doubt: 'address It names neither a number nor a street.', rows: [{ name: 'Wren' }] },
    ],
    [
      'one line for each service',
      withColumn('services', '"Cremation\nBurial"'),
      { rows: [{ servicesOffered: ['Cremation', 'Burial'] }] },
    ],
    ...['"Cremation, Burial"', 'Cremation | Burial', '"[""Cremation""]"', '• Cremation • Burial'].map(
      (cell): [string, string, Wanted] => [
        `services as ${cell}`,
        withColumn('services', cell),
        { doubt: 'separated by semicolons', rows: [{ name: 'Wren' }] },
      ],
    ),
    ['headings in row 4', `Printed: name city\nPage,1\n\n${GOOD}`, { rows: [{ name: 'Wren' }] }],
    [
      'two files in one, each with its byte order mark',
      `\ufeff${GOOD}\n\ufeff${HEADING}\n${BELL}`,
      { refused: 'state "state"', lines: [3] },
    ],
    [
      'a byte order mark in the middle',
      `\ufeff${GOOD}\n\ufeff${BELL}`,
      { rows: [{ name: 'Bell' }, { name: 'Wren' }] },
    ],
    ['one row with another separator', `${GOOD}\n${semicolons(BELL)}`, { refused: 'phone', lines: [3] }],
    [
      'semicolons in quoted cells of a list with semicolons',
      `${semicolons(HEADING)}\n"Wren; Co";12 A St;Asheville;NC;28801;8282540142`,
      { doubt: 'name "Wren; Co"', rows: [{ name: 'Wren; Co' }] },
    ],
    [
      'blanks before quotation marks',
      `${HEADING}\n"Wren, Co", "12 A St, Suite 3", "Asheville", "NC", "28801", "8282540142"`,
      { rows: [{ name: 'Wren, Co', address: '12 A St, Suite 3' }] },
    ],
    ['curly quotation marks', withName('“Wren, Co”'), { refused: '7 cells', lines: [2] }],
    ['quotation marks of MySQL', withName('"Wren \\"Sons\\", Inc"'), { refused: 'double it', lines: [2] }],
    [
      'two encodings in one file',
      new Uint8Array(
        Buffer.concat([
          Buffer.from(withName('Crémation')),
          Buffer.from(`\n${BELL.replace('Bell', 'Müller')}`, 'latin1'),
        ]),
      ),
      { doubt: 'wrongly decoded', rows: [{ name: 'CrÃ©mation' }, { name: 'Müller' }] },
    ],
    [
      'emoji',
      withName('Wren 🕊️ 👩‍👩‍👧'),
      { doubt: 'seldom part of a name', rows: [{ name: 'Wren 🕊️ 👩‍👩‍👧' }] },
    ],
    ['blanks without width', withName('Wr\u200ben\u00ad'), { rows: [{ name: 'Wren' }] }],
    ['marks of direction', withPhone('\u202a828\u2011254\u20110142\u202c'), { rows: [{ phone: PHONE }] }],
    ['a name of 5,000 characters', withName('W'.repeat(5000)), { refused: '5000', lines: [2] }],
    [
      '300 columns',
      `${HEADING}${',x'.repeat(294)}\n${ROW}${',1'.repeat(294)}`,
      { rows: [{ name: 'Wren', phone: PHONE }] },
    ],
    ['one column', 'name\nWren\nBell', { missing: true }],
    ['each line within quotation marks', `partners\n"${ROW}"\n"${BELL}"`, { missing: true }],
    [
      'a row of totals with a number',
      `${withColumn('annualCremations', '12')}\nTotal,,,,,,12`,
      { refused: 'address', lines: [3] },
    ],
    [
      'Google Sheets with HTML',
      withColumn('description', '"<p>Quiet&nbsp;rooms.<br>By the river.</p>"'),
      { doubt: 'description It holds HTML tags', rows: [{ name: 'Wren' }] },
    ],
    ['Numbers', `Table 1;;;;;\n${semicolons(GOOD)}`, { rows: [{ name: 'Wren' }] }],
    ['a number as a power of ten', withPhone('1.8282540142E+10'), { rows: [{ phone: PHONE }] }],
    [
      'a number that lost its digits',
      withPhone('8.28254E+09'),
      { refused: 'a spreadsheet cut it short', lines: [2] },
    ],
    ['a telephone number with decimals', withPhone('8282540142.0'), { rows: [{ phone: PHONE }] }],
    [
      'a house number that became a date',
      GOOD.replace('12 Merrimon Avenue', '12-Mar'),
      { doubt: 'address "12-Mar"', rows: [{ address: '12-Mar' }] },
    ],
    ['a column too narrow', withColumn('partnerSince', '########'), { refused: '"########"', lines: [2] }],
    ['objects', withColumn('description', '[object Object]'), { refused: 'could not show', lines: [2] }],
    ...['\\N', 'NULL', '(null)', '<NA>', 'nan', 'undefined'].map((word): [string, string, Wanted] => [
      `${word} for nothing`,
      withColumn('email,description', `${word},${word}`),
      { rows: [{ email: null, description: null }] },
    ]),
  ])('%s', (_, content, wanted) => expectOutcome(content, wanted))
})

const HEADINGS = HEADING.split(',')
const CELLS: XlsxCell[] = ['Wren', '12 Merrimon Avenue', 'Asheville', 'NC', 28801, 8282540142]
const OTHER: XlsxCell[] = ['Bell', '3 A St', null, null, null, 8282540144]
const workbook = (rows: XlsxCell[][], change: (xml: string) => string) =>
  changePart(makeXlsx({ List: rows }), change)
const withFirst = (cell: string) =>
  workbook([HEADINGS, CELLS], (xml) => xml.replace(/<c r="A2".*?<\/c>/, cell))

describe('a workbook gives the right rows or the right doubt (IMPORT-8)', () => {
  test.each<[string, Uint8Array, Wanted]>([
    [
      'cells merged over two rows',
      workbook([HEADINGS, CELLS, OTHER], (xml) =>
        xml.replace(
          '</sheetData>',
          '</sheetData><mergeCells count="3"><mergeCell ref="C2:C3"/><mergeCell ref="D2:D3"/><mergeCell ref="E2:E3"/></mergeCells>',
        ),
      ),
      { rows: [{ name: 'Bell', city: 'Asheville', zipCode: '28801' }, { name: 'Wren' }] },
    ],
    [
      'formulas with their last values',
      withFirst('<c r="A2" t="str"><f>B9&amp;"x"</f><v>Wren</v></c>'),
      { rows: [{ name: 'Wren' }] },
    ],
    ['a formula never calculated', withFirst('<c r="A2"><f>B9</f></c>'), { refused: 'name', lines: [2] }],
    [
      'text of several formats',
      withFirst('<c r="A2" t="inlineStr"><is><r><t>Wr</t></r><r><t>en</t></r></is></c>'),
      { rows: [{ name: 'Wren' }] },
    ],
    [
      'a line end as Excel stores it',
      withFirst('<c r="A2" t="inlineStr"><is><t>Wren_x000D_\n&amp; Co</t></is></c>'),
      { rows: [{ name: 'Wren & Co' }] },
    ],
    [
      'a day as a number',
      makeXlsx({
        List: [
          [...HEADINGS, 'partner since'],
          [...CELLS, 43525],
        ],
      }),
      { doubt: 'as Excel counts', rows: [{ partnerSince: '43525' }] },
    ],
    [
      'a house number that became a date',
      makeXlsx({ List: [HEADINGS, CELLS.with(1, new Date('2026-03-12'))] }),
      { doubt: 'address It is a number', rows: [{ address: '2026-03-12' }] },
    ],
    [
      'nine digits of a ZIP code without its zero',
      makeXlsx({ List: [HEADINGS, ['Wren', '785 Hancock St', 'Quincy', 'MA', 21701234, 6172540142]] }),
      { rows: [{ zipCode: '02170-1234' }] },
    ],
    [
      'the last row of a table',
      makeXlsx({ Table1: [HEADINGS, CELLS, ['Total', null, null, null, null, 1]] }),
      { refused: 'address', lines: [3] },
    ],
  ])('%s', (_, content, wanted) => expectOutcome(content, wanted))

  test('a hidden sheet is not preferred, and is named (IMPORT-8)', async () => {
    const sheets = makeXlsx({ Old: [HEADINGS, CELLS], New: [HEADINGS, CELLS.with(0, 'Bell')] })
    const hidden = changePart(
      sheets,
      (xml) => xml.replace('name="Old"', 'name="Old" state="hidden"'),
      'workbook.xml',
    )
    const job = await upload(hidden)
    expect(job.report).toMatchObject({ sheet: 'New', otherSheets: ['Old'], createCount: 1 })
  })
})

test.each([
  ['a web page with a comment', '\n<!-- export -->\n<TABLE><tr><td>name</td></tr></TABLE>', 'web page'],
  ['a web archive', 'MIME-Version: 1.0\nContent-Type: multipart/related\n\nx', 'web page'],
  ['DIF', 'TABLE\r\n0,1\r\n"EXCEL"\r\n', 'DIF'],
  ['SQL', "INSERT INTO partners (name, city)\nVALUES ('Wren', 'Asheville');", 'SQL'],
  ['JSON lines', '{"name":"Wren"}\n{"name":"Bell"}', 'JSON'],
  ['a vCard', 'BEGIN:VCARD\nFN:Wren\nEND:VCARD', 'vCard'],
  ['an HTML table under the name .xls', '<table><tr><td>name</td></tr></table>', 'web page'],
])('%s is refused by its name', async (_, content, what) => {
  const refused = await upload(content).catch((error) => error)
  expect(refused).toMatchObject({ status: 400 })
  expect(refused.message).toContain(what)
})
