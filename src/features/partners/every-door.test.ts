import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'
import { emptyDirectory, uploadList, writeList } from '../../../tests/values/import-file.ts'
import { cellsOf, valuesOf } from '../../../tests/values/partner-values.ts'
import { namedFields } from '../../console/screens/history/field-texts.ts'
import { toFormValues } from '../../console/screens/partner-form/form-values.ts'
import { partners } from '../../db/schema/directory.ts'
import { writeCsv } from '../../shared/csv/csv-cells.ts'
import {
  BULK_FIELDS,
  CARD_FIELDS,
  CSV_COLUMNS,
  columnsOf,
  EXPORT_FIELDS,
  FIELD_NAMES,
  FIELD_OF_CSV,
  IMPORTED_COLUMNS,
  PUBLIC_FIELDS,
  REQUIRED_FIELDS,
  SETTABLE_FIELDS,
} from '../../shared/partner-fields/field-names.ts'
import { FORM_FIELDS, INPUT_FIELDS } from '../../shared/partner-fields/form-rows.ts'
import { newPartnerValues } from '../../shared/partner-fields/new-partner-values.ts'
import { type FieldName, fieldOf } from '../../shared/partner-fields/partner-fields.ts'
import { type AdminPartner, PartnerInput } from '../../shared/partners/admin-partner.ts'
import { paths } from '../../shared/paths.ts'
import { writePartnerCsv } from './export/write-partner-csv.ts'

const { site, admin } = setUpImportSite()

const API = '/api/admin/partners'
const IMPORTED_FIELDS = SETTABLE_FIELDS.filter((name) => fieldOf(name).csv)
const read = async (id: string) => (await admin().call<AdminPartner>('GET', `${API}/${id}`)).body
const readAll = async () => (await admin().call<AdminPartner[]>('GET', API)).body

function expectFields(seen: object, names: readonly FieldName[], expected: object): void {
  const pick = (from: object) =>
    Object.fromEntries(names.map((name) => [name, (from as Record<string, unknown>)[name]]))
  expect(pick(seen)).toEqual(pick(expected))
}

async function create(number: 1 | 2): Promise<AdminPartner> {
  const { status, body } = await admin().call('POST', API, valuesOf(INPUT_FIELDS, number))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

async function lastChangeSet() {
  const { body } = await admin().call('GET', '/api/admin/history')
  const { id } = body.changeSets[0]
  const detail = await admin().call('GET', `/api/admin/history/${id}`)
  return { ...detail.body.changes[0], id } as { id: string; before: object; after: object }
}

/** By column, as the history stores it. */
function storedValues(names: readonly FieldName[], number: 1 | 2): Record<string, unknown> {
  const values: Record<string, unknown> = valuesOf(names, number)
  return Object.fromEntries(
    names.flatMap((name) =>
      columnsOf(name).map((column) => [
        column,
        column === name ? values[name] : (values[name] as Record<string, unknown>)[column],
      ]),
    ),
  )
}

async function expectHistoryAndUndo(id: string, names: readonly FieldName[], from: 1 | 2, to: 1 | 2) {
  const changeSet = await lastChangeSet()
  expect(changeSet.before).toMatchObject(storedValues(names, from))
  expect(changeSet.after).toMatchObject(storedValues(names, to))
  const labels = namedFields(Object.keys(changeSet.after))
  expect(labels.filter(([column, label]) => label === column)).toEqual([])
  expect((await admin().call('POST', `/api/admin/history/${changeSet.id}/undo`)).body).toMatchObject({
    undoneCount: 1,
    skippedCount: 0,
  })
  expectFields(await read(id), names, valuesOf(names, from))
}

const listOf = (rows: Record<string, string>[]) =>
  writeCsv([CSV_COLUMNS, ...rows.map((row) => CSV_COLUMNS.map((column) => row[column]))])
const rowOf = (number: 1 | 2) => Object.assign({}, ...IMPORTED_FIELDS.map((name) => cellsOf(name, number)))

test('POST and PUT set every field that a call may set; administrators, cards and the public see theirs', async () => {
  const { id } = await create(1)
  expectFields(await read(id), INPUT_FIELDS, valuesOf(INPUT_FIELDS, 1))
  const put = await admin().call('PUT', `${API}/${id}`, valuesOf(INPUT_FIELDS, 2))
  expect([put.status, put.body.fields]).toEqual([200, undefined])
  const partner = await read(id)
  expectFields(partner, INPUT_FIELDS, valuesOf(INPUT_FIELDS, 2))
  expect(Object.keys(partner).sort()).toEqual([...FIELD_NAMES].sort())

  const shown = await (await site().request(`/api/partners/${id}`)).json()
  expectFields(shown, PUBLIC_FIELDS, partner)
  expect(Object.keys(shown).sort()).toEqual([...PUBLIC_FIELDS].sort())
  const found = await (await site().request('/api/search?q=some%20name')).json()
  expectFields(found.partners[0], CARD_FIELDS, partner)
  expect(Object.keys(found.partners[0]).sort()).toEqual([...CARD_FIELDS].sort())
  await expectHistoryAndUndo(id, INPUT_FIELDS, 1, 2)
})

/** On purpose; days and hours are shown in words. */
const NOT_ON_PAGE: readonly FieldName[] = [
  'detailsConfirmedOn',
  'openingHours',
  'directCremationFromOn',
  'annualCremations',
  'logoUrl',
  'googlePlaceId',
  'createDate',
]
const words = (html: string) => html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/g, ' ')

