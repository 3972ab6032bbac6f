import { isAtMost, type TrustRow } from '../trust-row.ts'

/** Failures of processes, disks, databases and services. */
export const RELIABILITY_ROWS: readonly TrustRow[] = [
  {
    id: 35,
    title: 'A data folder has one owner, and a dead one is replaced',
    proofs: [
      { file: 'tests/drills/folder-lock.test.ts' },
      { file: 'src/db/embedded-postgres/embedded-postgres.test.ts' },
      { file: 'tests/program/two-containers.test.ts' },
      { file: 'tests/program/start-and-end.test.ts', titles: ['beside another on the same data'] },
      { file: 'src/db/embedded-postgres/server-account.test.ts' },
      { file: 'tests/program/start-as-root.test.ts' },
    ],
    faults: [
      {
        breaks: 'root becomes the machine’s own postgres',
        file: 'src/db/embedded-postgres/account.ts',
        find: 'const found = findUser(OWN_USER)',
        replace: "const found = findUser('postgres')",
        caughtBy: 'src/db/embedded-postgres/server-account.test.ts',
        titles: ['never the machine’s own postgres'],
      },
      {
        breaks: 'two containers write to one folder',
        file: 'src/db/embedded-postgres/folder-lock.ts',
        find: "spawnSync('flock', ['-n', '-x', '3']",
        replace: "spawnSync('true', []",
        caughtBy: 'tests/drills/folder-lock.test.ts',
        titles: ['the second is refused in a plain sentence'],
      },
    ],
  },
  {
    id: 36,
    title: 'Without its database the product serves what it has, says so, and recovers',
    proofs: [
      { file: 'src/http/failures/silent-database.test.ts' },
      { file: 'src/db/connection-gate.test.ts' },
      { file: 'src/db/open.test.ts' },
      { file: 'src/http/failures/stand-in.test.ts' },
      {
        file: 'src/features/directory/partner-reads/read-partners.test.ts',
        titles: ['while the database is away'],
      },
      { file: 'src/http/app.test.ts', titles: ['of an unreachable database is 503'] },
      { file: 'tests/drills/silent-database.test.ts' },
      { file: 'tests/drills/database-outage.test.ts' },
      { file: 'src/db/wait-for-server.test.ts' },
    ],
    benches: [
      {
        subject: 'silence',
        asks: 'every answer, the recovery and the end within their times',
        isMet: (row) => row.pass === true,
      },
    ],
    faults: [
      {
        breaks: 'a start gives up while its database is away',
        file: 'src/db/wait-for-server.ts',
        find: 'if (!until && Date.now() > deadline) throw',
        replace: 'if (Date.now() < deadline) throw',
        caughtBy: 'src/db/wait-for-server.test.ts',
      },
      {
        breaks: 'new requests wait for a silent database',
        file: 'src/db/connection-gate.ts',
        find: 'if (this.#silentSince !== null) return reject(refusal())',
        replace: '',
        caughtBy: 'src/db/connection-gate.test.ts',
      },
      {
        breaks: 'memory does not answer for the database',
        file: 'src/features/directory/partner-reads/read-partners.ts',
        find: 'if (outageOf(error) === null) throw error',
        replace: 'if (error) throw error',
        caughtBy: 'src/http/failures/stand-in.test.ts',
      },
      {
        breaks: 'a page from memory may be kept by browsers',
        file: 'src/http/cache/stored-answer.ts',
        find: "STAND_IN_HEADERS = { 'cache-control': 'no-store'",
        replace: "STAND_IN_HEADERS = { 'cache-control': 'public, max-age=300'",
        caughtBy: 'src/http/failures/stand-in.test.ts',
      },
    ],
  },
  {
    id: 37,
    title: 'A full or failing disk refuses, never acknowledges, and is left by itself',
    proofs: [
      {
        file: 'src/features/inquiries/journal/journal.test.ts',
        titles: ['on a disk that says', 'failed sync (EIO)'],
      },
      { file: 'src/integrations/mail/mail.test.ts', titles: ['mail as files'] },
      { file: 'src/features/backup/failing-disk.test.ts' },
      { file: 'src/db/data-dir.test.ts' },
      { file: 'tests/drills/database-outage.test.ts' },
    ],
    faults: [
      {
        breaks: 'after a failed sync the journal goes on',
        file: 'src/features/inquiries/journal/inquiry-journal.ts',
        find: "if ((error as NodeJS.ErrnoException).code === 'EIO') isBroken = true",
        replace: '',
        caughtBy: 'src/features/inquiries/journal/journal.test.ts',
        titles: ['failed sync (EIO)'],
      },
    ],
  },
  {
    id: 38,
    title: 'A failing outside service is told in plain words, in bounded time, and left alone',
    proofs: [
      { file: 'src/integrations/google-places/places-client.test.ts' },
      { file: 'src/integrations/writer/language-model.test.ts' },
      { file: 'src/integrations/mail/mail.test.ts' },
      { file: 'src/features/work/mail-faults.test.ts' },
      { file: 'src/features/logos/ssrf.test.ts', titles: ['is given up'] },
      { file: 'src/integrations/files/s3-file-store.test.ts' },
    ],
    faults: [
      {
        breaks: 'a failing service is asked for ever',
        file: 'src/integrations/circuit-breaker.ts',
        find: 'const FAILURES = 5',
        replace: 'const FAILURES = 5000',
        caughtBy: 'src/integrations/writer/language-model.test.ts',
        titles: ['after five failures'],
      },
      {
        breaks: 'a failing model is asked again and again',
        file: 'src/integrations/writer/ask-patiently.ts',
        find: 'attempt < attempts',
        replace: 'attempt < 8',
        caughtBy: 'src/integrations/writer/language-model.test.ts',
        titles: ['requests at most'],
      },
    ],
  },
  {
    id: 39,
    title: 'A stop finishes what is under way, in bounded time',
    proofs: [
      { file: 'src/stop-on-request.test.ts' },
      { file: 'tests/drills/polite-stop.test.ts' },
      { file: 'tests/program/start-and-end.test.ts', titles: ['is tidy', 'waits for a request'] },
      { file: 'tests/program/npm-start.test.ts' },
    ],
    faults: [
      {
        breaks: 'readiness stays on while the product stops',
        file: 'src/stop-on-request.ts',
        find: 'product.announceStop()',
        replace: '',
        caughtBy: 'src/stop-on-request.test.ts',
      },
      {
        breaks: 'a part that fails to stop keeps the others from stopping',
        file: 'src/stop-on-request.ts',
        find: "await part.stop().catch((error) => log.error({ err: error, part: part.name }, 'a part failed to stop'))",
        replace: 'await part.stop()',
        caughtBy: 'src/stop-on-request.test.ts',
      },
    ],
  },
  {
    id: 40,
    title: 'The schema is brought up to date once, or the start is refused with the data untouched',
    proofs: [{ file: 'src/db/migrate.test.ts' }, { file: 'src/db/start-database.test.ts' }],
    faults: [
      {
        breaks: 'a migration that was changed after it ran is not noticed',
        file: 'src/db/check-migrations.ts',
        find: 'if (step && step.hash !== hash) {',
        replace: 'if (step && step.hash === null) {',
        caughtBy: 'src/db/migrate.test.ts',
      },
      {
        breaks: 'migrations that fail stay as far as they came',
        file: 'src/db/migrate.ts',
        find: 'return await runMigrations(drizzle(client), {',
        replace:
          "const loose = new Proxy(client, { get: (of, key) => key === 'query' ? (sent, ...more) => of.query(/^(begin|commit|rollback)/i.test(sent.text ?? sent) ? 'select 1' : sent, ...more) : Reflect.get(of, key) })\n        return await runMigrations(drizzle(loose), {",
        caughtBy: 'src/db/migrate.test.ts',
        titles: ['at any statement'],
      },
      {
        breaks: 'an older release runs on a newer schema',
        file: 'src/db/check-migrations.ts',
        find: 'unknown.some(({ createdAt }) => createdAt > last)',
        replace: 'unknown.length < 0',
        caughtBy: 'src/db/migrate.test.ts',
      },
    ],
  },
  {
    id: 41,
    title: 'A backup is whole, secret and restorable, and a damaged one is refused',
    proofs: [
      { file: 'src/features/backup/backup.test.ts' },
      { file: 'src/features/backup/backup-keys.test.ts' },
      { file: 'src/db/data-folders.test.ts' },
      { file: 'tests/program/backup-command.test.ts', full: { RESTORE_DRILLS: 'all' } },
    ],
    benches: [
      {
        subject: 'backup',
        asks: '100,000 partners restored within 60 s, without a difference, and on an empty machine a page served within 60 s',
        isMet: ({ differences, seconds }) =>
          differences === null ? null : differences === 0 && isAtMost(seconds, 60),
      },
    ],
    faults: [
      {
        breaks: 'restored tables are not compared',
        file: 'src/features/backup/restore-archive.ts',
        find: 'if (stored.sha256 !== manifest.tables[table.name]?.sha256) {',
        replace: 'if (stored.sha256 === null) {',
        caughtBy: 'src/features/backup/backup.test.ts',
        titles: ['give back as they were'],
      },
      {
        breaks: 'root does not hand over the folder of texts, so that no archive with texts can be restored',
        file: 'src/db/data-folders.ts',
        find: '...KEPT_FOLDERS.map(',
        replace: "...KEPT_FOLDERS.filter((folder) => folder !== 'texts').map(",
        caughtBy: 'src/db/data-folders.test.ts',
      },
      {
        breaks: 'an inquiry that leaves the journal while a backup is made is in no part of it',
        file: 'src/features/backup/write-archive.ts',
        find: 'waiting.push(entry)',
        replace: 'waiting.concat([entry])',
        caughtBy: 'src/features/backup/backup.test.ts',
        titles: ['whose row comes while'],
      },
      {
        breaks: 'every user of the machine may read restored mail',
        file: 'src/features/backup/stage-files.ts',
        find: "open(draft, 'w', 0o600)",
        replace: "open(draft, 'w')",
        caughtBy: 'src/features/backup/backup.test.ts',
        titles: ['no other user'],
      },
    ],
  },
]
