import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { NEED_KINDS, type Need } from '../../shared/dashboard.ts'
import { countFindings } from '../google-places/queue/list-findings.ts'
import type { JournalState } from '../inquiries/journal/inquiry-journal.ts'
import { countProposals } from '../partner-checks/list-proposals.ts'
import { countReports } from '../partner-reports/list-reports.ts'
import type { DirectoryFigures } from './create-directory-figures.ts'

/** Then they are deleted. */
const IMPORT_DAYS = 7

type Known = {
  overdue: number
  doubtful: number
  failedMail: number
  figures: DirectoryFigures
  hasUnknownProxy: boolean
  journal: JournalState
}

/** Most pressing first, without zeros. */
export async function findNeeds(app: Pick<App, 'db' | 'clock'>, known: Known): Promise<Need[]> {
  const now = app.clock.now()
  const weekAgo = new Date(now.getTime() - IMPORT_DAYS * 86_400_000)
  const { rows } = await app.db.execute<{ accountMail: number; imports: number; invitations: number }>(sql`
    select
      (select count(*)::int from outbox where state = 'failed' and kind = 'account'
        and not exists (select 1 from outbox later where later.resend_of_id = outbox.id)) as "accountMail",
      (select count(*)::int from import_jobs where state = 'failed' and updated_at > ${weekAgo}
        and not exists (
          select 1 from import_jobs later where later.file_name = import_jobs.file_name
            and later.created_at > import_jobs.created_at and later.state = 'done'
        )) as imports,
      (select count(*)::int from admin_users where is_active and password_hash is null
        and exists (
          select 1 from admin_links where user_id = admin_users.id and purpose = 'invitation'
        ) and not exists (
          select 1 from admin_links where user_id = admin_users.id and purpose = 'invitation'
            and used_at is null and expires_at > ${now}
        )) as invitations`)
  const google = await countFindings(app)
  const { figures, journal } = known
  const email = figures.completeness.find(({ field }) => field === 'email')
  const counts: Record<Need['kind'], number> = {
    'unknown-proxy': known.hasUnknownProxy ? 1 : 0,
    journal: journal.waiting,
    'broken-journal': journal.isBroken ? 1 : 0,
    'overdue-inquiries': known.overdue,
    'doubtful-inquiries': known.doubtful,
    'failed-mail': known.failedMail,
    'failed-account-mail': rows[0]?.accountMail ?? 0,
    'failed-imports': rows[0]?.imports ?? 0,
    'partner-corrections': await countProposals(app),
    'partner-reports': await countReports(app),
    'google-closed': google.closed + google.moved,
    'google-changed': google['rating-fell'] + google['phone-differs'],
    'google-matches': google.doubtful,
    'partners-without-email': email ? email.total - email.count : 0,
    'partners-without-text': figures.withoutText,
    'expired-invitations': rows[0]?.invitations ?? 0,
  }
  const since = journal.oldestAt?.toISOString()
  return NEED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({
    kind,
    count: counts[kind],
    ...(kind === 'journal' && since && { since }),
  }))
}
