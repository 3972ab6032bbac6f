import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'

const { site, upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zipCode,phone'
const ROW = 'Hélène & Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142'
const GOOD = `${HEADING}\n${ROW}`
const wide = (count: number) => Array.from({ length: count }, (_, n) => `c${n}`).join()
const bytes = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))
const withColumn = (name: string, cell: string) => `${HEADING},${name}\n${ROW},${cell}`

type Outcome = { stored?: number; refused?: number[]; missing?: string[]; error?: string; status?: number }
const NO_DATA = 'CSV file must contain headers and at least one data row'

const FILES: [what: string, content: string | Uint8Array, outcome: Outcome][] = [
  ['nothing at all', '', { error: NO_DATA, status: 400 }],
  ['blank lines', '\n\n  \n', { error: NO_DATA }],
  ['a heading alone', HEADING, { error: NO_DATA }],
  ['a heading and blank rows', `${HEADING}\n,,,,,\n\n`, { error: NO_DATA }],
  ['a byte order mark', `\ufeff${GOOD}`, { stored: 1 }],
  ['UTF-16 with its mark', bytes(`\ufeff${GOOD}`, 'utf16le'), { stored: 1 }],
  ['UTF-16, big end first', new Uint8Array(Buffer.from(`\ufeff${GOOD}`, 'utf16le').swap16()), { stored: 1 }],
  ['Latin-1', bytes(GOOD, 'latin1'), { stored: 1 }],
  ['a NUL in a cell', GOOD.replace('Wren', 'Wr\0en'), { refused: [2] }],
  ['NULs alone', new Uint8Array(5000), { error: NO_DATA }],
  [
    'a picture',
    bytes(`\x89PNG\r\n\x1a\n${'\0\x01\xff'.repeat(500)}`, 'latin1'),
    {
      error:
        'This is a picture. Please save the list as CSV or as an Excel workbook (.xlsx) and upload that.',
      status: 400,
    },
  ],
  [
    'a quotation mark never closed',
    `${GOOD}\n"Ames,1 A St,Asheville,NC,28801,8282540143`,
    { error: 'Line 3' },
  ],
  [
    'a quotation mark in the middle of a quoted cell',
    `${GOOD}\n"A"b",1 A St,Asheville,NC,28801,8282540143\n`,
    { refused: [3] },
  ],
  ['a quotation mark within a plain cell', GOOD.replace('12', '12"'), { stored: 1 }],
  ['quoted cells with line ends', GOOD.replace('Hélène & Wren', '"Hélène\r\n& Wren"'), { stored: 1 }],
  ['CRLF', GOOD.replaceAll('\n', '\r\n'), { stored: 1 }],
  ['CR', GOOD.replaceAll('\n', '\r'), { stored: 1 }],
  [
    'line ends mixed',
    `${HEADING}\r\n${ROW}\r${ROW.replace('12', '13')}\nBad,1 A St,Asheville,NC,28801,1`,
    { refused: [4] },
  ],
  ['semicolons', GOOD.replaceAll(',', ';'), { stored: 1 }],
  ['tabs', GOOD.replaceAll(',', '\t'), { stored: 1 }],
  [
    'a required heading missing',
    GOOD.replace('phone', 'colour').replace('8282540142', 'red'),
    { missing: ['phone'] },
  ],
  ['no heading, data at once', `${ROW}\n${ROW.replace('12', '13')}`, { missing: ['name'] }],
  ['extra headings', withColumn('Colour', 'red'), { stored: 1 }],
  [
    'headings in another order',
    'phone,zip,state,city,address,name\n8282540142,28801,NC,Asheville,1 A St,Ames',
    { stored: 1 },
  ],
  ['a row with too many cells', `${GOOD}\nAmes,1 A St,Asheville,NC,28801,8282540143,extra`, { refused: [3] }],
  ['a row with too few cells', `${GOOD}\nAmes,1 A St`, { refused: [3] }],
  [
    'a cell of 10 MB',
    `${GOOD}\n"${'x'.repeat(10_000_000)}",1 A St,Asheville,NC,28801,8282540143`,
    { refused: [3] },
  ],
  ['10,000 columns', `${HEADING},${wide(9994)}\n${ROW}`, { error: 'The file has 10,000 columns' }],
  ['a row of 100,000 commas', `${GOOD}\n${','.repeat(100_000)}`, { stored: 1 }],
  ['a row of 100,000 commas and a word', `${GOOD}\nAmes${','.repeat(100_000)}x`, { refused: [3] }],
  ['cells that are formulas', withColumn('description', `"=HYPERLINK(""http://x"")"`), { stored: 1 }],
  ['a heading __proto__', withColumn('__proto__', 'x'), { stored: 1 }],
  ['a heading constructor', withColumn('constructor', 'x'), { stored: 1 }],
  ['the same partner twice', `${GOOD}\n${ROW}`, { stored: 1 }],
  ['one name in two normal forms', `${GOOD}\n${ROW.normalize('NFD')}`, { stored: 1 }],
  ['a number beyond all numbers', withColumn('annualCremations', '1e309'), { refused: [2] }],
  ['a number with leading zeros', withColumn('annualCremations', '007'), { stored: 1 }],
  ['a flag with blanks around it', withColumn('isActive', '" true "'), { stored: 1 }],
  [
    'half a character',
    bytes(`${GOOD}\nA\xed\xa0\x80b,1 A St,Asheville,NC,28801,8282540143`, 'latin1'),
    { stored: 2 },
  ],
]

test('there are at least 39 of them', () => expect(FILES.length).toBeGreaterThanOrEqual(39))

test.each(FILES)('%s', async (_, content, outcome) => {
  const job = await upload(content).catch((error) => error)
  if (outcome.status) {
    expect([job.status, job.message]).toEqual([outcome.status, outcome.error])
  } else if (outcome.error) {
    expect(job.state === 'failed' || job.report?.missingFields.length > 0).toBe(true)
    expect(job.error).toContain(outcome.error)
  } else if (outcome.missing) {
    expect(job).toMatchObject({ state: 'checked', report: { missingFields: outcome.missing } })
  } else if (outcome.refused) {
    expect([job.state, job.error, site().failures]).toEqual(['checked', null, []])
    const refused = job.report.findings.filter(({ kind }: { kind: string }) => kind === 'refused')
    expect([...new Set(refused.map(({ line }: { line: number }) => line))]).toEqual(outcome.refused)
    await expect(write(job)).rejects.toMatchObject({ status: 400 })
  } else {
    expect(await write(job)).toMatchObject({ state: 'done' })
  }
  expect(await stored()).toHaveLength(outcome.stored ?? 0)
})
