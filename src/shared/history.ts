import { z } from 'zod'

export const CHANGE_ENTITIES = ['partner', 'faq', 'inquiry', 'account'] as const
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number]

export const CHANGE_ACTIONS = [
  'create',
  'update',
  'delete',
  'bulk-create',
  'bulk-edit',
  'bulk-delete',
  'import',
  'restore',
  'undo',
  'erase',
  'deactivate',
  'invite',
  'reset',
] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

/** For how long a change can be undone and a deleted partner restored. */
export const UNDO_DAYS = 30

/** One deed in the list of the History screen. */
export const ChangeSet = z.object({
  id: z.uuid(),
  action: z.enum(CHANGE_ACTIONS),
  entity: z.enum(CHANGE_ENTITIES),
  userName: z.string(),
  subject: z.string(),
  itemCount: z.int(),
  undoesId: z.uuid().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Whether an undo is offered: of a kind that can be, not undone yet, within 30 days. */
  canUndo: z.boolean(),
})
export type ChangeSet = z.infer<typeof ChangeSet>

/** One row of a set. For an update only the fields that differ. */
export const Change = z.object({
  id: z.int(),
  entityId: z.uuid(),
  /** What to call it: a partner's name, a question. */
  label: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type Change = z.infer<typeof Change>

/** What an undo did. Rows that somebody changed again since are left as they are and named. */
export const UndoResult = z.object({
  changeSetId: z.uuid(),
  undoneCount: z.int(),
  skipped: z.array(z.object({ entityId: z.uuid(), label: z.string(), reason: z.string() })),
})
export type UndoResult = z.infer<typeof UndoResult>
