import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { PLAIN } from '../../../tests/values/hostile-lists/hostile-list.ts'
import { askedFields, settled } from '../../../tests/values/import-file.ts'
import { changePart, makeXlsx, makeZip, type XlsxCell } from '../../../tests/values/make-xlsx.ts'
import { convertWorkbook } from './read/workbook/convert-workbook.ts'

const { site, admin, upload, write, stored } = setUpImportSite()

const HEADINGS = ['name', 'address', 'city', 'state', 'zipCode', 'phone']
const CELLS = ['Wren', '12 Merrimon Avenue', 'Asheville', 'NC', 28801, 8282540142]

describe('an Excel workbook', () => {
  test('is read under any name: zeros restored, blank rows counted, dates, flags and text as they are (IMPORT-8)', async () => {
    const bytes = makeXlsx({
      Partners: [
        ['Our partners, spring', null, null],
        [],
        [...HEADINGS, 'active', 'partner since', 'description'],
        [
          'HOLLIS, WREN & SONS',
          '785 Hancock St',
          'Quincy',
          'MA',
          2170,
          6172540142,
          true,
          new Date('2019-03-01'),
          'Two\nlines; "quoted"',
        ],
        [],
        ['Bad', '1 A St', 'Asheville', 'NC', 28801, 12, false, null, null],
      ],
    })
    const job = await upload(bytes, { skipInvalid: true })
    expect(job).toMatchObject({ error: null, report: { sheet: 'Partners', createCount: 1, refusedCount: 1 } })
    expect(job.report?.findings.find(({ kind }) => kind === 'refused')?.line).toBe(6)
    await write(job)
    expect(await stored()).toMatchObject([
      {
        name: 'Hollis, Wren & Sons',
        zipCode: '02170',
        phone: '(617) 254-0142',
        isActive: true,
        partnerSince: '2019-03-01',
        description: 'Two\nlines; "quoted"',
      },
    ])
    const failed = await (await admin().request(`/api/admin/imports/${job.id}/failed.csv`)).text()
    expect(failed.split('\r\n')[1]).toMatch(/^Bad,.*,6,"phone:/)
  })

  test('of several sheets gives the one with the headings, and names the others (IMPORT-8)', async () => {
    const job = await upload(
      makeXlsx({ Notes: [['Read me'], ['please']], 'A & B': [HEADINGS, CELLS], Empty: [] }),
    )
    expect(job.report).toMatchObject({ sheet: 'A & B', otherSheets: ['Notes'], createCount: 1 })
  })

  test('with values far apart costs no memory, and one with a far blank cell is read', async () => {
    const withRow = (row: string) =>
      changePart(makeXlsx({ A: [HEADINGS, CELLS] }), (xml) =>
        xml.replace('</sheetData>', `${row}</sheetData>`),
      )
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    }, 5)
    const far = convertWorkbook(withRow('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'))
    await expect(far.finally(() => clearInterval(watch))).rejects.toThrow(/too large/)
    // Where each blank cell between is made, it takes 350 MB.
    expect((most - before) / 1024 / 1024).toBeLessThan(150)
    const blank = await convertWorkbook(withRow('<row r="1048576"><c r="XFD1048576" s="1"/></row>'))
    expect(Buffer.from(blank.csv).toString()).toContain('Merrimon')
  })

  test.each<[string, () => Uint8Array, RegExp]>([
    ['without any row', () => makeXlsx({ Empty: [] }), /at least one data row/],
    ['cut off', () => makeXlsx({ A: [HEADINGS, CELLS] }).subarray(0, 700), /cannot be read/],
    [
      'that unzips to 80 MB, of which 64 are read',
      () =>
        makeZip([
          { name: 'xl/workbook.xml', data: 'x' },
          { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(80_000_000, 32) },
        ]),
      /too large/,
    ],
    [
      'that lies about its size',
      () =>
        makeZip(
          [
            { name: 'xl/workbook.xml', data: 'x' },
            { name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(80_000_000, 32) },
          ],
          100,
        ),
      /too large|cannot be read/,
    ],
    [
      'with a cell in its farthest corner',
      () => {
        const far = makeXlsx({ A: [HEADINGS, CELLS] })
        return changePart(far, (xml) =>
          xml.replace('</sheetData>', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>'),
        )
      },
      /too large/,
    ],
    [
      'whose XML is broken',
      () => changePart(makeXlsx({ A: [HEADINGS, CELLS] }), (xml) => xml.slice(0, 200)),
      /cannot be read|at least one data row/,
    ],
    [
      'with entities that expand',
      () =>
        changePart(
          makeXlsx({ A: [HEADINGS, CELLS] }),
          (xml) =>
            `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${xml.replace('<v>28801</v>', '<v>&b;</v>')}`,
        ),
      /./,
    ],
  ])('%s is refused in plain words while the site goes on', async (_, make, message) => {
    const before = performance.now()
    const [job, page] = await Promise.all([
      upload(make()).catch((error) => ({ state: 'failed', error: error.message, report: null })),
      site().request('/healthz'),
    ])
    expect(page.status).toBe(200)
    expect(performance.now() - before).toBeLessThan(120_000)
    expect(job.error ?? JSON.stringify(job.report?.findings)).toMatch(message)
    if (job.error) expect(job.state).toBe('failed')
    expect(await stored()).toEqual([])
  })
})

describe('of a workbook nothing is written before it is answered (IMPORT-8)', () => {
  const rows: XlsxCell[][] = [
    Object.keys(PLAIN),
    ...[0, 1].map((row) => Object.values(PLAIN).map((each) => each[row] ?? null)),
  ]
  const refusal = (message: string) => ({ status: 400, message: expect.stringContaining(message) })

  test('that another sheet is not read', async () => {
    const job = await upload(makeXlsx({ List: rows, 'More partners': rows }))
    await expect(write(job)).rejects.toMatchObject(refusal('"More partners"'))
    const change = { acceptsLeftOut: true }
    const { body } = await admin().call('PATCH', `/api/admin/imports/${job.id}`, change)
    expect(await write(await settled(admin(), body))).toMatchObject({ doneCount: 2 })
  })

  test('that hidden rows are read', async () => {
    const hide = (xml: string) => xml.replace('<row r="3"', '<row r="3" hidden="1"')
    const job = await upload(changePart(makeXlsx({ List: rows }), hide))
    expect(job.report).toMatchObject({ createCount: 2, doubts: [{ kind: 'isActive', count: 1 }] })
    const written = await admin().call('POST', `/api/admin/imports/${job.id}/write`)
    expect(written).toMatchObject({ status: 400, body: { message: expect.stringContaining('in doubt') } })
  })

  test('that a hidden column is read', async () => {
    const hide = (xml: string) =>
      xml.replace('<sheetData>', '<cols><col min="2" max="3" hidden="1"/></cols><sheetData>')
    const job = await upload(changePart(makeXlsx({ List: rows }), hide))
    expect(askedFields(job)).toEqual(['address', 'city'])
  })
})
