import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'

export type XlsxCell = string | number | boolean | Date | null

type ZipEntry = { name: string; data: string | Buffer }

/** A ZIP file of deflated entries; `declaredSize` overrides the uncompressed size that its directory states. */
export function makeZip(entries: readonly ZipEntry[], declaredSize?: number): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, data } of entries) {
    const bytes = Buffer.from(data)
    const packed = deflateRawSync(bytes)
    const title = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(crc32(bytes), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(declaredSize ?? bytes.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const head = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), facts, tail, title)
    local.push(head, packed)
    offset += head.length + packed.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(listed.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, listed, end])
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const NS = 'http://schemas.openxmlformats.org'
const RELATION = `${NS}/officeDocument/2006/relationships`

/** A workbook as Excel writes it; a Date gets a date's style, null leaves the cell out. */
export function makeXlsx(sheets: Readonly<Record<string, readonly (readonly XlsxCell[])[]>>): Buffer {
  const names = Object.keys(sheets)
  const strings = new Map<string, number>()
  const part = (name: string, text: string) => ({
    name,
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`,
  })
  const cell = (value: XlsxCell, row: number, column: number) => {
    const at = `r="${columnName(column)}${row + 1}"`
    if (value === null) return ''
    if (typeof value === 'number') return `<c ${at}><v>${value}</v></c>`
    if (typeof value === 'boolean') return `<c ${at} t="b"><v>${Number(value)}</v></c>`
    if (value instanceof Date) return `<c ${at} s="1"><v>${value.getTime() / 86_400_000 + 25_569}</v></c>`
    const index = strings.get(value) ?? strings.size
    strings.set(value, index)
    return `<c ${at} t="s"><v>${index}</v></c>`
  }
  const parts = names.map((name, index) => {
    const rows = (sheets[name] ?? []).map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((value, column) => cell(value, row, column)).join('')}</row>`,
    )
    return part(
      `xl/worksheets/sheet${index + 1}.xml`,
      `<worksheet xmlns="${NS}/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
    )
  })
  const listed = names.map(
    (name, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  )
  const relations = names.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${RELATION}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const texts = [...strings.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  return makeZip([
    part('[Content_Types].xml', `<Types xmlns="${NS}/package/2006/content-types"/>`),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${NS}/spreadsheetml/2006/main" xmlns:r="${RELATION}"><sheets>${listed.join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${NS}/package/2006/relationships">${relations.join('')}<Relationship Id="rId998" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId999" Type="${RELATION}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part(
      'xl/styles.xml',
      `<styleSheet xmlns="${NS}/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    ),
    part('xl/sharedStrings.xml', `<sst xmlns="${NS}/spreadsheetml/2006/main">${texts.join('')}</sst>`),
    ...parts,
  ])
}

/** Rewrites one part of a made workbook, by default its first sheet. */
export function changePart(bytes: Buffer, change: (xml: string) => string, part = 'sheet1.xml'): Buffer {
  const entries: ZipEntry[] = []
  for (let at = 0; bytes.readUInt32LE(at) === 0x04034b50; ) {
    const packed = bytes.readUInt32LE(at + 18)
    const name = bytes.toString('utf8', at + 30, at + 30 + bytes.readUInt16LE(at + 26))
    const from = at + 30 + bytes.readUInt16LE(at + 26)
    const data = inflateRawSync(bytes.subarray(from, from + packed))
    entries.push({ name, data: name.endsWith(part) ? change(String(data)) : data })
    at = from + packed
  }
  return makeZip(entries)
}

function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}
