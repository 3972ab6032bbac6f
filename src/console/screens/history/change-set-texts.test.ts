import { describe, expect, test } from 'vitest'
import type { ChangeSet } from '../../../shared/history/history.ts'
import { changeSetText, undoText } from './change-set-texts.ts'

const set = (given: Partial<ChangeSet>): ChangeSet => ({
  id: '11111111-1111-4111-8111-111111111111',
  action: 'update',
  entity: 'partner',
  userName: 'Margaret Hale',
  subject: 'Hollis & Wren',
  itemCount: 1,
  createdCount: 0,
  undoesId: null,
  undoesAction: null,
  undoneAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  canUndo: true,
  ...given,
})

describe('the sentence of a change set', () => {
  test.each<[Partial<ChangeSet>, string]>([
    [{}, 'edited Hollis & Wren'],
    [{ action: 'bulk-edit', itemCount: 38, subject: '38 partners' }, 'edited 38 partners'],
    [{ action: 'bulk-edit', itemCount: 1, subject: '1 partners' }, 'edited 1 partner'],
    [{ action: 'bulk-delete', itemCount: 1857 }, 'deleted 1,857 partners'],
    [{ action: 'create', entity: 'faq', subject: 'How long?' }, 'added “How long?”'],
    [{ action: 'bulk-create', entity: 'faq', itemCount: 12 }, 'added 12 FAQ items'],
    [
      { action: 'import', subject: 'partners.csv', itemCount: 1599, createdCount: 1599 },
      'imported partners.csv: 1,599 new',
    ],
    [
      { action: 'import', subject: 'p.csv', itemCount: 1610, createdCount: 1599 },
      'imported p.csv: 1,599 new, 11 updated',
    ],
    [{ action: 'restore' }, 'restored Hollis & Wren'],
    [{ action: 'undo', undoesAction: 'bulk-edit', itemCount: 38 }, 'undid an edit of 38 partners'],
    [
      { action: 'undo', undoesAction: 'import', subject: 'p.csv', itemCount: 1599 },
      'undid the import p.csv (1,599 partners)',
    ],
    [{ entity: 'inquiry', subject: 'R-1042' }, 'changed the status of R-1042'],
    [{ entity: 'inquiry', subject: 'R-1042: note' }, 'worked on inquiry R-1042: note'],
    [
      { action: 'erase', entity: 'inquiry', subject: 'One person’s data', itemCount: 2 },
      'erased 2 inquiries (One person’s data)',
    ],
    [{ action: 'invite', entity: 'account', subject: 'Thomas Avery' }, 'invited Thomas Avery'],
    [{ action: 'create', entity: 'account', subject: 'Margaret Hale' }, 'set up the back office'],
    [{ entity: 'account', subject: 'Margaret Hale' }, 'changed their own account'],
  ])('%o: Margaret Hale %s', (given, expected) => {
    expect(changeSetText(set(given))).toBe(`Margaret Hale ${expected}`)
  })
})

test('the confirmation of an undo says what it will do', () => {
  expect(undoText(set({ action: 'import', itemCount: 1610, createdCount: 1599 }))).toBe(
    'The 1,599 that were new are deleted again; the 11 that were updated get back their old values.',
  )
  expect(undoText(set({ action: 'bulk-delete', itemCount: 300 }))).toBe(
    'The 300 that were deleted come back as before.',
  )
  expect(undoText(set({}))).toBe('It gets back the earlier values.')
})
