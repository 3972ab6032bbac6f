import { eq } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { partnerChecks } from '../../db/schema/partner-checks.ts'
import type { Actor } from '../../shared/accounts/admin-user.ts'
import { AppError } from '../../shared/errors.ts'
import type { PartnerChange } from '../../shared/partners/admin-partner.ts'
import type { ProposalDecision } from '../../shared/partners/partner-check.ts'
import { loadPlaceTables } from '../directory/places/around/find-contradictions.ts'
import { takeNextVersion } from '../directory/snapshot/directory-version.ts'
import { lockPartner } from '../partners/lock-partners.ts'
import { writePartner } from '../partners/update-partner.ts'
import { openCheck } from './stored-check.ts'

/** As one change set. Throws not_found; conflict (decided, or stale); invalid_input with `fields`. */
export async function decideProposal(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  id: string,
  { accept, expectedUpdatedAt, isPlaceConfirmed }: ProposalDecision,
  actor: Actor,
): Promise<{ changeSetId: string | null }> {
  const now = app.clock.now()
  const tables = await loadPlaceTables(app)
  const changeSetId = await app.db.transaction(async (tx) => {
    const version = await takeNextVersion(tx)
    const [stored] = await tx.select().from(partnerChecks).where(eq(partnerChecks.id, id)).for('update')
    const check = stored && openCheck(tx, stored)
    if (!check?.proposed || !check.answeredAt) throw new AppError('not_found', 'Correction not found')
    if (check.decidedAt !== null) {
      throw new AppError(
        'conflict',
        `${check.decidedBy ?? 'Somebody'} has decided on this correction already.`,
      )
    }
    const { proposed, answeredAt } = check
    const unknown = accept.findIndex((field) => !(field in proposed))
    if (unknown >= 0) {
      const sentence = 'Please name fields that were proposed.'
      throw new AppError('invalid_input', sentence, { fields: { [`accept.${unknown}`]: sentence } })
    }
    const isWhole = Object.keys(proposed).every((field) => accept.some((one) => one === field))
    const change = {
      ...Object.fromEntries(accept.map((field) => [field, proposed[field]])),
      ...(isWhole && { detailsConfirmedOn: answeredAt.toISOString().slice(0, 10) }),
      ...(isPlaceConfirmed && { isPlaceConfirmed }),
      expectedUpdatedAt,
    } as PartnerChange
    const before = await lockPartner(tx, check.partnerId)
    const written =
      accept.length === 0 ? null : await writePartner(tx, before, change, { tables, version, actor, now })
    const { decidedBy } = tx.vault.seal(partnerChecks, { id, decidedBy: actor.name })
    await tx
      .update(partnerChecks)
      .set({ decidedAt: now, decidedBy, changeSetId: written?.changeSetId ?? null })
      .where(eq(partnerChecks.id, id))
    return written?.changeSetId ?? null
  })
  await app.directory.refresh()
  return { changeSetId }
}
