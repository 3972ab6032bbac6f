// First: it extends zod.
import '@hono/zod-openapi'
import { flushCompileCache } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { destination, type Logger, pino } from 'pino'
import type { App } from './app.ts'
import { type Config, readConfig } from './config/config.ts'
import { dropRoot } from './db/drop-root.ts'
import { startDatabase } from './db/start-database.ts'
import { watchDatabase } from './db/watch-database.ts'
import { hasAdministrator } from './features/accounts/create-first-user.ts'
import { isForThisMachine, readSetupCode } from './features/accounts/setup-code.ts'
import { createModelWriter } from './features/descriptions/create-model-writer.ts'
import { createTemplateWriter } from './features/descriptions/write-description.ts'
import { openDirectoryView } from './features/directory/snapshot/open-directory-view.ts'
import { openInquiryJournal } from './features/inquiries/journal/inquiry-journal.ts'
import { keepReplaying } from './features/inquiries/journal/replay-journal.ts'
import { createVideoEngine } from './features/videos/create-video-engine.ts'
import { backupCheck } from './features/work/check-backup.ts'
import { filesCheck } from './features/work/check-files.ts'
import { googleCheck } from './features/work/check-google.ts'
import { journalCheck } from './features/work/check-journal.ts'
import { mailCheck } from './features/work/check-mail.ts'
import { modelCheck } from './features/work/check-model.ts'
import { keepEdgeFresh } from './http/cache/keep-edge-fresh.ts'
import { type Listening, listen } from './http/door/listen.ts'
import { createRequestListener } from './http/door/serve.ts'
import { readSiteAssets } from './http/read-site-assets.ts'
import { createWorkerListener } from './http/worker-listener.ts'
import { createBackupBucket } from './integrations/files/backup-bucket.ts'
import { createDiskFileStore } from './integrations/files/disk-file-store.ts'
import { createS3FileStore } from './integrations/files/s3-file-store.ts'
import { createPlacesClient } from './integrations/google-places/create-places-client.ts'
import { sweepDrafts } from './integrations/mail/file-mailer.ts'
import { createMailer } from './integrations/mail/smtp-mailer.ts'
import { askPatiently } from './integrations/writer/ask-patiently.ts'
import { createLanguageModel } from './integrations/writer/create-language-model.ts'
import { createBackground } from './jobs/background.ts'
import { createJobQueue } from './jobs/create-job-queue.ts'
import { prepareJobs } from './jobs/prepare-jobs.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { createPlacesEmulator } from './places-emulator/create-places-emulator.ts'
import { makeSamplePlaces } from './places-emulator/make-sample-places.ts'
import { seedSampleDirectory } from './sample-data/seed-sample-directory.ts'
import { onceAMinute } from './shared/time/clock.ts'
import { type Part, reportReady, stopOnRequest, stopParts, UNEXPECTED_ERROR_CODE } from './stop-on-request.ts'

const EMULATOR_LATENCY_MS = 60

await run()

async function run(): Promise<void> {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination({ fd: 2, sync: true }),
  )
  const parts: Part[] = []
  const die = (error: unknown) => {
    log.fatal({ err: error }, 'ended by an unexpected error')
    process.exit(UNEXPECTED_ERROR_CODE)
  }
  process.on('uncaughtException', die)
  process.on('unhandledRejection', die)
  const started = Promise.withResolvers<{ graceMs: number }>()
  const stopping = new AbortController()
  let announceStop = () => {}
  stopOnRequest({
    log,
    parts,
    started: started.promise,
    announceStop() {
      announceStop()
      stopping.abort()
    },
  })
  try {
    const config = readConfig()
    for (const warning of config.warnings) log.warn(warning)
    const http = await listen(config.host, config.port, {
      limits: config.connections,
      isBehindProxy: config.trustProxy > 0,
      siteUrl: config.siteUrl ?? '',
      provider: config.provider,
      warn: (sentence) => log.warn(sentence),
    })
    announceStop = http.announceStop
    await start(config, http, log, parts, stopping.signal)
    started.resolve({ graceMs: config.stopGraceMs })
    reportReady(http.port, config.stopGraceMs)
  } catch (error) {
    if (stopping.signal.aborted && error === stopping.signal.reason) return stopParts(parts, log, 0)
    // Any other is a bug, shown with its stack.
    console.error(error instanceof Error && error.constructor === Error ? error.message : error)
    await stopParts(parts, log, 1)
  }
}

