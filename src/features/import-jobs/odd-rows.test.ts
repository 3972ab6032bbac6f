import { describe, expect, test } from 'vitest'
import { setUpImportSite } from '../../../tests/sites/set-up-import-site.ts'

const { upload, write, stored } = setUpImportSite()

const HEADING = 'name,address,city,state,zip,phone'
const ROW = 'Wren,12 Merrimon Avenue,Asheville,NC,28801,8282540142'
const named = (name: string) => `${HEADING}\n${ROW.replace('Wren', `"${name.replaceAll('"', '""')}"`)}`

describe('a row that no visitor should see as it is, is doubted (IMPORT-7)', () => {
  test.each([
    ['Wren Funeral Home (CLOSED)', 'closed'],
    ['Wren *** DO NOT USE ***', 'closed'],
    ['Wren Chapel - permanently closed', 'closed'],
    ['Wren Chapel (duplicate)', 'closed'],
    ['ZZ TEST Wren', 'closed'],
    ['office@wren.example', 'e-mail'],
    ['https://wren.example', 'web address'],
    ['=CONCATENATE(A2;B2)', 'formula'],
    ['=A2&" "&B2', 'formula'],
  ])('%s', async (name, reason) => {
    const { report } = await upload(named(name))
    const doubts = report?.findings.filter(({ kind }) => kind === 'doubt') ?? []
    expect(doubts).toEqual([
      expect.objectContaining({ field: 'name', message: expect.stringContaining(reason) }),
    ])
  })

  test.each(['Enclosed Gardens', 'Close Funeral Home', 'Testa & Sons'])('%s is a name', async (name) => {
    const { report } = await upload(named(name))
    expect(report?.findings.filter(({ kind }) => kind === 'doubt')).toEqual([])
  })

  test.each(['9999999999', '(828) 999-9999', '222-222-2222', '8281234567'])(
    'the number %s is nobody’s',
    async (phone) => {
      const { report } = await upload(`${HEADING}\n${ROW.replace('8282540142', phone)}`)
      const said = report?.findings.filter(({ field }) => field === 'phone') ?? []
      expect(said.some(({ kind }) => kind === 'doubt' || kind === 'refused')).toBe(true)
    },
  )
})

test('an entity in capitals is put right', async () => {
  await write(await upload(named('WREN &AMP; CO')))
  expect(await stored()).toMatchObject([{ name: 'Wren & Co' }])
})

test('a column that was only guessed refuses no row', async () => {
  const rows = ['Wren', 'Bell', 'Ames'].map((name, n) => ROW.replace('Wren', name).replace('0142', `014${n}`))
  const emails = ['a@wren.example', 'b@bell.example', 'call first']
  const list = rows.map((row, n) => `${row.replace('12 M', `${n} M`)},${emails[n]}`)
  const { report } = await upload([`${HEADING},customer email`, ...list].join('\n'))
  expect(report).toMatchObject({ refusedCount: 0, doubtfulCount: 1 })
})
