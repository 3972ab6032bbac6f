import { parseArgs } from 'node:util'
import { ALL_ROWS } from './all-rows.ts'
import { catchFaults } from './catch-faults.ts'
import { proveRows } from './prove-rows.ts'

/**
 * `npm run bar -- trust [row …] [--full] [--faults]`: proves rows of the trust bar (docs/trust.md), or with --faults
 * puts their known faults back. Prints {"id","n","m","pass"} for each row. Resolves to whether all is well.
 */
export async function checkTrust(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    options: { full: { type: 'boolean' }, faults: { type: 'boolean' } },
    allowPositionals: true,
  })
  const ids = positionals.map(Number)
  const unknown = ids.filter((id) => !ALL_ROWS.some((row) => row.id === id))
  if (unknown.length > 0)
    throw new Error(`There is no row ${unknown.join(', ')}; rows are 1 to ${ALL_ROWS.length}.`)
  const rows = ids.length > 0 ? ALL_ROWS.filter(({ id }) => ids.includes(id)) : ALL_ROWS

  if (values.faults) {
    const found = await catchFaults(rows, ({ rowId, fault, isCaught, how }) =>
      console.log(
        `${isCaught ? 'caught    ' : 'NOT CAUGHT'} ${rowId}: ${fault.breaks}${isCaught ? '' : ` (${how})`}`,
      ),
    )
    const caught = found.filter(({ isCaught }) => isCaught).length
    console.log(`${caught} of ${found.length} faults caught`)
    return caught === found.length
  }

  const verdicts = await proveRows(rows, values.full ?? false)
  for (const { row, n, m, pass, details } of verdicts) {
    console.log(JSON.stringify({ id: `${row.id} ${row.title}`, n, m, pass }))
    for (const detail of details) console.log(`  ${detail}`)
  }
  const proven = verdicts.filter(({ pass }) => pass).length
  console.log(
    `${proven} of ${verdicts.length} rows proven${values.full ? ', in full' : ', in their short form'}`,
  )
  return proven === verdicts.length
}