async function start(config: Config, http: Listening, log: Logger, parts: Part[], stopping: AbortSignal) {
  const say = (line: string) => console.log(line)
  const background = createBackground()
  const connections: Part = {
    name: 'connections',
    async stop() {
      // Calls to outside services take up to 5 s: they end beside the requests.
      background.announceStop()
      const cutCount = await http.stop()
      if (cutCount > 0) log.warn({ cutCount }, 'requests were cut at the stop, since they took too long')
    },
  }
  parts.push(connections)
  // Root alone may write to NODE_COMPILE_CACHE.
  flushCompileCache()
  await dropRoot(config, say)
  const wait = {
    until: stopping,
    report(why: string) {
      log.error({ why }, 'waiting for the database; until it answers every request is answered 503')
    },
  }
  const { db, close } = await startDatabase({ ...config, wait }, say, (error) =>
    log.error({ err: error }, 'the database cannot be started; retrying'),
  )
  parts.push({ name: 'database', stop: close })
  const watch = watchDatabase(db, config.databaseLimits.waitMs, {
    onSilent: () =>
      log.error('the database does not answer: what needs it is answered 503 until it answers again'),
    onAnswer: (silentSeconds) => log.info({ silentSeconds }, 'the database answers again'),
  })
  parts.push({ name: 'watch', stop: () => watch.stop() })
  await prepareJobs(db.$longClient)
  if (config.sampleData > 0) {
    const made = await seedSampleDirectory(db, config.sampleData)
    if (made) say(`Made a sample directory of ${made.active} active and ${made.inactive} inactive partners`)
  }
  const warnOfDirectory = onceAMinute((_, error: unknown) =>
    log.warn({ err: error }, 'the directory could not be read again'),
  )
  const directory = await openDirectoryView(db, (error) => {
    if (!db.gates.requests.isClosed()) warnOfDirectory(error)
  })
  parts.push({ name: 'directory', stop: () => directory.close() })

  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${http.port}`
  const clock = { now: () => new Date() }
  const languageModel = createLanguageModel(config)
  const model = languageModel && askPatiently(languageModel, clock)
  const templateWriter = createTemplateWriter(clock)
  const app: App = {
    config,
    siteUrl: config.siteUrl ?? address,
    db,
    directory,
    journal: openInquiryJournal(config, db.vault),
    jobs: await createJobQueue(db),
    background,
    mail: createMailer(config),
    model,
    writer: model ? createModelWriter({ db, clock, config, log, model }, templateWriter) : templateWriter,
    services: [],
    places: await openPlaces(config, say, parts),
    files: config.filesBucket
      ? createS3FileStore(config.filesBucket)
      : createDiskFileStore(path.join(config.dataDir, 'files')),
    backupBucket: config.backup.bucket && createBackupBucket(config.backup.bucket),
    videos: createVideoEngine(config.ffmpegPath),
    clock,
    setupCode: await readSetupCode(db),
    log,
  }
  app.services = [
    mailCheck(app),
    journalCheck(app),
    googleCheck(app),
    modelCheck(app),
    backupCheck(app),
    filesCheck(app),
  ]
  await sweepDrafts(config.mail.folder)
  parts.push({ name: 'background work', stop: () => background.stop() })
  if (config.role !== 'web') {
    if (config.cdn.purgeUrl !== null) {
      const purger = keepEdgeFresh(app, config.cdn.purgeUrl)
      parts.push({ name: 'edge purge', stop: async () => purger.stop() })
    }
    const jobs = await startJobs(app)
    parts.push({ name: 'jobs', stop: () => jobs.stop() })
  }
  const replay = keepReplaying(app)
  parts.push({ name: 'journal', stop: () => replay.stop() })
  if (config.role === 'worker') {
    http.answerWith(createWorkerListener(app))
    say(`The worker is ready: ${address} answers /healthz, /readyz and /metrics`)
  } else await serveSite(app, http, parts, say, address)
  // Requests may need all parts above: the port closes first.
  parts.push(...parts.splice(parts.indexOf(connections), 1))
}

async function serveSite(
  app: App,
  http: Listening,
  parts: Part[],
  say: (line: string) => void,
  address: string,
) {
  const clientFolder = fileURLToPath(new URL('../client', import.meta.url))
  // From here on a database error must not end the product.
  const isNew = !(await hasAdministrator(app.db))
  http.answerWith(createRequestListener(app, readSiteAssets(clientFolder), clientFolder))
  say(`The directory is ready: ${address}${app.siteUrl === address ? '' : ` (its links say ${app.siteUrl})`}`)
  if (isNew) {
    say(`The back office has no administrator yet: ${app.siteUrl}/admin/setup makes the first one`)
    const exception = isForThisMachine(app) ? ', unless you open it in a browser on this machine' : ''
    say(`It asks for this setup code${exception}: ${app.setupCode}`)
  }
  app.directory
    .gazetteer()
    .catch((error) => app.log.warn({ err: error }, 'the postal codes could not be read'))
}

/** The emulator's with --places-emulator; null without a key. */
async function openPlaces(config: Config, say: (line: string) => void, parts: Part[]) {
  if (process.argv.includes('--places-emulator')) {
    const places = makeSamplePlaces(config.sampleData)
    const emulator = await createPlacesEmulator({ places, latencyMs: EMULATOR_LATENCY_MS })
    parts.push({ name: 'places emulator', stop: () => emulator.stop() })
    say('An emulator answers instead of Google Places; its data are made up')
    return createPlacesClient({ apiKey: emulator.apiKey, url: emulator.url })
  }
  const { apiKey, url } = config.googlePlaces
  return apiKey === null ? null : createPlacesClient({ apiKey, url })
}
