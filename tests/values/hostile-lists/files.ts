import { changePart, makeXlsx, type XlsxCell } from '../make-xlsx.ts'
import { type HostileList, listOf, NAME, PHONE, PLAIN, plainRight } from './hostile-list.ts'

const plain = listOf(PLAIN)
const lines = plain.split('\n')
const rows: XlsxCell[][] = [
  Object.keys(PLAIN),
  ...[0, 1, 2].map((row) => Object.values(PLAIN).map((cells) => cells[row] ?? null)),
]
const hidden = (from: number, to: number) => (xml: string) =>
  xml.replace('<sheetData>', `<cols><col min="${from}" max="${to}" hidden="1"/></cols><sheetData>`)
const merge = (ref: string) => (xml: string) =>
  xml.replace('</sheetData>', `</sheetData><mergeCells count="1"><mergeCell ref="${ref}"/></mergeCells>`)

/** Files whose rows, sheets or shape are not what they seem, and plain ones that ask nothing. */
export const HOSTILE_FILES: readonly HostileList[] = [
  { title: 'a plain list', list: plain, right: plainRight() },
  { title: 'a plain workbook', list: makeXlsx({ List: rows }), right: plainRight() },
  { title: 'Windows line ends and a BOM', list: `\ufeff${lines.join('\r\n')}\r\n`, right: plainRight() },
  { title: 'a title above', list: `Partners 2026\n\n${plain}`, right: plainRight() },
  {
    title: 'blank rows inside',
    list: [lines[0], '', lines[1], ',,,,,', lines[2], lines[3], ''].join('\n'),
    right: plainRight(),
  },
  { title: 'semicolons', list: plain.replaceAll('","', '";"'), right: plainRight() },
  { title: 'tabs', list: plain.replaceAll('","', '"\t"'), right: plainRight() },
  {
    title: 'the columns in another order',
    list: listOf(Object.fromEntries(Object.entries(PLAIN).reverse())),
    right: plainRight(),
  },
  {
    title: 'headings in capitals',
    list: [lines[0]?.toUpperCase(), ...lines.slice(1)].join('\n'),
    right: plainRight(),
  },
  {
    title: 'headings with a star and spaces',
    list: ['" Business Name *","Address*","City *","State*","ZIP *","Phone* "', ...lines.slice(1)].join('\n'),
    right: plainRight(),
  },
  {
    title: 'a total below',
    list: `${plain}\n"Total","","","","","3"`,
    asks: ['doubt:name', 'refused:address', 'refused:phone'],
  },
  {
    title: 'a note below',
    list: `${plain}\n"Printed by Bob on 3 May"`,
    asks: ['refused:address', 'refused:null', 'doubt:name'],
  },
  {
    title: 'the headings repeated inside',
    list: [...lines, lines[0], lines[1]].join('\n'),
    asks: ['refused:zipCode', 'refused:phone', 'refused:state'],
  },
  { title: 'a cell too many', list: `${plain},"moved"`, asks: ['refused:null'] },
  {
    title: 'a cell too few',
    list: plain.replace(',"(828) 254-0144"', ''),
    asks: ['refused:phone', 'refused:null'],
  },
  {
    title: 'shifted cells',
    list: [...lines.slice(0, 3), '"Bell Chapel","","88 Biltmore Avenue","Asheville","NC","28801"'].join('\n'),
    asks: ['refused:phone', 'refused:state', 'refused:address'],
  },
  {
    title: 'a group row of states',
    list: [lines[0], '"NORTH CAROLINA"', ...lines.slice(1)].join('\n'),
    asks: ['refused:address', 'refused:null'],
  },
  {
    title: 'no headings',
    list: lines.slice(1).join('\n'),
    asks: ['missing:name', 'missing:address', 'missing:city'],
  },
  {
    title: 'the list on its side',
    list: Object.entries(PLAIN)
      .map(([heading, cells]) => [heading, ...cells].map((cell) => `"${cell}"`).join(','))
      .join('\n'),
    asks: ['missing:address', 'missing:phone', 'missing:name'],
  },
  { title: 'one partner twice', list: [...lines, lines[1]].join('\n'), right: plainRight() },
  {
    title: 'one partner twice with another telephone number',
    list: [...lines, lines[1]?.replace('254-0142', '254-0177')].join('\n'),
    asks: ['doubt:duplicate', 'refused:null'],
  },
  {
    title: 'one telephone number for all',
    list: listOf({ ...PLAIN, Phone: [PHONE[0] ?? '', PHONE[0] ?? '', PHONE[0] ?? ''] }),
    asks: ['doubt:phone'],
  },
  {
    title: 'one e-mail address and website of another firm for all',
    list: listOf({
      ...PLAIN,
      Website: ['https://network.example', 'https://network.example', 'https://network.example'],
    }),
    right: plainRight(),
  },
  { title: 'a second sheet', list: makeXlsx({ List: rows, Closed: rows }), asks: ['sheets'] },
  {
    title: 'a sheet of removed ones before',
    list: makeXlsx({ Removed: rows, 'Active partners': rows }),
    asks: ['sheets'],
  },
  { title: 'a hidden column', list: changePart(makeXlsx({ List: rows }), hidden(6, 6)), asks: ['Phone'] },
  {
    title: 'hidden rows',
    list: changePart(makeXlsx({ List: rows }), (xml) => xml.replace('<row r="3"', '<row r="3" hidden="1"')),
    asks: ['doubt:isActive'],
  },
  {
    title: 'a heading merged over two columns',
    list: changePart(
      makeXlsx({
        List: rows.map((row, at) => [
          row[0] ?? null,
          row[1] ?? null,
          at === 0 ? null : (['Suite 4', 'Floor 2', null][at - 1] ?? null),
          ...row.slice(2),
        ]),
      }),
      merge('B1:C1'),
    ),
    asks: [''],
  },
  {
    title: 'a city merged over rows',
    list: changePart(
      makeXlsx({
        List: rows.map((row, at) => row.map((cell, column) => (column === 2 && at > 1 ? null : cell))),
      }),
      merge('C2:C4'),
    ),
    right: plainRight(),
  },
  {
    title: 'ZIP as numbers that lost their zero',
    list: makeXlsx({
      List: [rows[0] ?? [], ['Hollis', '12 Main Street', 'Quincy', 'MA', 2169, '(617) 254-0142']],
    }),
    right: [{ name: 'Hollis', zipCode: '02169' }],
  },
  {
    title: 'telephone numbers as numbers',
    list: makeXlsx({
      List: rows.map((row, at) =>
        row.map((cell, column) => (column === 5 && at > 0 ? 8282540141 + at : cell)),
      ),
    }),
    right: plainRight(),
  },
  {
    title: 'a date for a house number',
    list: makeXlsx({
      List: [
        rows[0] ?? [],
        ['Hollis', new Date('2026-03-12T00:00:00Z'), 'Asheville', 'NC', '28801', '(828) 254-0142'],
      ],
    }),
    asks: ['doubt:address', 'refused:address'],
  },
  {
    title: 'an unclosed quote',
    list: plain.replace('"Bell Chapel"', '"Bell Chapel'),
    asks: ['file', 'refused:null'],
  },
  {
    title: 'our own failed rows',
    list: listOf({ ...PLAIN, line: ['2', '3', '4'], reason: ['', '', ''] }),
    right: plainRight(),
  },
  {
    title: 'a list of closed ones',
    list: `"Closed partners"\n${plain}`,
    asks: ['title', 'doubt:isActive'],
  },
  {
    title: 'names in a row of their own',
    list: [
      'Business Name,Address,City,State,ZIP,Phone',
      ...[0, 1, 2].flatMap((row) => [
        `"${NAME[row]}"`,
        `,${lines[row + 1]
          ?.split('","')
          .slice(1)
          .map((cell) => `"${cell.replaceAll('"', '')}"`)
          .join(',')}`,
      ]),
    ].join('\n'),
    asks: ['refused:address', 'refused:name'],
  },
]
