import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CsvRow, LONGEST_CELL, splitCsv } from './split-csv.ts'

async function split(text: string, delimiter = ',', pieceLength = 3) {
  async function* pieces() {
    for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength)
  }
  const rows: CsvRow[] = []
  for await (const row of splitCsv(pieces(), delimiter)) rows.push(row)
  return rows
}
const cellsOf = async (...args: Parameters<typeof split>) => (await split(...args)).map((row) => row.cells)

describe('separated values', () => {
  test('are split into rows that know their lines', async () => {
    expect(await split('a,b\n"x\n""y""\n",2\n\n3,"4"')).toEqual([
      { line: 1, place: 1, cells: ['a', 'b'], error: null },
      { line: 2, place: 2, cells: ['x\n"y"\n', '2'], error: null },
      { line: 6, place: 4, cells: ['3', '4'], error: null },
    ])
  })

  test('count empty lines and leave them out, wherever the pieces are cut', async () => {
    for (const length of [1, 2, 50]) {
      expect(await split('\n\na\n\n\nb,\n""\n', ',', length)).toEqual([
        { line: 3, place: 3, cells: ['a'], error: null },
        { line: 6, place: 6, cells: ['b', ''], error: null },
        { line: 7, place: 7, cells: [''], error: null },
      ])
    }
  })

  test('with more cells in a row than a spreadsheet can hold are refused, with its line', async () => {
    await expect(split(`a\n${','.repeat(200_001)}`, ',', 4096)).rejects.toThrow(
      'Line 2 has more than 200,000',
    )
  })

  test('may have blanks around quotation marks, and single ones in plain cells', async () => {
    expect(await cellsOf('a, "b, c" ,12" pipe\n')).toEqual([['a', 'b, c', '12" pipe']])
  })

  test('with text behind a quoted cell mark that row alone', async () => {
    expect(await split('"a"b,c\nd,e\n')).toEqual([
      { line: 1, place: 1, cells: ['a"b', 'c'], error: expect.stringContaining('quotation mark') },
      { line: 2, place: 2, cells: ['d', 'e'], error: null },
    ])
  })

  test.each([
    ['plain', ''],
    ['quoted', '"'],
  ])('of many millions of characters are cut where no field reaches, %s', async (_, quote) => {
    const [row] = await split(`a,${quote}${'x'.repeat(3_000_000)}${quote},c\n`)
    expect(row?.cells.map(({ length }) => length)).toEqual([1, LONGEST_CELL, 1])
    expect(row?.error).toBeNull()
  })

  test('with a quotation mark that never ends are refused, with its line', async () => {
    await expect(split('a,b\nc,"d\ne,f\n')).rejects.toThrow('Line 2: a quotation mark')
  })

  test('with every cell quoted (RFC 4180) come back unchanged, wherever the pieces are cut', async () => {
    const cell = fc.string({
      unit: fc.constantFrom(...('ab",;\t \n\'é\u{1F33F}'.match(/./gsu) ?? [])),
      maxLength: 6,
    })
    const table = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(
        table,
        fc.constantFrom(',', ';', '\t'),
        fc.integer({ min: 1, max: 9 }),
        async (rows, delimiter, length) => {
          const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
          const text = rows.map((cells) => cells.map(quoted).join(delimiter)).join('\n')
          expect(await cellsOf(text, delimiter, length)).toEqual(rows)
        },
      ),
    )
  })
})
