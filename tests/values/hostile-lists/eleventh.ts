import { type Cells, type Columns, type HostileList, listOf, without } from './hostile-list.ts'
import { TWELVE } from './tenth.ts'

const NAME = TWELVE.Name ?? []
const AT = 6

const at = (text: string, others = ''): Cells => NAME.map((_, row) => (row === AT ? text : others))
const beside = (heading: string, cells: Cells, ...asks: string[]): HostileList => ({
  title: `${heading} beside: ${cells[AT]}`,
  list: listOf({ ...TWELVE, [heading]: cells }),
  asks: [heading, ...asks],
})
const instead = (of: string, heading: string, ...asks: string[]): HostileList => ({
  title: `${heading} for ${of}`,
  list: listOf({ ...without(TWELVE, of), [heading]: TWELVE[of] ?? [] }),
  asks: [heading, ...asks],
})
const cell = (column: string, text: string, ...more: string[]): HostileList => ({
  title: `${column}: ${text}`,
  list: listOf({
    ...TWELVE,
    [column]: NAME.map((_, row) => (row === AT ? text : (TWELVE[column]?.[row] ?? ''))),
  }),
  asks: [...(FIELDS[column] ?? []), ...more],
})
const FIELDS: Record<string, string[]> = {
  Name: ['doubt:name', 'refused:name', 'doubt:isActive'],
  Address: ['doubt:address', 'refused:address', 'doubt:isActive'],
  City: ['doubt:city', 'refused:city'],
  State: ['doubt:state', 'refused:state'],
  ZIP: ['doubt:zipCode', 'refused:zipCode', 'doubt:state', 'doubt:city'],
  Phone: ['doubt:phone', 'refused:phone'],
}
const swap = (a: string, b: string): Columns => ({ ...TWELVE, [a]: TWELVE[b] ?? [], [b]: TWELVE[a] ?? [] })

