import { and, count, eq, or, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import { adminUsers } from '../../../db/schema/accounts.ts'
import { partnerViews } from '../../../db/schema/partner-checks.ts'
import { AppError } from '../../../shared/errors.ts'
import {
  MAX_PARTNER_VIEWS,
  type PartnerView,
  type PartnerViewInput,
} from '../../../shared/partners/partner-view.ts'

type Parts = Pick<App, 'db'>

/** Own and shared ones. */
export async function listPartnerViews({ db }: Parts, userId: string): Promise<PartnerView[]> {
  const rows = await db
    .select({
      id: partnerViews.id,
      name: partnerViews.name,
      filters: partnerViews.filters,
      isShared: partnerViews.isShared,
      ownerId: partnerViews.ownerId,
      createdAt: partnerViews.createdAt,
      ownerName: sql<string>`coalesce(nullif(trim(concat_ws(' ', ${adminUsers.firstName}, ${adminUsers.lastName})), ''), ${adminUsers.username})`,
    })
    .from(partnerViews)
    .innerJoin(adminUsers, eq(adminUsers.id, partnerViews.ownerId))
    .where(isSeenBy(userId))
    .orderBy(sql`lower(${partnerViews.name})`, partnerViews.id)
  return rows.map(({ ownerId, createdAt, ...row }) => ({
    ...row,
    isOwn: ownerId === userId,
    createdAt: createdAt.toISOString(),
  }))
}

/** Replaces one of that name. Throws conflict beyond MAX_PARTNER_VIEWS. */
export async function savePartnerView(
  app: Parts & Pick<App, 'clock'>,
  userId: string,
  { name, filters, isShared }: PartnerViewInput,
): Promise<PartnerView> {
  const id = await app.db.transaction(async (tx) => {
    // Keeps the bound.
    await tx.select({ id: adminUsers.id }).from(adminUsers).where(eq(adminUsers.id, userId)).for('update')
    const isNamed = and(eq(partnerViews.ownerId, userId), sql`lower(${partnerViews.name}) = lower(${name})`)
    const [same] = await tx.select({ id: partnerViews.id }).from(partnerViews).where(isNamed)
    if (same) {
      await tx.update(partnerViews).set({ name, filters, isShared }).where(eq(partnerViews.id, same.id))
      return same.id
    }
    const [own] = await tx
      .select({ count: count() })
      .from(partnerViews)
      .where(eq(partnerViews.ownerId, userId))
    if ((own?.count ?? 0) >= MAX_PARTNER_VIEWS)
      throw new AppError('conflict', `You can save at most ${MAX_PARTNER_VIEWS} views.`)
    const [added] = await tx
      .insert(partnerViews)
      .values({ ownerId: userId, name, filters, isShared, createdAt: app.clock.now() })
      .returning({ id: partnerViews.id })
    return added?.id
  })
  const view = (await listPartnerViews(app, userId)).find((one) => one.id === id)
  if (!view) throw new Error('The view could not be stored.')
  return view
}

/** Shared ones too. Throws not_found. */
export async function deletePartnerView({ db }: Parts, userId: string, id: string): Promise<void> {
  const deleted = await db
    .delete(partnerViews)
    .where(and(eq(partnerViews.id, id), isSeenBy(userId)))
    .returning({ id: partnerViews.id })
  if (deleted.length === 0) throw new AppError('not_found', 'View not found')
}

/** Shared views outlast their owner. */
const isSeenBy = (userId: string) => or(eq(partnerViews.ownerId, userId), partnerViews.isShared)
