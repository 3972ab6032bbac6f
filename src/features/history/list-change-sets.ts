import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { changeSets, changes } from '../../db/schema/history.ts'
import type { ChangeAction, ChangeEntity, ChangeSetList } from '../../shared/history/history.ts'
import { toChangeSet, undone } from './can-undo.ts'

type HistoryFilters = {
  entity?: ChangeEntity
  entityId?: string
  action?: ChangeAction
  user?: string
  /** The previous page's last id. */
  before?: string
  /** 1 to 200. */
  limit: number
}

/** Latest first. */
export async function listChangeSets(
  app: Pick<App, 'db' | 'clock'>,
  filters: HistoryFilters,
): Promise<ChangeSetList> {
  const { entity, entityId, action, user, before, limit } = filters
  const conditions: SQL[] = []
  if (entity) conditions.push(eq(changeSets.entity, entity))
  if (action) conditions.push(eq(changeSets.action, action))
  if (user) conditions.push(eq(changeSets.userName, user))
  if (entityId) {
    const touching = app.db
      .select({ id: changes.changeSetId })
      .from(changes)
      .where(eq(changes.entityId, entityId))
    conditions.push(inArray(changeSets.id, touching))
  }
  if (before) {
    conditions.push(sql`(${changeSets.createdAt}, ${changeSets.id}) < (
      select last.created_at, last.id from ${changeSets} as last where last.id = ${before}
    )`)
  }
  const rows = await app.db
    .select({ set: changeSets, undoesAction: undone.action })
    .from(changeSets)
    .leftJoin(undone, eq(undone.id, changeSets.undoesId))
    .where(and(...conditions))
    .orderBy(desc(changeSets.createdAt), desc(changeSets.id))
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const now = app.clock.now()
  return {
    changeSets: page.map((row) => toChangeSet(row, now)),
    nextCursor: rows.length > limit ? (page.at(-1)?.set.id ?? null) : null,
    ...(before ? {} : { userNames: await listUserNames(app) }),
  }
}

async function listUserNames(app: Pick<App, 'db'>): Promise<string[]> {
  const rows = await app.db
    .selectDistinct({ name: changeSets.userName })
    .from(changeSets)
    .orderBy(changeSets.userName)
  return rows.map((row) => row.name)
}
