import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guardFormula, unguardFormula, writeCsv } from './csv-cells.ts'
import { splitCsv } from './split-csv.ts'

const TRIGGERS = ['=', '+', '-', '@', '\t', '\r', '\n', '\0', '＝', '＋', '－', '＠']

/** Line ends within cells come back as "\n", as from every file. */
const withPlainEnds = (text: string) => text.replace(/\r\n?/g, '\n')

async function read(csv: string): Promise<string[][]> {
  async function* pieces() {
    yield withPlainEnds(csv.replace(/^\ufeff/, ''))
  }
  const rows: string[][] = []
  for await (const { cells, error } of splitCsv(pieces(), ',')) {
    expect(error).toBeNull()
    rows.push(cells)
  }
  return rows
}

test('a cell that a spreadsheet would calculate gets an apostrophe, and only such a cell', () => {
  for (const trigger of TRIGGERS) {
    expect(guardFormula(`${trigger}1+1`)).toBe(`'${trigger}1+1`)
    expect(guardFormula(` ${trigger}1+1`)).toBe(`' ${trigger}1+1`)
  }
  expect(guardFormula('+1 828 555 0142')).toBe("'+1 828 555 0142")
  for (const text of ['', 'Hollis & Wren', "O'Brien", "'t Hart", '(828) 555-0142', 'a=1', '02134', '1-2'])
    expect(guardFormula(text)).toBe(text)
})

test('reading takes off what writing put on, whatever the text is', () => {
  const risky = fc.string({ unit: fc.constantFrom("'", ' ', 'a', '"', ',', ';', ...TRIGGERS) })
  fc.assert(
    fc.property(fc.oneof(risky, fc.string({ unit: 'binary' })), (text) => {
      expect(unguardFormula(guardFormula(text))).toBe(text)
    }),
    { numRuns: 1500 },
  )
  for (const text of ["'t Hart", "'", 'plain', "'02134"]) expect(unguardFormula(text)).toBe(text)
})

test('a file is read back as the same cells, and no cell of it begins a formula', async () => {
  const unit = fc.constantFrom("'", ' ', 'a', 'é', '"', ',', ';', ...TRIGGERS)
  const rows = fc.array(fc.array(fc.string({ unit }), { minLength: 2, maxLength: 2 }), { minLength: 1 })
  await fc.assert(
    fc.asyncProperty(rows, async (written) => {
      const cells = await read(writeCsv(written))
      expect(cells.map((row) => row.map(unguardFormula))).toEqual(
        written.map((row) => row.map(withPlainEnds)),
      )
      for (const cell of cells.flat()) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
    { numRuns: 500 },
  )
})

test('the file has a byte order mark, CR LF ends, and quotes where any spreadsheet would split', () => {
  expect(
    writeCsv([
      ['name', 'count', 'active', 'none'],
      ['A "B", C; D', 3, true, null],
    ]),
  ).toBe('\ufeffname,count,active,none\r\n"A ""B"", C; D",3,true,\r\n')
  expect(writeCsv([['two\nlines', 'a\tb', 'plain text']])).toBe('\ufeff"two\nlines","a\tb",plain text\r\n')
})
