import { expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'

const { admin, upload, write, stored } = setUpImportSite()

const AMES = {
  name: 'Ames',
  address: '1 A Street',
  city: 'Boone',
  state: 'NC',
  zip: '28607',
  phone: '8282540143',
}

async function check(heading: string, cell: string) {
  const headings = [...Object.keys(AMES), heading].join(',')
  return upload(`${headings}\n${Object.values(AMES).join(',')},"${cell}"`)
}

async function save(field: string, value: unknown) {
  const { zip: zipCode, ...rest } = AMES
  return admin().call('POST', '/api/admin/partners', { ...rest, zipCode, [field]: value })
}

const services = (count: number) => Array.from({ length: count }, (_, index) => `Service ${index + 1}`)

test('58 services come in whole, as from the form', async () => {
  const job = await check('services', services(58).join('; '))
  expect(job.report).toMatchObject({ refusedCount: 0, createCount: 1 })
  await write(job)
  expect((await stored())[0]?.servicesOffered).toEqual(services(58))
  expect((await save('servicesOffered', services(58))).status).toBe(201)
})

test('a description of 3,000 characters comes in, as from the form', async () => {
  const text = 'Quiet rooms. '.repeat(231).trim().padEnd(3000, '.')
  const job = await check('description', text)
  expect(job.report).toMatchObject({ refusedCount: 0, createCount: 1 })
  await write(job)
  expect((await stored())[0]?.description).toBe(text)
  expect((await save('description', text)).status).toBe(201)
})

test.each([
  [
    '61 services',
    'services',
    services(61).join(';'),
    'It names 61 services; at most 60 are kept.',
    'servicesOffered',
    services(61),
  ],
  [
    'a service of 121 characters',
    'services',
    'x'.repeat(121),
    `"${'x'.repeat(40)}…": It has 121 characters; at most 120 are kept.`,
    'servicesOffered',
    ['x'.repeat(121)],
  ],
  [
    'a website of 1,500 characters',
    'website',
    `https://a.example/${'x'.repeat(1482)}`,
    'It has 1500 characters; at most 500 are kept.',
    'website',
    `https://a.example/${'x'.repeat(1482)}`,
  ],
  [
    'a website that is too long with its scheme',
    'website',
    `a.example/${'x'.repeat(485)}`,
    'It has 503 characters; at most 500 are kept.',
    'website',
    `a.example/${'x'.repeat(485)}`,
  ],
  [
    'a date of 61 characters',
    'partnerSince',
    'x'.repeat(61),
    'It has 61 characters; at most 60 are kept.',
    'partnerSince',
    'x'.repeat(61),
  ],
  ['10,001 locations', 'locations', '10001', '"10001" is more than 10,000.', 'locationCount', 10_001],
  [
    'an address on another site without its scheme',
    'logo',
    '/\\other.example/x.png',
    'Logo URL must be a valid URL or relative path',
    'logoUrl',
    '/\\other.example/x.png',
  ],
])(
  '%s: neither the import nor the form takes it (IMPORT-4)',
  async (_, heading, cell, message, field, value) => {
    const job = await check(heading, cell)
    expect(job.report).toMatchObject({ refusedCount: 1, createCount: 0, findings: [{ field, message }] })
    const answer = await save(field, value)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([
      400,
      [expect.stringMatching(new RegExp(`^${field}`))],
    ])
  },
)

test.each([
  ['emoji up to the bound', 'partnerSince', '🌹'.repeat(60), '🌹'.repeat(60)],
  ['decomposed letters up to the bound', 'partnerSince', 'e\u0301'.repeat(60), 'é'.repeat(60)],
  ['line ends of Windows', 'longDescription', 'One.\r\n\r\nTwo.', 'One.\n\nTwo.'],
  ['nothing visible', 'partnerSince', '\u200b\u2060', null],
])('%s: the import and the form take it alike (IMPORT-4)', async (_, field, cell, kept) => {
  const job = await check(field, cell)
  expect(job.report).toMatchObject({ refusedCount: 0 })
  const { body: page } = await admin().call('GET', `/api/admin/imports/${job.id}/rows?show=create`)
  expect(page.rows).toMatchObject([{ values: kept ? { [field]: kept } : {} }])
  const { status, body } = await save(field, cell)
  expect([status, body[field]]).toEqual([201, kept])
})

test('a name of nothing visible: neither the import nor the form takes it', async () => {
  expect((await save('name', '\u200b')).body.fields).toEqual({ name: expect.any(String) })
  const job = await upload(`${Object.keys(AMES).join(',')}\n\u200b,1 Elm Street,Boone,NC,28607,8282540143`)
  expect(job.report).toMatchObject({ refusedCount: 1 })
})

test('two lines of an address must fit together', async () => {
  const job = await upload(
    `${Object.keys(AMES).join(',')},suite\nAmes,${'x'.repeat(290)},Boone,NC,28607,8282540143,Suite ${'4'.repeat(20)}`,
  )
  expect(job.report).toMatchObject({
    refusedCount: 1,
    findings: [{ field: 'address', message: 'It has 318 characters; at most 300 are kept.' }],
  })
})
