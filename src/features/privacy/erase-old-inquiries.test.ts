import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { insertInquiries, type NewInquiry, readInquiries } from '../../../tests/reading/stored-rows.ts'
import { makePersonApp } from '../../../tests/sites/make-person-app.ts'
import { inquiries } from '../../db/schema/directory.ts'
import { changeSets } from '../../db/schema/history.ts'
import { eraseOldInquiries, monthsBefore } from './erase-old-inquiries.ts'

let site: Awaited<ReturnType<typeof makePersonApp>>
beforeEach(async () => {
  site = await makePersonApp()
})
afterEach(() => site.close())

const at = (now: Date, months = 24) => ({
  ...site.app,
  clock: { now: () => now },
  config: { ...site.app.config, inquiryRetentionMonths: months },
})
const setChanged = (id: string, updatedAt: string) =>
  site.app.db
    .update(inquiries)
    .set({ updatedAt: new Date(updatedAt) })
    .where(eq(inquiries.id, id))
const names = async () => (await readInquiries(site.app.db)).map((row) => row.name)

describe('after 24 months without a change (PRIVACY-1)', () => {
  test('an inquiry loses the family’s data, not a day earlier', async () => {
    const old = await site.ask({ name: 'Old' })
    const young = await site.ask({ name: 'Young', message: 'Another' })
    await setChanged(old, '2024-03-10T12:00:00Z')
    await setChanged(young, '2024-03-11T12:00:00Z')
    expect(await eraseOldInquiries(at(new Date('2026-03-10T12:00:00Z')))).toBe(0)
    expect(await eraseOldInquiries(at(new Date('2026-03-10T12:00:01Z')))).toBe(1)
    expect((await names()).sort()).toEqual(['', 'Young'])
    expect(await eraseOldInquiries(at(new Date('2026-03-10T12:00:02Z')))).toBe(0)
    expect(await site.mailsOf(old)).toEqual([])
    expect(await site.mailsOf(young)).toHaveLength(1)
    expect(await site.app.db.select().from(changeSets)).toMatchObject([
      { action: 'erase', userId: null, userName: 'Retention', subject: 'Nothing happened for 24 months' },
    ])
  })

  test('nothing of it is left in any table or file', async () => {
    await site.liveThrough()
    const later = new Date()
    later.setUTCFullYear(later.getUTCFullYear() + 3)
    expect(await eraseOldInquiries(at(later))).toBe(4)
    // A file without an inquiry, as from a restored backup, is outside retention.
    const rest = (await site.findTraces()).filter((text) => !text.startsWith('20260101T000000Z-00000000'))
    expect(rest).toEqual([])
  })

  test('more than one batch is erased as well', async () => {
    const [row] = await readInquiries(site.app.db, eq(inquiries.id, await site.ask()))
    const updatedAt = new Date('2020-01-01T00:00:00Z')
    const { id: _, ...copy } = { ...row, updatedAt } as NewInquiry
    const many = Array.from({ length: 450 }, (_, n) => ({ ...copy, reference: `MANY-${n}` }))
    await insertInquiries(site.app.db, ...many)
    expect(await eraseOldInquiries(site.app)).toBe(450)
  })
})

test.each([
  ['2026-03-10T12:00:00Z', 24, '2024-03-10T12:00:00.000Z'],
  ['2026-03-31T00:00:00Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2024-02-29T08:00:00Z', 12, '2023-02-28T08:00:00.000Z'],
  ['2026-01-15T00:00:00Z', 1, '2025-12-15T00:00:00.000Z'],
])('%s less %i months is %s', (now, months, before) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(before)
})
