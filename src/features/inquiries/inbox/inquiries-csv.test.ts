import { expect, test } from 'vitest'
import { readCells } from '../../../../tests/reading/read-cells.ts'
import type { AdminInquiry } from '../../../shared/inquiries/admin-inquiry.ts'
import { inquiriesCsv } from './inquiries-csv.ts'

const inquiry: AdminInquiry = {
  id: '2b1f7a50-23a4-4b3e-9b44-0d6b9a3c7f10',
  reference: 'K7M2-QX4P',
  partnerId: '2b1f7a50-23a4-4b3e-9b44-0d6b9a3c7f11',
  partnerName: 'Hollis, Wren & "Sons"',
  name: '=HYPERLINK("http://evil.example")',
  email: 'ruth@example.org',
  phone: '+1 828 555 0199',
  message: 'Line one\nLine two; é',
  preferredContact: 'phone',
  preferredTime: 'evening',
  topics: ['cost', 'call-me'],
  wantsCopy: true,
  locale: 'fr',
  status: 'pending',
  isDoubtful: false,
  doubts: [{ kind: 'links', count: 4 }, { kind: 'bait' }],
  createdAt: '2026-03-02T10:00:00.000Z',
  updatedAt: '2026-03-02T10:00:00.000Z',
  respondedAt: null,
  erasedAt: null,
  withdrawnAt: '2026-03-03T10:00:00.000Z',
  mailState: 'sent',
  hasFailedMail: false,
  assignedTo: null,
}

test('begins with a byte order mark, has every field, and no cell that a spreadsheet would run (INQUIRY-12)', async () => {
  const text = inquiriesCsv([inquiry])
  expect(text.charCodeAt(0)).toBe(0xfeff)
  const [heading = [], ...rows] = await readCells(text)
  expect(rows.map((cells) => Object.fromEntries(heading.map((name, at) => [name, cells[at]])))).toEqual([
    {
      reference: 'K7M2-QX4P',
      receivedAt: '2026-03-02T10:00:00.000Z',
      status: 'pending',
      doubts: 'links bait',
      partner: 'Hollis, Wren & "Sons"',
      name: `'=HYPERLINK("http://evil.example")`,
      email: 'ruth@example.org',
      phone: `'+1 828 555 0199`,
      message: 'Line one\nLine two; é',
      topics: 'cost call-me',
      preferredContact: 'phone',
      preferredTime: 'evening',
      wantsCopy: 'true',
      locale: 'fr',
      respondedAt: '',
      withdrawnAt: '2026-03-03T10:00:00.000Z',
      noticeMail: 'sent',
    },
  ])
})
