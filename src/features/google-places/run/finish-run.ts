import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { App } from '../../../app.ts'
import type { Queryable } from '../../../db/open.ts'
import { waitForLocks } from '../../../db/run-transaction.ts'
import { partners } from '../../../db/schema/directory.ts'
import { googlePlaces, googleRunPartners, googleRuns } from '../../../db/schema/google.ts'
import type { RunAnswer } from '../../../shared/google-places/run.ts'
import { takeNextVersion } from '../../directory/snapshot/directory-version.ts'
import { diffRow } from '../../history/diff-row.ts'
import { recordChangeSet } from '../../history/record-change-set.ts'
import { hasId, nextMoment } from '../../partners/lock-partners.ts'

export type Stop = { state: 'cancelled' | 'stopped'; error: string | null } | null

type Answered = { partnerId: string; answer: RunAnswer }

/** As one directory version and change set. Skips deleted partners. */
export async function finishRun(
  app: Pick<App, 'db' | 'directory' | 'clock'>,
  runId: string,
  stop: Stop,
): Promise<void> {
  const now = app.clock.now()
  await app.db.longTransaction(async (tx) => {
    await waitForLocks(tx, 0)
    const version = await takeNextVersion(tx)
    const [run] = await tx.select().from(googleRuns).where(eq(googleRuns.id, runId)).for('update')
    if (run?.state !== 'running') return
    const rows = await tx
      .select({ partnerId: googleRunPartners.partnerId, answer: googleRunPartners.answer })
      .from(googleRunPartners)
      .where(and(eq(googleRunPartners.runId, runId), isNotNull(googleRunPartners.answer)))
    const answered = rows.flatMap(({ partnerId, answer }) => (answer ? [{ partnerId, answer }] : []))
    const changed = await writePartners(tx, answered, version, now)
    await writePlaces(tx, answered, now)
    const [first] = changed
    const subject = changed.length === 1 ? (first?.name ?? '') : `${changed.length} partners`
    const actor = { id: run.userId, name: run.userName }
    const changeSetId = await recordChangeSet(
      tx,
      { action: 'google', entity: 'partner', actor, subject },
      changed.map(({ change }) => change),
      now,
    )
    // Google's content is kept in one place.
    await tx.update(googleRunPartners).set({ answer: null }).where(eq(googleRunPartners.runId, runId))
    await tx
      .update(googleRuns)
      .set({
        state: stop?.state ?? 'done',
        error: stop?.error ?? null,
        changeSetId,
        endedAt: now,
        leasedUntil: null,
      })
      .where(eq(googleRuns.id, runId))
  })
  await app.directory.refresh()
}

async function writePartners(tx: Queryable, answered: readonly Answered[], version: number, now: Date) {
  const before = await tx
    .select()
    .from(partners)
    .where(and(hasId(answered.map(({ partnerId }) => partnerId)), isNull(partners.deletedAt)))
    .for('update')
  const answers = new Map(answered.map(({ partnerId, answer }) => [partnerId, answer]))
  const changed = before.flatMap((row) => {
    const values = columnsOf(answers.get(row.id)?.partner ?? {})
    const change = diffRow(row, { ...row, ...values })
    return change ? [{ name: row.name, change, row: { ...row, ...values } }] : []
  })
  const json = changed.map(({ row }) => ({
    id: row.id,
    place_id: row.googlePlaceId,
    rating: row.googleRating,
    review_count: row.googleReviewCount,
    fetched_at: row.googleFetchedAt?.toISOString() ?? null,
    status: row.googleBusinessStatus,
  }))
  await tx.execute(sql`
    update ${partners} set google_place_id = r.place_id, google_rating = r.rating,
      google_review_count = r.review_count, google_fetched_at = r.fetched_at, google_business_status = r.status,
      updated_at = ${nextMoment(now)}, version = ${version}
    from jsonb_to_recordset(${JSON.stringify(json)}::jsonb) as r(id uuid, place_id text, rating float8,
      review_count int, fetched_at timestamptz, status text)
    where ${partners.id} = r.id`)
  return changed
}

function columnsOf({ googleFetchedAt, ...values }: RunAnswer['partner']) {
  return {
    ...values,
    ...(googleFetchedAt !== undefined && {
      googleFetchedAt: googleFetchedAt === null ? null : new Date(googleFetchedAt),
    }),
  }
}

async function writePlaces(tx: Queryable, answered: readonly Answered[], now: Date): Promise<void> {
  const rows = answered.map(({ partnerId, answer: { match, fetchedAt } }) => ({
    partner_id: partnerId,
    match_state: match.matchState,
    candidates: match.candidates,
    other_phone: match.otherPhone,
    rating_before: match.ratingBefore,
    moved_place_id: match.movedPlaceId,
    seen_at: null,
    fetched_at: fetchedAt,
    updated_at: now.toISOString(),
  }))
  const [first] = rows
  if (!first) return
  // A later release may have added columns.
  const columns = Object.keys(first).map((name) => sql.identifier(name))
  const ofRow = columns.map((column) => sql`r.${column}`)
  await tx.execute(sql`
    insert into ${googlePlaces} (${sql.join(columns, sql`, `)})
    select ${sql.join(ofRow, sql`, `)}
    from jsonb_populate_recordset(null::${googlePlaces}, ${JSON.stringify(rows)}::jsonb) as r
      join ${partners} as p on p.id = r.partner_id
    on conflict (partner_id) do update set match_state = excluded.match_state, candidates = excluded.candidates,
      other_phone = excluded.other_phone, rating_before = excluded.rating_before,
      moved_place_id = excluded.moved_place_id, seen_at = null, fetched_at = excluded.fetched_at,
      updated_at = excluded.updated_at`)
}
