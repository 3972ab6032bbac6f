import { expect, test } from 'vitest'
import { readInquiryAddress } from './use-inquiry-list.ts'

const read = (query: string) => readInquiryAddress(new URLSearchParams(query))

test('filters are read as they stand', () => {
  const filters = { status: 'pending', overdue: 'true', assignedTo: 'none', from: '2026-03-01' }
  expect(read(String(new URLSearchParams(filters)))).toEqual(filters)
})

test('values that no inquiry can have, and foreign keys, narrow nothing', () => {
  expect(read('status=lost&doubtful=1&assignedTo=me&from=soon&to=2026-13-45&q=Ruth')).toEqual({})
})
