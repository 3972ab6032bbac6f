import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import {
  beside,
  type Case,
  CITY,
  decisions,
  instead,
  TRUE_FALSE,
  wantedOf,
  YES_NO,
} from '../../../tests/values/hostile-columns.ts'
import {
  EMAIL,
  listOf,
  NAME,
  OTHER_PHONE,
  PEOPLE,
  PHONE,
  PLAIN,
  STREET,
  without,
} from '../../../tests/values/hostile-lists/hostile-list.ts'

const { upload } = setUpImportSite()

const CASES: readonly Case[] = [
  // Hospitals, associations and states
  beside('License Status', ['Current', 'Surrendered', 'Current'], 'asked'),
  beside('Facility Status Desc', ['Licensed', 'Closed by owner', 'Licensed'], 'asked'),
  beside('Decedent Transport Phone', OTHER_PHONE, 'ignored'),
  beside('Morgue Contact', PEOPLE, 'ignored'),
  beside('Chaplain Email', EMAIL, 'asked'),
  beside('Contract Expires', ['2027-01-01', '2019-04-01', '2027-01-01'], 'asked'),
  beside('Removed from rotation', ['', 'X', ''], 'asked'),
  beside('Embalmer in charge', PEOPLE, 'ignored'),
  beside('Licensee', PEOPLE, 'ignored'),
  [
    { ...without(PLAIN, 'Business Name'), Licensee: PEOPLE, 'Facility Name': NAME },
    { Licensee: 'ignored', 'Facility Name': 'sure' },
  ],
  beside('Disciplinary action', ['', 'Revoked 2021', ''], 'asked'),
  beside('License No', ['FE-1022', 'FE-1023', 'FE-0871'], 'ignored'),
  // CRM programs
  beside('HasOptedOutOfEmail', TRUE_FALSE, 'asked'),
  beside('Lifecycle Stage', ['Customer', 'Other', 'Customer'], 'asked'),
  beside('Lead Status', ['Open', 'Unqualified', 'Open'], 'asked'),
  beside('Assigned To Email', EMAIL, 'asked'),
  beside('Last Activity', ['2025-01-01', '2019-04-01', '2024-07-02'], 'ignored'),
  beside('Is Former Customer', YES_NO, 'asked'),
  beside('Primary Contact Phone', OTHER_PHONE, 'ignored'),
  beside('Junk', ['', '1', ''], 'asked'),
  beside('Do Not Contact', TRUE_FALSE, 'asked'),
  beside('Dead', ['', 'x', ''], 'asked'),
  instead('Phone', 'Assistant Phone', PHONE, 'asked'),
  instead('City', 'Mailing City', CITY, 'asked'),
  instead('Business Name', 'Account Owner', PEOPLE, 'ignored'),
  instead('Business Name', 'Alias', ['Old Wren', 'Ames', 'BC'], 'asked'),
  instead('Business Name', 'Former Name', NAME, 'asked'),
  // French and Spanish lists
  beside('En activité', ['oui', 'non', 'non'], 'asked'),
  beside('Date de fermeture', ['', '2019-04-01', ''], 'asked'),
  beside('Radié', ['', 'x', ''], 'asked'),
  beside('Courriel du directeur', EMAIL, 'asked'),
  beside('Téléphone du propriétaire', OTHER_PHONE, 'ignored'),
  beside('Dado de baja', ['no', 'sí', 'no'], 'asked'),
  beside('Fuera de servicio', ['', 'sí', ''], 'asked'),
  beside('Vigente', ['sí', 'no', 'sí'], 'asked'),
  beside('Correo del contador', EMAIL, 'asked'),
  // Two columns that claim one field, and addresses
  [
    { ...PLAIN, Email: EMAIL, 'E-mail Address': ['x@hollis.example', 'y@ames.example', 'z@bell.example'] },
    { Email: 'asked', 'E-mail Address': 'asked' },
  ],
  [
    { ...without(PLAIN, 'Address'), 'Physical Address': STREET, Street: ['Suite 1', 'Suite 2', 'Suite 3'] },
    { 'Physical Address': 'asked', Street: 'asked' },
  ],
  instead('Address', 'Previous Address', STREET, 'asked'),
  instead('ZIP', 'Mailing Zip', ['28801', '28802', '28803'], 'asked'),
]

test.each(CASES.map(([columns, right]) => [JSON.stringify(right), columns, right] as const))(
  'an export whose columns are not what they seem is read right or asked about: %s (IMPORT-6)',
  async (_, columns, right) => {
    expect(decisions(await upload(listOf(columns)))).toMatchObject(wantedOf(columns, right))
  },
)
