const QUOTES = [0x22, 0x27]
const SLASH = 0x2f

/**
 * Throws a RangeError when a sheet's values span over `mostCells`, whatever dimension it states: the reader would
 * make them all.
 */
export function requireSmallExtent(xml: Buffer, mostCells: number): void {
  let [columns, rows] = [1, 1]
  for (let at = xml.indexOf(' r='); at !== -1; at = xml.indexOf(' r=', at + 3)) {
    if (!QUOTES.includes(xml[at + 3] ?? 0)) continue
    // "XFD1048576" is the last cell of a sheet.
    const address = /^([A-Z]{1,3})(\d{1,7})/.exec(xml.toString('latin1', at + 4, at + 16))
    if (!address) continue
    // The reader leaves out what has only a style.
    if (xml[xml.indexOf('>', at) - 1] === SLASH) continue
    columns = Math.max(columns, columnOf(address[1] ?? ''))
    rows = Math.max(rows, Number(address[2]))
    if (columns * rows > mostCells) throw new RangeError('The cells of a sheet lie too far apart.')
  }
}

/** "A" is 1. */
export function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
