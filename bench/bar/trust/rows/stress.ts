import type { TrustRow } from '../trust-row.ts'

/** Overload, long use, and each call of database, disk or mail failing in turn. */
export const STRESS_ROWS: readonly TrustRow[] = [
  {
    id: 42,
    title: 'Too much work is refused early, and inquiries and ready pages go on',
    proofs: [
      { file: 'src/http/admission/create-admission.test.ts' },
      { file: 'src/http/admission/create-lane.test.ts' },
      { file: 'src/http/admission/network-allowance.test.ts' },
      { file: 'src/http/cache/cached-reads.test.ts' },
      { file: 'src/http/door/network-limit.test.ts' },
      { file: 'src/http/partner-tools/strangers.test.ts' },
    ],
    benches: [
      {
        subject: 'overload',
        asks: 'a flood for a minute, from everywhere and from one network',
        isMet: (row) => row.passes === true,
      },
    ],
    faults: [
      {
        breaks: 'one block fills the queue of films',
        file: 'src/features/videos/request-video.ts',
        find: ' || ofBlock >= blockShareOf(MOST_WAITING)',
        replace: '',
        caughtBy: 'src/http/partner-tools/strangers.test.ts',
        titles: ['leave places in the queue'],
      },
      {
        breaks: 'a block has no limit of its own',
        file: 'src/http/admission/network-allowance.ts',
        find: 'far.units -= cost',
        replace: '',
        caughtBy: 'src/http/door/network-limit.test.ts',
      },
      {
        breaks: 'the line of waiting work has no end',
        file: 'src/http/admission/create-lane.ts',
        find: 'line.size >= mostWaiting || ',
        replace: '',
        caughtBy: 'src/http/admission/create-lane.test.ts',
      },
      {
        breaks: 'work is done for clients that have gone',
        file: 'src/http/admission/create-lane.ts',
        find: 'if (!leave(waiting)) continue',
        replace: 'leave(waiting)',
        caughtBy: 'src/http/admission/create-lane.test.ts',
      },
      {
        breaks: 'a slow reader holds a place',
        file: 'src/http/door/serve.ts',
        find: 'whenMade.get(bindings.outgoing as ServerResponse)?.()',
        replace: '',
        caughtBy: 'src/http/admission/create-admission.test.ts',
        titles: ['slow readers'],
      },
    ],
  },
  {
    id: 43,
    title: 'Time and traffic grow neither memory nor tables',
    proofs: [
      { file: 'src/features/accounts/purge-accounts.test.ts' },
      { file: 'src/http/cache/page-cache.test.ts' },
      {
        file: 'src/features/inquiries/receive/count-inquiry.test.ts',
        titles: ['stores no address, and expires'],
      },
      { file: 'src/features/inquiries/receive/receive-inquiry.test.ts', titles: ['older keys are purged'] },
      { file: 'src/http/api/admin/accounts/own-account.test.ts', titles: ['that expired are purged'] },
    ],
    benches: [
      {
        subject: 'soak',
        asks: 'a million mixed requests: memory, handles and files stay flat, and none is answered with 500',
        isMet: (row) => row.pass === true,
      },
    ],
    faults: [
      {
        breaks: 'a flood of invented names fills a table',
        file: 'src/features/accounts/purge-accounts.ts',
        find: 'offset ${mostCounts})',
        replace: 'offset 1000000000)',
        caughtBy: 'src/features/accounts/purge-accounts.test.ts',
      },
      {
        breaks: 'expired sessions are never deleted',
        file: 'src/features/accounts/purge-accounts.ts',
        find: '.where(or(lt(adminSessions.expiresAt, now), lt(adminSessions.lastSeenAt, idleSince)))',
        replace: '.where(lt(adminSessions.expiresAt, new Date(0)))',
        caughtBy: 'src/http/api/admin/accounts/own-account.test.ts',
      },
    ],
  },
  {
    id: 44,
    title: 'Whichever call of database, disk or mail fails, nothing is left by half',
    proofs: [
      { file: 'tests/fault-points.test.ts', full: { FAULT_POINTS: 'all' } },
      { file: 'src/db/run-transaction.test.ts' },
      { file: 'src/features/import-jobs/interruptions.test.ts' },
    ],
    faults: [
      {
        breaks: 'an inquiry is stored without its mail when a statement fails',
        file: 'src/features/inquiries/receive/receive-inquiry.ts',
        find: 'await queueNotice(tx, app, inquiry, partner, now)',
        replace: 'await queueNotice(tx, app, inquiry, partner, now).catch(() => {})',
        caughtBy: 'tests/fault-points.test.ts',
        titles: ['an inquiry'],
        inFull: true,
      },
      {
        breaks: 'a transaction that fails is committed as far as it came',
        file: 'src/db/run-transaction.ts',
        find: 'return work(Object.assign(tx, { vault }))',
        replace:
          'return work(Object.assign(tx, { vault })).catch((error) => tx.execute(sql`commit`).then(() => Promise.reject(error)))',
        caughtBy: 'tests/fault-points.test.ts',
        inFull: true,
        titles: ['a bulk deletion'],
      },
    ],
  },
]