test('the partner page shows every public text, count and flag', async () => {
  await writeList(admin(), await uploadList(admin(), listOf([rowOf(2)])))
  const [{ id } = { id: '' }] = await readAll()
  await admin().call('PUT', `${API}/${id}`, valuesOf(INPUT_FIELDS, 2))
  const partner = await read(id)
  const page = async () => (await site().request(paths.partner(partner))).text()
  // Data for machines shows nobody anything.
  const html = (await page()).replace(/<script[\s\S]*?<\/script>/g, ' ')
  const missing: FieldName[] = []
  for (const name of PUBLIC_FIELDS) {
    const { kind } = fieldOf(name)
    if (['id', 'slug', 'moment', 'point', 'rating', 'reviewCount', 'price'].includes(kind)) continue
    const value: unknown = partner[name]
    if (kind === 'count') {
      if (!words(html).match(new RegExp(`\\b${value}\\b`))) missing.push(name)
    } else if (kind === 'flag') {
      await admin().call('PUT', `${API}/${id}`, { [name]: !value })
      if (words(await page()) === words(html)) missing.push(name)
      await admin().call('PUT', `${API}/${id}`, { [name]: value })
    } else {
      const texts = typeof value === 'object' ? Object.values(value ?? { none: null }) : [value]
      const isShown = (text: unknown) => text !== null && html.includes(String(text).split('\n')[0] ?? '')
      if (!texts.every(isShown)) missing.push(name)
    }
  }
  expect(missing).toEqual(NOT_ON_PAGE)
})

test('the form holds every field as stored and returns it unchanged', async () => {
  const partner = await create(1)
  const values = toFormValues(partner)
  expect(Object.keys(values)).toEqual(FORM_FIELDS)
  expectFields(PartnerInput.parse(values), FORM_FIELDS, valuesOf(FORM_FIELDS, 1))
  const { status, body } = await admin().call('PUT', `${API}/${partner.id}`, values)
  expect([status, body]).toEqual([200, partner])
})

test('a bulk edit sets every field that it may, and can be undone', async () => {
  const { id } = await create(2)
  const { status } = await admin().call('PATCH', `${API}/bulk-edit`, {
    ids: [id],
    updates: valuesOf(BULK_FIELDS, 1),
  })
  expect(status).toBe(200)
  expectFields(await read(id), BULK_FIELDS, valuesOf(BULK_FIELDS, 1))
  await expectHistoryAndUndo(id, BULK_FIELDS, 2, 1)
})

test('the bulk call sets every field that a call may set', async () => {
  const { status } = await admin().call('POST', `${API}/bulk`, { partners: [valuesOf(INPUT_FIELDS, 1)] })
  expect(status).toBe(201)
  expectFields((await readAll())[0] ?? {}, INPUT_FIELDS, valuesOf(INPUT_FIELDS, 1))
})

test('an import creates with every column, and updates every column', async () => {
  const created = await uploadList(admin(), listOf([rowOf(1)]))
  expect(created.report).toMatchObject({ createCount: 1, refusedCount: 0 })
  expect(created.report?.columns.map(({ field }) => field)).toEqual(CSV_COLUMNS)
  await writeList(admin(), created)
  const [partner] = await readAll()
  expectFields(partner ?? {}, IMPORTED_FIELDS, valuesOf(IMPORTED_FIELDS, 1))

  const id = partner?.id ?? ''
  const update = await uploadList(admin(), listOf([{ ...rowOf(2), id }]), { mode: 'update', match: 'id' })
  expect(update.report).toMatchObject({ updateCount: 1, refusedCount: 0 })
  const { body } = await admin().call('GET', `/api/admin/imports/${update.id}/rows?show=update`)
  expect(body.rows[0]?.changed.sort()).toEqual([...IMPORTED_COLUMNS].sort())
  await writeList(admin(), update)
  expectFields(await read(id), IMPORTED_FIELDS, valuesOf(IMPORTED_FIELDS, 2))
  await expectHistoryAndUndo(id, IMPORTED_FIELDS, 1, 2)
})

