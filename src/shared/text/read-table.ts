/** "#" begins remarks, the first line names columns. Throws for other columns or cells. */
export function readTable<Column extends string>(
  text: string,
  columns: readonly Column[],
): Record<Column, string>[] {
  const [head, ...lines] = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  if (head !== columns.join('\t'))
    throw new Error(`The table has the columns "${head}", not ${columns.join(', ')}.`)
  return lines.map((line) => {
    const cells = line.split('\t')
    if (cells.length !== columns.length)
      throw new Error(`"${line}" has ${cells.length} cells, not ${columns.length}.`)
    return Object.fromEntries(columns.map((column, at) => [column, cells[at]])) as Record<Column, string>
  })
}
