import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database } from './db/open.ts'
import type { DirectoryView } from './features/directory/snapshot/directory-view.ts'
import type { InquiryJournal } from './features/inquiries/journal/inquiry-journal.ts'
import type { VideoEngine } from './features/videos/video-engine.ts'
import type { ServiceCheck } from './features/work/service-check.ts'
import type { BackupBucket } from './integrations/files/backup-bucket.ts'
import type { FileStore } from './integrations/files/file-store.ts'
import type { PlacesClient } from './integrations/google-places/places-client.ts'
import type { Mailer } from './integrations/mail/mailer.ts'
import type { PatientModel } from './integrations/writer/ask-patiently.ts'
import type { DescriptionWriter } from './integrations/writer/language-model.ts'
import type { Background } from './jobs/background.ts'
import type { JobQueue } from './jobs/queue.ts'

export type Clock = { now(): Date }

export type App = {
  config: Config
  siteUrl: string
  db: Database
  /** Active partners and FAQ, following the database. */
  directory: DirectoryView
  journal: InquiryJournal
  jobs: JobQueue
  background: Background
  mail: Mailer
  /** Null: the built-in writer writes. */
  model: PatientModel | null
  writer: DescriptionWriter
  places: PlacesClient | null
  services: readonly ServiceCheck[]
  files: FileStore
  /** Null: backups stay in their folder. */
  backupBucket: BackupBucket | null
  videos: VideoEngine
  clock: Clock
  /** The same in all processes. */
  setupCode: string
  log: Logger
}
