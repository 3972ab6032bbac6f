import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import type { App } from '../../src/app.ts'
import { readConfig } from '../../src/config/config.ts'
import { endDatabase, openDatabase } from '../../src/db/open.ts'
import { readSetupCode } from '../../src/features/accounts/setup-code.ts'
import { createTemplateWriter } from '../../src/features/descriptions/write-description.ts'
import { openDirectoryView } from '../../src/features/directory/snapshot/open-directory-view.ts'
import { openInquiryJournal } from '../../src/features/inquiries/journal/inquiry-journal.ts'
import { backupCheck } from '../../src/features/work/check-backup.ts'
import { filesCheck } from '../../src/features/work/check-files.ts'
import { googleCheck } from '../../src/features/work/check-google.ts'
import { journalCheck } from '../../src/features/work/check-journal.ts'
import { mailCheck } from '../../src/features/work/check-mail.ts'
import { modelCheck } from '../../src/features/work/check-model.ts'
import { createHttpApp } from '../../src/http/app.ts'
import { createServerParts, type ServerParts } from '../../src/http/server-parts.ts'
import { createDiskFileStore } from '../../src/integrations/files/disk-file-store.ts'
import type { MailMessage } from '../../src/integrations/mail/mailer.ts'
import { createBackground } from '../../src/jobs/background.ts'
import { createJobQueue } from '../../src/jobs/create-job-queue.ts'
import { cloneTemplate } from '../servers/make-database.ts'
import { LOADED_PLACES } from './loaded-places.ts'
import { makeVideoEngine, type TestVideoEngine } from './make-video-engine.ts'
import { signIn } from './sign-in.ts'
import { TEST_VAULT } from './test-vault.ts'

/** Ordinary waits are long on a busy machine. */
const PATIENT = { DATABASE_WAIT_MS: '10000' }

/** Few tables hold a row: to delete these costs a fifth of truncating all. Rows that others refer to go in a later round. */
const EMPTY_TABLES = sql`do $$ declare one text; has_rows boolean; is_left boolean; begin
  loop
    is_left := false;
    for one in select format('%I', tablename) from pg_tables where schemaname = 'public'
        and tablename not in ('directory_state', 'signing_keys', 'data_keys') loop
      execute 'select exists (select from ' || one || ')' into has_rows;
      if has_rows then
        begin execute 'delete from ' || one;
        exception when foreign_key_violation then is_left := true; end;
      end if;
    end loop;
    exit when not is_left;
  end loop; end $$`

export type TestApp = Awaited<ReturnType<typeof makeApp>>

/**
 * Makes a whole product on its own database; `request('/state/texas')` answers without a port. Mail lands in
 * `sentMail`. `environment` overrides variables, `parts` what the server keeps between requests,
 * `throughProxy` the database's address. `signIn()` makes an administrator to call as. Close it at the end.
 */
export async function makeApp(
  environment: Record<string, string> = {},
  clock: App['clock'] = { now: () => new Date() },
  parts: Partial<ServerParts> = {},
  throughProxy: (url: string) => string = (url) => url,
) {
  const { name, url, drop } = await cloneTemplate()
  const sentMail: MailMessage[] = []
  const failures: string[] = []
  const folder = path.join(tmpdir(), name)
  const config = readConfig({ SAMPLE_DATA: '0', DATA_DIR: folder, ...PATIENT, ...environment })
  const db = openDatabase({ connectionString: throughProxy(url) }, TEST_VAULT, 4, config.databaseLimits)
  const app: App = {
    config,
    siteUrl: config.siteUrl ?? 'http://127.0.0.1:3000',
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
    videos: makeVideoEngine(),
    clock,
    setupCode: await readSetupCode(db),
    log: pino({ level: 'error' }, { write: (line: string) => void failures.push(line) }),
  }
  app.services = [
    mailCheck(app),
    journalCheck(app),
    googleCheck(app),
    modelCheck(app),
    backupCheck(app),
    filesCheck(app),
  ]
  let videos: TestVideoEngine
  let http: ReturnType<typeof createHttpApp>
  /** Of the process, all but the connections: counts, caches and settings are those of a start. */
  function restart() {
    videos = makeVideoEngine()
    Object.assign(app, { videos, clock, config })
    http = createHttpApp(
      app,
      { sheetUrl: '/assets/site.css', loaderUrl: '/assets/loader.js', fontUrls: [] },
      { ...createServerParts(app), ...parts },
    )
  }
  restart()
  return {
    app,
    /** Draws no films, but does all else. */
    get videos() {
      return videos
    },
    sentMail,
    /** Lines that the product logged as errors. */
    failures,
    get http() {
      return http
    },
    /** Of the database, without proxy. */
    url,
    request: (path: string, init?: RequestInit) => Promise.resolve(http.request(path, init)),
    signIn: (name?: string) => signIn(app, http, name),
    restart,
    /** Takes all rows and mails away, for tests that share a product; what the process keeps otherwise stays. */
    async empty() {
      await db.execute(EMPTY_TABLES)
      await db.execute(sql`delete from pgboss.job`)
      await db.execute(sql`update directory_state set version = version + 1`)
      sentMail.length = 0
      await app.directory.refresh()
    },
    async close() {
      await app.directory.close()
      await endDatabase(db)
      await drop()
      await rm(folder, { recursive: true, force: true, maxRetries: 10 })
    },
  }
}