test('an export changes nothing when imported back, and recreates a deleted partner', async () => {
  const partner = await create(1)
  let csv = ''
  for await (const piece of writePartnerCsv(site().app, [partner.id], 'list')) csv += piece
  const same = await uploadList(admin(), csv, { mode: 'update' })
  expect(same.report).toMatchObject({ unchangedCount: 1, updateCount: 0, refusedCount: 0 })
  await emptyDirectory(site().app)
  await writeList(admin(), await uploadList(admin(), csv))
  expectFields((await readAll())[0] ?? {}, EXPORT_FIELDS, partner)
})

test('each way refuses the fields that it may not set', async () => {
  const { id } = await create(2)
  const before = await read(id)
  const taken: string[] = []
  for (const name of FIELD_NAMES) {
    const value = { [name]: 'another' }
    const calls = [
      ['POST', API, { ...valuesOf(REQUIRED_FIELDS, 1), ...value }, INPUT_FIELDS],
      ['PUT', `${API}/${id}`, value, INPUT_FIELDS],
      ['PATCH', `${API}/bulk-edit`, { ids: [id], updates: value }, BULK_FIELDS],
    ] as const
    for (const [method, path, body, allowed] of calls) {
      if (allowed.some((field) => field === name)) continue
      if ((await admin().call(method, path, body)).status !== 400) taken.push(`${method} ${name}`)
    }
  }
  expect(taken).toEqual([])
  expect(await readAll()).toEqual([before])
})

test('a new partner has the same values whichever way it is created', async () => {
  const required = valuesOf(REQUIRED_FIELDS, 1)
  const optional = SETTABLE_FIELDS.filter(
    (name) => !REQUIRED_FIELDS.some((field) => field === name) && fieldOf(name).kind !== 'point',
  )
  const expected = newPartnerValues()
  await admin().call('POST', API, required)
  await admin().call('POST', `${API}/bulk`, { partners: [required] })
  await site()
    .app.db.insert(partners)
    .values({ ...(required as { name: string }), slug: 'x' } as never)
  for (const partner of await readAll()) expectFields(partner, optional, expected)
  expect(await readAll()).toHaveLength(3)
  await emptyDirectory(site().app)
  const row = Object.assign({}, ...REQUIRED_FIELDS.map((name) => cellsOf(name, 1)))
  await writeList(admin(), await uploadList(admin(), writeCsv([Object.keys(row), Object.values(row)])))
  expectFields((await readAll())[0] ?? {}, optional, expected)
})

/** Valid but for its bound. */
function textOf(name: FieldName, length: number): string {
  const start = { email: 'a@', webAddress: 'https://a.example/', links: 'https://a.example/', picture: '/' }
  const beginning = start[fieldOf(name).kind as keyof typeof start] ?? 'X'
  // Host labels of mail addresses are short.
  return fieldOf(name).kind === 'email'
    ? `${'a'.repeat(50)}@${'bcdefghi.'.repeat(40).slice(0, length - 54)}.co`
    : beginning.padEnd(length, 'x')
}

test('every text has the same bound in the form and in an import', async () => {
  const taken: string[] = []
  const required = valuesOf(REQUIRED_FIELDS, 1)
  for (const column of CSV_COLUMNS) {
    const name = FIELD_OF_CSV[column]
    const field = fieldOf(name)
    const isPlainText = ['line', 'paragraphs', 'email', 'webAddress', 'picture', 'links'].includes(field.kind)
    if (!('max' in field) || !field.input || !isPlainText) continue
    for (const length of [field.max, field.max + 1]) {
      const text = textOf(name, length)
      const value = field.kind === 'links' ? { [column]: text } : text
      const given = { ...required, [name]: value }
      const byCall = (await admin().call('POST', API, given)).status === 201
      const row = Object.assign({}, ...REQUIRED_FIELDS.map((field) => cellsOf(field, 2)), { [column]: text })
      const { report } = await uploadList(admin(), writeCsv([Object.keys(row), Object.values(row)]))
      const byImport = report?.refusedCount === 0
      if (byCall !== length <= field.max) taken.push(`${column}: ${length} characters by a call`)
      if (byImport !== length <= field.max) taken.push(`${column}: ${length} characters by an import`)
    }
  }
  expect(taken).toEqual([])
})

test('every CSV column belongs to one field, and every position is used once', () => {
  const columns = FIELD_NAMES.flatMap((name) => {
    const { csv } = fieldOf(name)
    return csv === true ? [name] : Object.keys(csv ?? {})
  })
  expect(columns).toEqual(Object.keys(FIELD_OF_CSV))
  for (const order of ['bulkEdit', 'exportAt'] as const) {
    const places = FIELD_NAMES.flatMap((name) => fieldOf(name)[order] ?? [])
    expect(places.sort((a, b) => a - b)).toEqual(places.map((_, index) => index + 1))
  }
  expect(EXPORT_FIELDS.filter((name) => !(name in FIELD_OF_CSV))).toEqual([])
})
