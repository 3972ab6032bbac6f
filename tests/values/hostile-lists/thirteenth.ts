import { type Columns, type HostileList, listOf, without } from './hostile-list.ts'
import { beside, cell, fine, headed, instead, SIX } from './twelfth.ts'

const NAMES = SIX.Name ?? []
const CAPITALS: Columns = Object.fromEntries(
  Object.entries(SIX).map(([heading, cells]) => [
    heading.toUpperCase(),
    cells.map((text) => text.toUpperCase()),
  ]),
)
const inCapitals = (column: string, text: string, ...asks: string[]): HostileList => ({
  title: `in capitals, ${column}: ${text}`,
  list: listOf({ ...CAPITALS, [column]: (CAPITALS[column] ?? []).with(1, text) }),
  asks: [...asks, 'doubt:isActive'],
})
const lines = (...rows: string[]): string => rows.join('\n')
const SIX_LINES = listOf(SIX).split('\n')

/** Written before the rules of the twelfth were seen at work on them; each names what must stand before the write. */
export const THIRTEENTH_HOSTILE_LISTS: readonly HostileList[] = [
  // Columns that say who is meant.
  beside('Pipeline', ['Signed', 'Nurture', 'Signed', 'Signed', 'Ghosted us', 'Signed']),
  beside('A/R', 'COLLECTIONS', 'OK'),
  beside('Class', ['1', '1', '4', '1', '1', '1']),
  beside('Kit', ['sent', 'sent', 'came back', 'sent', 'sent', 'sent']),
  beside('Ops', '☠', ''),
  beside('Drop date', '2022-08-01'),
  beside('Roster 2026', ['•', '', '•', '•', '•', '•']),
  beside('Cust. Group', ['PARTNER', 'PARTNER', 'ALUMNI', 'PARTNER', 'PARTNER', 'PARTNER']),
  beside('Sold?', 'to SCI in May'),
  beside('Heard from', ['this month', 'never', 'this month', 'this week', 'this month', 'last year']),
  beside('Adhérent', ['À jour', 'Démissionnaire', 'À jour', 'À jour', 'Radié', 'À jour']),
  beside('Convenio', ['firmado', 'roto', 'firmado', 'firmado', 'firmado', 'firmado']),
  beside('Commentaire interne', 'repris par un concurrent au printemps'),
  beside('Nota', 'la familia cerró el negocio'),
  beside('Bd. action', 'Cease and desist 4/24'),
  beside('Permit', ['valid', 'pulled', 'valid', 'valid', 'valid', 'valid']),
  beside('Do not visit', 'TRUE', 'FALSE'),
  beside('wk 12', 'hung up on me', 'nice chat'),
  beside('Kind', ['funeral home', 'florist', 'funeral home', 'crematory', 'monument dealer', 'funeral home']),
  headed(
    'a CRM whose owner column says who is leaving',
    ['Company', 'Street', 'City', 'State', 'Zip', 'Main Phone'],
    { Queue: ['Active care', 'Offboarding', 'Active care', 'Active care', 'Active care', 'Active care'] },
    'Queue',
    'doubt:isActive',
  ),
  // Names.
  cell('Name', 'Pruitt Mortuary Vacant Since May'),
  cell('Name', 'Pruitt Mortuary >> Heritage'),
  cell('Name', 'NOT Pruitt Mortuary'),
  cell('Name', 'Pruitt Mortuary (Bill Pruitt)'),
  cell('Name', 'Pruitt Mortuary & Heritage Chapel, two sites'),
  cell('Name', 'Pruitt Mortuary, Boise and Nampa'),
  cell('Name', 'Mrs. Pruitt'),
  cell('Name', 'Pruitt Mortuary_old'),
  cell('Name', 'Pruitt Mortuary Prospect'),
  cell('Name', '#4471 Pruitt Mortuary'),
  cell('Name', 'Blank'),
  inCapitals('NAME', 'PRUITT MORTUARY RELOCATING', 'doubt:name'),
  inCapitals('NAME', 'PRUITT WILLIAM J', 'doubt:name'),
  inCapitals('NAME', 'PRUITT MORTUARY NO LICENSE', 'doubt:name'),
  inCapitals('ADDRESS', '12 OAK STREET MAIL ONLY', 'doubt:address'),
  inCapitals('ADDRESS', 'UNDELIVERABLE', 'doubt:address'),
  inCapitals('CITY', 'BOISE AREA', 'doubt:city', 'refused:city'),
  // Streets, cities and numbers.
  cell('Address', '12 Oak Street Attn Jane Pruitt'),
  cell('Address', 'Home of Jane Pruitt, 12 Oak'),
  cell('Address', 'PMB 220'),
  cell('Address', '12 Oak Street / 400 Pine Street'),
  cell('Address', 'Lot 4 behind church'),
  cell('City', 'Boise & Nampa'),
  cell('Phone', '208-342-1102 Jane'),
  cell('Phone', '(208) 000-0000'),
  // Columns that stand for a field and are not it.
  instead('Phone', 'Night line'),
  instead('Address', 'Warehouse address'),
  {
    title: 'the owner under Name and the house under Trading as',
    list: listOf({
      ...without(SIX, 'Name'),
      Name: ['Al Dunmore', 'Jane Pruitt', 'Vito Castellano', 'Sue Berg', 'Ray Whitfield', 'Ike Okafor'],
      'Trading as': NAMES,
    }),
    asks: ['Name', 'Trading as', 'doubt:name'],
  },
  {
    title: 'a second table of leads below the first',
    list: lines(...SIX_LINES.slice(0, 4), ',,,,,', 'Leads,,,,,', ...SIX_LINES.slice(4)),
    asks: ['doubt:isActive', 'doubt:name'],
  },
  {
    title: 'a remark in a column that lost its heading',
    list: listOf({ ...SIX, '': NAMES.map((_, row) => (row === 1 ? 'gone' : '')) }),
    asks: ['', 'doubt:isActive'],
  },
  // Nothing to ask.
  fine({ 'Email Address': ['info@dunmore.example', '', '', 'hello@lakeshore.example', '', ''] }),
  fine({ 'Last Modified Date': ['1/2/26', '1/3/26', '2/4/26', '2/5/26', '3/1/26', '4/9/26'] }),
  fine({ 'Account Number': ['10021', '10022', '10044', '10101', '10233', '10250'] }),
  fine({
    Name: [
      'AAA Cremation Services',
      'Washburn-McReavy - Hillside Chapel',
      'R.T. Foard Funeral Home, P.A.',
      'Smith Funeral Home (West Chapel)',
      'Coopérative funéraire des Deux Rives',
      'deVol Funeral Home',
    ],
  }),
  fine({
    Address: [
      '100 Avenue of the Americas',
      'W175N11081 Stonewood Dr',
      '1600 US Highway 41 North',
      '77 Central Avenue, 2nd Floor',
      '12, rue Principale',
      '5 Park Place Mall, Suite 4',
    ],
  }),
  fine({
    'Contact Name': [
      'Al Dunmore',
      'Jane Pruitt',
      'Vito Castellano',
      'Sue Berg',
      'Ray Whitfield',
      'Ike Okafor',
    ],
  }),
]
