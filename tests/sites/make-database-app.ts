import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import type { App } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { endDatabase, openDatabase } from '../../src/db/open.ts'
import { createTemplateWriter } from '../../src/features/descriptions/write-description.ts'
import { openDirectoryView } from '../../src/features/directory/snapshot/open-directory-view.ts'
import { openInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { createDiskFileStore } from '../../src/integrations/files/disk-file-store.ts'
import type { MailMessage } from '../../src/integrations/mail/mailer.ts'
import { createBackground } from '../../src/jobs/background.ts'
import { createJobQueue } from '../../src/jobs/create-job-queue.ts'
import { cloneTemplate } from '../servers/make-database.ts'
import { LOADED_PLACES } from './loaded-places.ts'
import { makeVideoEngine } from './make-video-engine.ts'
import { TEST_VAULT } from './test-vault.ts'

/** The product without pages, on its own database. Mail lands in `sentMail` unless replaced. */
export async function makeDatabaseApp(clock: App['clock'] = { now: () => new Date() }) {
  const { name, url, drop } = await cloneTemplate()
  const config = readConfig({ SAMPLE_DATA: '0', DATABASE_WAIT_MS: '10000' })
  const db = openDatabase({ connectionString: url }, TEST_VAULT, 4, config.databaseLimits)
  const sentMail: MailMessage[] = []
  const folder = path.join(tmpdir(), name)
  const videos = makeVideoEngine()
  const app: App = {
    config,
    siteUrl: 'https://directory.example',
    db,
    directory: await openDirectoryView(db, () => {}, LOADED_PLACES),
    journal: openInquiryJournal({ ...config, dataDir: folder }, db.vault),
    jobs: await createJobQueue(db),
    background: createBackground(),
    mail: { send: async (message) => void sentMail.push(message) },
    model: null,
    writer: createTemplateWriter(clock),
    places: null,
    services: [],
    files: createDiskFileStore(folder),
    backupBucket: null,
    videos,
    clock,
    setupCode: 'unused',
    log: pino({ level: 'silent' }),
  }
  return {
    app,
    videos,
    url,
    sentMail,
    async close() {
      await app.directory.close()
      await endDatabase(db)
      await drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