/** Written before the import's rules were read; each names what must stand before the write. */
export const ELEVENTH_HOSTILE_LISTS: readonly HostileList[] = [
  // Columns that say who is no longer shown.
  beside('Disposition', at('Terminated', 'Current'), 'doubt:isActive'),
  beside('Listing', at('Drop', 'Keep'), 'doubt:isActive'),
  beside('Suppress', at('Yes', 'No')),
  beside('Opted Out', at('x')),
  beside('Withdrawn', at('2024-03-01')),
  beside('Agreement ended', at('03/01/2024')),
  beside('Cancellation Date', at('2023-11-30')),
  beside('Ex-partner', at('1', '0')),
  beside('Unlisted', at('TRUE', 'FALSE')),
  beside('Non-participating', at('Y', 'N')),
  beside('Lapsed?', at('lapsed')),
  beside('Good standing', at('No', 'Yes')),
  beside('On Hold', at('on hold')),
  beside('Publish?', at('never', 'ok')),
  beside('Partner status', at('Resigned', 'Member')),
  beside('Lifecycle stage', at('Former customer', 'Customer')),
  beside('Stage', at('Closed Lost', 'Closed Won')),
  beside('Deleted at', at('2025-02-02 10:00')),
  beside('Retraité', at('oui', 'non')),
  beside('Statut', at('Fermé définitivement', 'Ouvert')),
  beside('Actif', at('non', 'oui')),
  beside('Dado de baja', at('sí', 'no')),
  beside('Vigente', at('no', 'sí')),
  beside('Estado del socio', at('Cancelado', 'Activo'), 'doubt:isActive'),
  beside('Out of business', at('✓')),
  beside('Temporarily closed', at('fire damage')),
  beside('Exclude from website', at('yes')),
  beside('Approved', at('pending', 'approved')),
  beside('Onboarded', at('not yet', 'done')),
  beside('Comments', at('owner passed away, family sold the business'), 'doubt:isActive'),
  beside('Comments', at('stopped offering the stones in 2023'), 'doubt:isActive'),
  beside('Comments', at('phone disconnected, mail returned'), 'doubt:isActive'),
  // Columns that stand for a field and are not it.
  instead('Phone', 'Fax No.', 'missing:phone'),
  instead('Phone', 'Removal line'),
  instead('Phone', 'Emergency contact #'),
  instead('Phone', 'Home Phone'),
  instead('Phone', 'Old phone'),
  instead('Address', 'Bill To Street'),
  instead('Address', 'Former address'),
  instead('Address', 'Crematory location'),
  instead('City', 'Birthplace'),
  instead('City', 'Territory', 'missing:city'),
  instead('State', 'State of incorporation'),
  instead('ZIP', 'PO Box ZIP'),
  instead('Name', 'Licensee', 'missing:name'),
  instead('Name', 'Acct Mgr', 'missing:name'),
  instead('Name', 'Holding company'),
  // Cells.
  cell('Name', 'OLD - Hobbs Mortuary'),
  cell('Name', 'zzHobbs Mortuary'),
  cell('Name', 'Hobbs Mortuary [merged]'),
  cell('Name', 'Former Hobbs Mortuary'),
  cell('Name', 'Hobbs Mortuary now Gallo Funeral Home'),
  cell('Name', 'Hobbs Mortuary (out of business)'),
  cell('Name', 'Hobbs Mortuary - suspended 4/24'),
  cell('Name', 'Prospect: Hobbs Mortuary'),
  cell('Name', 'Hobbs Mortuary, dup'),
  cell('Name', 'see Gallo Funeral Home'),
  cell('Name', '#REF!'),
  cell('Name', 'TBD'),
  cell('Name', 'Hobbs Mortuary (call first!)'),
  cell('Name', '505-254-0142'),
  cell('Address', 'By appointment only'),
  cell('Address', '77 Central Avenue (moved)'),
  cell('Address', 'unknown'),
  cell('Address', '505-254-0199'),
  cell('Address', 'www.hobbs.example'),
  cell('City', 'Various'),
  cell('City', 'Albuquerque (old)'),
  cell('City', '87102'),
  cell('City', 'El Paso', 'doubt:zipCode', 'doubt:state'),
  cell('State', 'Statewide'),
  cell('State', 'N/A'),
  cell('State', 'ON', 'doubt:city', 'doubt:zipCode', 'refused:zipCode'),
  cell('ZIP', '8710'),
  cell('ZIP', '87102-87110'),
  cell('ZIP', 'K1A 0B1'),
  cell('Phone', '505-254-0142 or 0199'),
  cell('Phone', 'disconnected'),
  cell('Phone', '5.05254E+09'),
  cell('Phone', '505-254-01xx'),
  cell('Phone', '(505) 254-0142 (Jim cell)'),
  cell('Phone', '123-456-7890'),
  // Whole files.
  {
    title: 'City and State swapped',
    list: listOf(swap('City', 'State')),
    asks: ['City', 'State', 'refused:state', 'doubt:state', 'file'],
  },
  {
    title: 'Name and Address swapped',
    list: listOf(swap('Name', 'Address')),
    asks: ['Name', 'Address', 'doubt:name', 'doubt:address'],
  },
  {
    title: 'longitudes that lost their sign',
    list: listOf({
      ...TWELVE,
      Latitude: [
        '46.88',
        '44.06',
        '41.41',
        '42.13',
        '31.58',
        '41.82',
        '35.08',
        '31.76',
        '41.22',
        '44.31',
        '46.79',
        '30.69',
      ],
      Longitude: [
        '96.79',
        '121.31',
        '75.66',
        '80.09',
        '84.16',
        '71.41',
        '106.65',
        '106.49',
        '111.97',
        '69.78',
        '92.1',
        '88.04',
      ],
    }),
    asks: [
      'doubt:coordinates',
      'doubt:latitude',
      'doubt:longitude',
      'refused:latitude',
      'refused:longitude',
      'refused:coordinates',
      'Latitude',
      'Longitude',
    ],
  },
  {
    title: 'the heading repeated in the middle',
    list: listOf({
      ...TWELVE,
      ...Object.fromEntries(
        Object.entries(TWELVE).map(([heading, cells]) => [heading, cells.with(AT, heading)]),
      ),
    }),
    asks: ['doubt:name', 'refused:state', 'refused:name', 'refused:phone', 'refused:zipCode'],
  },
  {
    title: 'no headings',
    list: listOf(TWELVE).split('\n').slice(1).join('\n'),
    asks: ['file', 'missing:name', ...NAME.slice(0, 1), 'missing:state'],
  },
  {
    title: 'a row whose cells moved one to the left',
    list: listOf({
      ...TWELVE,
      ...Object.fromEntries(
        Object.keys(TWELVE).map((heading, column, all) => {
          const next = all[column + 1]
          return [heading, (TWELVE[heading] ?? []).with(AT, next ? (TWELVE[next]?.[AT] ?? '') : '')]
        }),
      ),
    }),
    asks: ['doubt:name', 'doubt:address', 'refused:state', 'refused:zipCode', 'doubt:city', 'refused:phone'],
  },
]
