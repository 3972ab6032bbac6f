import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { acceptColumns, askedFields } from '../../../tests/values/import-file.ts'
import type { partners } from '../../db/schema/directory.ts'

const { admin, upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zip,phone'
const ROW = 'Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142'
const list = (...rows: string[]) => [HEADING, ...rows].join('\n')
const also = (heading: string, cell: string) => `${HEADING},${heading}\n${ROW},${cell}`

type Wanted = {
  /** Of the first stored partner, by name. */
  row?: Partial<typeof partners.$inferSelect>
  /** Lines that are refused. */
  refused?: number[]
  /** Lines that are doubted or refused. */
  uneasy?: number[]
  missing?: string[]
  /** Fields that columns are asked about. */
  asked?: string[]
}

/** Kinds of lists that people send, with answers written before the first run. */
describe('a list as people send it', () => {
  test.each<[string, string, Wanted]>([
    [
      'French headings of Quebec',
      'Raison sociale;Adresse civique;Municipalité;Prov.;C.P.;Tél.;Courriel\nMaison Dubois;12, rue Principale;Québec;QC;G1R 4S9;418 525-0142;info@dubois.example',
      {
        asked: ['name'],
        row: {
          name: 'Maison Dubois',
          address: '12, rue Principale',
          city: 'Québec',
          state: 'Quebec',
          zipCode: 'G1R 4S9',
          email: 'info@dubois.example',
        },
      },
    ],
    [
      'French headings of Ontario',
      "Nom de l'établissement,Rue,Ville,Province,Code postal,No de téléphone\nMaison Roy,4 rue King,Ottawa,ON,k1p1j1,613-236-0142",
      {
        row: {
          name: 'Maison Roy',
          address: '4 rue King',
          city: 'Ottawa',
          state: 'Ontario',
          zipCode: 'K1P 1J1',
        },
      },
    ],
    [
      'Spanish headings',
      'Nombre comercial,Domicilio,Población,Estado,C.P.,Teléfono\nFuneraria Sol,7 Main Street,Dallas,TX,75201,2147420142',
      {
        row: {
          name: 'Funeraria Sol',
          address: '7 Main Street',
          city: 'Dallas',
          state: 'Texas',
          zipCode: '75201',
        },
      },
    ],
    [
      'city, state and ZIP in one column',
      'name,address,City/State/Zip,phone\nWren,12 Merrimon Avenue,"Asheville, NC 28801",8282540142',
      { missing: ['city', 'state'] },
    ],
    ['a box for a city', list(ROW.replace('Asheville', 'PO BOX 12')), { asked: ['city'], uneasy: [2] }],
    [
      'a telephone with an extension',
      list(ROW.replace('8282540142', '828-254-0142 ext. 12')),
      { row: { phone: '(828) 254-0142 ext. 12' } },
    ],
    [
      'a French extension',
      list(ROW.replace('8282540142', '828 254-0142 poste 4')),
      { row: { phone: '(828) 254-0142 ext. 4' } },
    ],
    ['two telephones', list(ROW.replace('8282540142', '828-254-0142 / 828-254-0143')), { uneasy: [2] }],
    ['tel:', list(ROW.replace('8282540142', 'tel:+1-828-254-0142')), { row: { phone: '(828) 254-0142' } }],
    [
      'a cell of two lines',
      list(ROW.replace('12 Merrimon Avenue', '"12 Merrimon Avenue\nSuite 4"')),
      { row: { address: '12 Merrimon Avenue, Suite 4' } },
    ],
    [
      'capitals',
      list(
        "O'BRIEN & MCDONALD FUNERAL HOME LLC,12 MARTIN LUTHER KING JR BLVD NW,ST. LOUIS,MO,63101,3142310142",
      ),
      {
        row: {
          name: "O'Brien & McDonald Funeral Home LLC",
          address: '12 Martin Luther King Jr Blvd NW',
          city: 'St. Louis',
        },
      },
    ],
    [
      'a ZIP+4 that lost its zero',
      list('Wren,12 Main St,Quincy,MA,2170-1234,6172540142'),
      { row: { zipCode: '02170-1234' } },
    ],
    ['a ZIP with decimals', list(ROW.replace('28801', '28801.0')), { row: { zipCode: '28801' } }],
    [
      'prices and quantities',
      `${HEADING},Price,Qty,Deposit\n${ROW},"1,295.00",3,$200`,
      { row: { annualCremations: 0, locationCount: 1 } },
    ],
    [
      'numbered rows',
      `No.,${HEADING}\n1,${ROW}\n2,${ROW.replace('Wren', 'Zeller').replace('12 M', '14 M')}`,
      { row: { name: 'Wren', annualCremations: 0, locationCount: 1 } },
    ],
    ['a heading twice', `${HEADING},phone\n${ROW},8282540199`, { asked: ['phone', 'phone'] }],
    [
      'a heading twice with the same below',
      `${HEADING},phone\n${ROW},828-254-0142`,
      { asked: ['phone', 'phone'] },
    ],
    [
      'the name of a person under a second heading "Name"',
      `${HEADING},name\n${ROW},Ann Hollis`,
      { asked: ['name', 'name'] },
    ],
    ['totals and an end mark', `${list(ROW)}\nTOTAL,,,,,1\n*** END OF REPORT ***,,,,,`, { refused: [3, 4] }],
    [
      'notes above the headings',
      `Note: please do not share, call Ann first, thanks\nUpdated 5/1/2026,,,,,\n${list(ROW)}`,
      { row: { name: 'Wren' } },
    ],
    ['a row shifted to the left', list(ROW, 'Bell,Asheville,NC,28801,8282540144'), { refused: [3] }],
    [
      'a row shifted to the right',
      list(ROW, 'Bell,Inc,3 A St,Asheville,NC,28801,8282540144'),
      { uneasy: [3] },
    ],
    ['a day as a number of Excel', also('Partner Since', '44197'), { uneasy: [2] }],
    ['#N/A in a column that may be empty', also('email', '#N/A'), { row: { email: null } }],
    ['mailto:', also('email', 'mailto:info@wren.example'), { row: { email: 'info@wren.example' } }],
    [
      'a name before an e-mail address',
      also('email', 'Ann Hollis <ann@wren.example>'),
      { row: { email: 'ann@wren.example' } },
    ],
    ['n/a for an e-mail address', also('email', 'n/a'), { row: { email: null } }],
    ['none for a website', also('website', 'None'), { row: { website: null } }],
    ['TBD for a website', also('website', 'TBD'), { row: { website: null } }],
    ['n/a for a street', list(ROW.replace('12 Merrimon Avenue', 'N/A')), { uneasy: [2] }],
    ['same as above', list(ROW, 'Bell,same as above,Asheville,NC,28801,8282540144'), { uneasy: [3] }],
    ['ditto marks', list(ROW, 'Bell,"""","""",NC,28801,8282540144'), { uneasy: [3] }],
    ['a state in newspaper style', list(ROW.replace('NC', 'N.C.')), { row: { state: 'North Carolina' } }],
    [
      'a state in old style',
      list('Wren,12 Main St,Quincy,Mass.,02170,6172540142'),
      { row: { state: 'Massachusetts' } },
    ],
    [
      'headings of two lines with stars',
      `"Business\nName*","Street\nAddress*",City*,State*,"ZIP\nCode*","Phone\nNumber*"\n${ROW}`,
      { row: { name: 'Wren', address: '12 Merrimon Avenue' } },
    ],
  ])('%s', async (_, content, { row, refused, uneasy, missing, asked = [] }) => {
    const job = await upload(content, { skipInvalid: true })
    if (missing) return expect(job.report?.missingFields).toEqual(expect.arrayContaining(missing))
    expect(askedFields(job)).toEqual(asked)
    const findings = job.report?.findings ?? []
    const linesOf = (...kinds: string[]) => [
      ...new Set(findings.flatMap(({ kind, line }) => (kinds.includes(kind) ? [line] : []))),
    ]
    expect(job.report?.missingFields).toEqual([])
    if (refused) expect(linesOf('refused')).toEqual(refused)
    if (uneasy) expect(linesOf('refused', 'doubt')).toEqual(uneasy)
    if (!row) return
    expect(linesOf('refused', 'doubt')).toEqual([])
    await write(await acceptColumns(admin(), job))
    expect((await stored())[0]).toMatchObject(row)
  })
})
