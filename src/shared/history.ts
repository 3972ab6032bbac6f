import { z } from 'zod'

export const CHANGE_ENTITIES = ['partner', 'faq', 'inquiry', 'account'] as const
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number]

/** What the product keeps about a row by itself: no part of what somebody changed, never undone, shown to nobody. */
export const KEPT_BY_PRODUCT: readonly string[] = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt']
/** Of these, the one that the history keeps of a whole row: a question that comes back is as old as it was. */
export const KEPT_IN_HISTORY = 'createdAt'

export const CHANGE_ACTIONS = [
  'create',
  'update',
  'delete',
  'bulk-create',
  'bulk-edit',
  'bulk-delete',
  'import',
  'google',
  'restore',
  'undo',
  'erase',
  'deactivate',
  'invite',
  'reset',
] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

/** One deed in the list of the History screen. */
export const ChangeSet = z.object({
  id: z.uuid(),
  action: z.enum(CHANGE_ACTIONS),
  entity: z.enum(CHANGE_ENTITIES),
  userName: z.string(),
  subject: z.string(),
  itemCount: z.int(),
  /** How many of the items are new. */
  createdCount: z.int(),
  undoesId: z.uuid().nullable(),
  /** What the set that this one takes back was. */
  undoesAction: z.enum(CHANGE_ACTIONS).nullable(),
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

/** What an undo did. Rows that somebody changed again since are left as they are and named, the first 100 of them. */
export const UndoResult = z.object({
  /** The undo's own set; null when nothing was left to take back, and nothing was done. */
  changeSetId: z.uuid().nullable(),
  undoneCount: z.int(),
  skippedCount: z.int(),
  skipped: z.array(z.object({ entityId: z.uuid(), label: z.string(), reason: z.string() })),
})
export type UndoResult = z.infer<typeof UndoResult>

/** GET /api/admin/history: one page of deeds, the latest first. */
export const ChangeSetList = z.object({
  changeSets: z.array(ChangeSet),
  /** Send it as `before` for the next page; null at the end. */
  nextCursor: z.string().nullable(),
  /** Everyone who did something, for the filter. With the first page only. */
  userNames: z.array(z.string()).optional(),
})
export type ChangeSetList = z.infer<typeof ChangeSetList>

/** GET /api/admin/history/{id}: a deed with one page of its rows, in their order. */
export const ChangeSetDetail = z.object({
  changeSet: ChangeSet,
  changes: z.array(Change),
  /** Send it as `after` for the next page; null at the end. */
  nextCursor: z.int().nullable(),
})
export type ChangeSetDetail = z.infer<typeof ChangeSetDetail>

/** A deleted partner that can still be restored. */
export const DeletedPartner = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  deletedAt: z.iso.datetime(),
  /** Who deleted it, where the history knows. */
  deletedBy: z.string().nullable(),
})
export type DeletedPartner = z.infer<typeof DeletedPartner>

/** GET /api/admin/partners/deleted: the last deleted first. */
export const DeletedPartnerList = z.object({
  partners: z.array(DeletedPartner),
  totalCount: z.int(),
  /** Send it as `before` for the next page; null at the end. */
  nextCursor: z.string().nullable(),
})
export type DeletedPartnerList = z.infer<typeof DeletedPartnerList>
