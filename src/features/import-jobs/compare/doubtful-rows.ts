import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../../db/open.ts'
import { importOutcomes } from '../../../db/schema/history.ts'
import { DUPLICATE, type ImportOptions, type ImportReport } from '../../../shared/import.ts'
import { outcomesWithRows } from './outcomes-with-rows.ts'

type Answers = ImportOptions['doubts']

/** What an update leaves as it is was decided when it was stored. "o" is an outcome, "r" its row. */
export const DOUBTS = sql`(case when o.changed is null then r.doubts else r.doubts - array(
  select field from jsonb_object_keys(r.doubts) as field
  where field <> 'isActive' and not o.changed ? field and (r."values" ? field or field = 'latitude')
    and not (field in ('address', 'city', 'state', 'zipCode', 'phone') and o.changed ?| array['city', 'state', 'zipCode'])) end)`

export const IS_DOUBTFUL = sql`(o.action in ('create', 'update', 'left')
  and (${DOUBTS} <> '{}' or o.verdicts <> '[]'))`

/** The row may be about another partner than the one it would update. */
export const IS_OTHER_PARTNER = sql`(o.verdicts @> '[{"code": "other-partner"}]')`

/** Fields in doubt, and DUPLICATE. */
export const KINDS = sql`(array(select jsonb_object_keys(${DOUBTS}))
  || case when ${IS_OTHER_PARTNER} then array[o.verdicts #>> '{0,field}'] when o.verdicts <> '[]' then array[${DUPLICATE}::text] else '{}' end)`

/** 'take', 'leave' or null: the row's own answer, else leave by any of its kinds, else take by all. */
function answerOf({ kinds, lines }: Answers): SQL {
  const answered = (wanted: string) => {
    const those = Object.entries(kinds).flatMap(([kind, answer]) => (answer === wanted ? [kind] : []))
    return sql`array(select jsonb_array_elements_text(${JSON.stringify(those)}::jsonb))`
  }
  return sql`coalesce(${JSON.stringify(lines)}::jsonb ->> r.line::text, case
    when ${KINDS} && ${answered('leave')} then 'leave' when ${KINDS} <@ ${answered('take')} then 'take' end)`
}

/** Gives rows that a person leaves out the action left. */
export async function leaveOutDoubtful(tx: Queryable, jobId: string, answers: Answers): Promise<void> {
  if (Object.keys(answers.kinds).length + Object.keys(answers.lines).length === 0) return
  await tx.execute(sql`
    update ${importOutcomes} as found set action = 'left' from (
      select o.number from ${outcomesWithRows}
      where o.job_id = ${jobId}::uuid and ${IS_DOUBTFUL} and ${answerOf(answers)} = 'leave'
    ) as those where found.job_id = ${jobId}::uuid and found.number = those.number`)
}

/** Counts rows in doubt: all, unanswered, by kind. */
export async function countDoubts(
  tx: Queryable,
  jobId: string,
  answers: Answers,
): Promise<Pick<ImportReport, 'doubtfulCount' | 'openDoubtCount' | 'doubts'>> {
  const doubtful = sql`from ${outcomesWithRows} where o.job_id = ${jobId}::uuid and ${IS_DOUBTFUL}`
  const all = await tx.execute<{ count: number; open: number }>(sql`
    select count(*)::int as count, (count(*) filter (where ${answerOf(answers)} is null))::int as open ${doubtful}`)
  const kinds = await tx.execute<{ kind: string; count: number }>(sql`
    select kind, count(*)::int as count from (select unnest(${KINDS}) as kind ${doubtful}) as said
    group by kind order by count desc, kind`)
  return {
    doubtfulCount: all.rows[0]?.count ?? 0,
    openDoubtCount: all.rows[0]?.open ?? 0,
    doubts: kinds.rows.map((each) => ({ ...each, answer: answers.kinds[each.kind] ?? null })),
  }
}
