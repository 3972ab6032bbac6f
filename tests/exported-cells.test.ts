import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { writeCsv } from '../src/shared/csv/csv-cells.ts'

const BEGINNINGS = ['=', '+', '-', '@', '\t=', '\r=', '\n=', '\0=', '＝', '＋', '－', '＠', ' =', "'="]
const CALCULATED = ['1+1', 'HYPERLINK("http://evil.example","x")', "cmd|' /C calc'!A0", 'A1']
const CELLS = BEGINNINGS.flatMap((beginning) => CALCULATED.map((rest) => `${beginning}${rest}`))

/** Opens a CSV file in LibreOffice Calc without a window and returns it as OpenDocument XML. Rejects without Calc. */
async function openInSpreadsheet(csv: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'spreadsheet-'))
  try {
    await writeFile(path.join(folder, 'list.csv'), csv)
    // Separated by commas, quoted, in UTF-8, from line 1, formulas evaluated.
    const filter = 'CSV:44,34,76,1,,0,false,true,false,false,false,-1,true'
    const profile = `-env:UserInstallation=file://${folder}/profile`
    const args = ['--headless', profile, `--infilter=${filter}`, '--convert-to', 'fods', '--outdir', folder]
    await promisify(execFile)('soffice', [...args, path.join(folder, 'list.csv')], { timeout: 240_000 })
    return await readFile(path.join(folder, 'list.fods'), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Half a minute: only for `npm run bar -- trust 17 --full`, where LibreOffice Calc is installed. */
const CAN_OPEN =
  process.env.EXPORTED_CELLS === 'spreadsheet' &&
  (await openInSpreadsheet('1\n').then(
    () => true,
    () => false,
  ))

const countFormulas = (xml: string) => xml.match(/table:formula=/g)?.length ?? 0

test.skipIf(!CAN_OPEN)(
  'a spreadsheet calculates no cell of an exported file',
  { timeout: 300_000 },
  async () => {
    const rows = CELLS.map((cell) => [cell, `plain,${cell}`, `"${cell}`, cell])
    const xml = await openInSpreadsheet(writeCsv(rows))
    expect(xml.match(/<table:table-row/g)?.length).toBeGreaterThanOrEqual(CELLS.length)
    expect(countFormulas(xml)).toBe(0)
  },
)

test.skipIf(!CAN_OPEN)('and would, if they were written as they are', { timeout: 300_000 }, async () => {
  expect(countFormulas(await openInSpreadsheet('=1+1,=A1\n'))).toBe(2)
})
