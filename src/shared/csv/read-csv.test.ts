import { expect, test } from 'vitest'
import { csvSource } from '../../../tests/values/csv-source.ts'
import { openCsv } from './read-csv.ts'

const COLUMNS = new Set(['name', 'city', 'phone'])
const columnOf = (heading: string) => (COLUMNS.has(heading) ? heading : undefined)

async function read(content: string | Uint8Array) {
  const { shape, rows } = await openCsv(csvSource(content), columnOf)
  const cells: string[][] = []
  for await (const row of rows) cells.push(row.cells)
  return { ...shape, cells }
}

const text = 'name,city\nHélène,Montréal\n'
const cells = [
  ['name', 'city'],
  ['Hélène', 'Montréal'],
]
const bytes = (written: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(written, encoding))

test.each([
  ['UTF-8', bytes(text, 'utf8'), 'utf-8'],
  ['UTF-8 with a byte order mark', bytes(`\ufeff${text}`, 'utf8'), 'utf-8'],
  ['UTF-16 with a byte order mark', bytes(`\ufeff${text}`, 'utf16le'), 'utf-16le'],
  ['UTF-16, big end first', new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()), 'utf-16be'],
  ['Windows-1252', bytes(text, 'latin1'), 'windows-1252'],
])('a file in %s is read as such', async (_, content, encoding) => {
  expect(await read(content)).toEqual({ encoding, delimiter: ',', cells })
})

test.each(['\n', '\r\n', '\r'])('line ends %j, with every separator', async (end) => {
  for (const delimiter of ['\t', '|', ';', ','])
    expect(await read(text.replaceAll(',', delimiter).replaceAll('\n', end))).toMatchObject({
      delimiter,
      cells,
    })
})

test('the separator that splits the heading into known columns wins over one that makes more cells', async () => {
  const content = 'name;city;a,b,c,d,e,f\nAmes;Boone;1,2,3,4,5,6\n'
  expect(await read(content)).toMatchObject({
    delimiter: ';',
    cells: [['name', 'city', 'a,b,c,d,e,f'], expect.anything()],
  })
})

test.each([
  ['sep=;\n', ';'],
  ['"sep=\t"\r\n', '\t'],
  ['SEP=|,,\n', '|'],
])('a first line %j names the separator and is no row', async (line, delimiter) => {
  const content = line + text.replaceAll(',', delimiter)
  expect(await read(content)).toMatchObject({ delimiter, cells })
  const { rows } = await openCsv(csvSource(content), columnOf)
  const places: number[] = []
  for await (const row of rows) places.push(row.place)
  expect(places).toEqual([1, 2])
})

test('a title above the headings does not decide the separator', async () => {
  const content = 'Partners, east, and west, and north\nname;city\nAmes;Boone\n'
  expect((await read(content)).delimiter).toBe(';')
})
