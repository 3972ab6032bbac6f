import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { backupRuns } from '../../db/schema/files.ts'
import { CLOCK_SKEW_MS } from '../../shared/time/clock.ts'
import { findNewestBackup } from '../backup/make-backup.ts'
import { runDrill } from '../backup/run-backup.ts'
import type { ServiceCheck } from './service-check.ts'

const HOUR_MS = 3_600_000
/** Two missed daily backups. */
const OLD_HOURS = 50

/** Tells its age, and restores it into a scratch schema. */
export function backupCheck(app: Pick<App, 'db' | 'config' | 'clock' | 'backupBucket'>): ServiceCheck {
  const { schedule, folder } = app.config.backup
  const carried = app.backupBucket ? `, and carried to the bucket ${app.backupBucket.name}` : ''
  const isConfigured = schedule !== null
  return {
    id: 'backup',
    label: 'Backups',
    isConfigured,
    action: 'Try a restore of the last backup',
    async describe() {
      const [last] = await readRuns(app, 'backup')
      const [success] = await readRuns(app, 'backup', true)
      const [drill] = await readRuns(app, 'drill', true)
      if (!success) {
        const reason = last?.error ? ` The last attempt failed: ${last.error}` : ''
        const how = isConfigured ? '' : ' No schedule is set (BACKUP_SCHEDULE).'
        return { sentence: `No backup was made yet.${how}${reason}`, isTroubled: isConfigured }
      }
      const ageHours = (app.clock.now().getTime() - success.endedAt.getTime()) / HOUR_MS
      const failed = last?.error ? ` The last attempt failed: ${last.error}` : ''
      const tried = drill
        ? ` A restore was tried ${ageText(app, drill.endedAt)}.`
        : ' No restore was tried yet.'
      return {
        sentence: `The last backup was made ${ageText(app, success.endedAt)}${carried}.${tried}${failed}`,
        isTroubled: failed !== '' || (isConfigured && ageHours > OLD_HOURS),
      }
    },
    async check() {
      const file = await findNewestBackup(folder, app.clock.now())
      if (!file) throw new Error(`There is no backup in ${folder}.`)
      const rows = await runDrill(app, file)
      return `${rows.toLocaleString('en-US')} rows were restored into a scratch schema without a difference.`
    },
  }
}

/** Of a clock that was ahead: they would hide that none was made since. */
function readRuns({ db, clock }: Pick<App, 'db' | 'clock'>, kind: 'backup' | 'drill', isSuccess = false) {
  const limit = new Date(clock.now().getTime() + CLOCK_SKEW_MS)
  return db
    .select({ error: backupRuns.error, endedAt: backupRuns.endedAt })
    .from(backupRuns)
    .where(
      and(
        eq(backupRuns.kind, kind),
        lte(backupRuns.endedAt, limit),
        isSuccess ? isNull(backupRuns.error) : undefined,
      ),
    )
    .orderBy(desc(backupRuns.endedAt))
    .limit(1)
}

function ageText({ clock }: Pick<App, 'clock'>, at: Date): string {
  const hours = Math.floor((clock.now().getTime() - at.getTime()) / HOUR_MS)
  if (hours < 1) return 'within the last hour'
  if (hours < 48) return hours === 1 ? '1 hour ago' : `${hours} hours ago`
  return `${Math.floor(hours / 24)} days ago`
}
