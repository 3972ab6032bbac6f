import { z } from 'zod'

export const CHANGE_ENTITIES = ['partner', 'faq', 'inquiry', 'account'] as const
export type ChangeEntity = (typeof CHANGE_ENTITIES)[number]

/** Not recorded, undone or shown. */
export const KEPT_BY_PRODUCT: readonly string[] = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt']
/** Of whole rows: a restored question keeps its age. */
export const KEPT_IN_HISTORY = 'createdAt'

export const UNDOABLE_ACTIONS = [
  'create',
  'update',
  'delete',
  'bulk-create',
  'bulk-edit',
  'bulk-delete',
  'import',
  'google',
  'publish',
  'restore',
  'undo',
] as const
export const CHANGE_ACTIONS = [...UNDOABLE_ACTIONS, 'erase', 'deactivate', 'invite', 'reset'] as const
export type ChangeAction = (typeof CHANGE_ACTIONS)[number]

export const ChangeSet = z.object({
  id: z.uuid(),
  action: z.enum(CHANGE_ACTIONS),
  entity: z.enum(CHANGE_ENTITIES),
  userName: z.string(),
  subject: z.string(),
  itemCount: z.int(),
  createdCount: z.int(),
  undoesId: z.uuid().nullable(),
  undoesAction: z.enum(CHANGE_ACTIONS).nullable(),
  undoneAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  /** Within 30 days, not undone. */
  canUndo: z.boolean(),
})
export type ChangeSet = z.infer<typeof ChangeSet>

/** Updates have the fields that differ. */
export const Change = z.object({
  id: z.int(),
  entityId: z.uuid(),
  label: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type Change = z.infer<typeof Change>

/** Rows changed since stay; the first 100 are named. */
export const UndoResult = z.object({
  changeSetId: z.uuid().nullable(),
  undoneCount: z.int(),
  skippedCount: z.int(),
  skipped: z.array(z.object({ entityId: z.uuid(), label: z.string(), reason: z.string() })),
})
export type UndoResult = z.infer<typeof UndoResult>

export const ChangeSetList = z.object({
  changeSets: z.array(ChangeSet),
  nextCursor: z.string().nullable(),
  userNames: z.array(z.string()).optional(),
})
export type ChangeSetList = z.infer<typeof ChangeSetList>

export const ChangeSetDetail = z.object({
  changeSet: ChangeSet,
  changes: z.array(Change),
  nextCursor: z.int().nullable(),
})
export type ChangeSetDetail = z.infer<typeof ChangeSetDetail>

export const DeletedPartner = z.object({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  deletedAt: z.iso.datetime(),
  deletedBy: z.string().nullable(),
})
export type DeletedPartner = z.infer<typeof DeletedPartner>

export const DeletedPartnerList = z.object({
  partners: z.array(DeletedPartner),
  totalCount: z.int(),
  nextCursor: z.string().nullable(),
})
export type DeletedPartnerList = z.infer<typeof DeletedPartnerList>

/** HISTORY-2. */
export const UNDO_DAYS = 30
