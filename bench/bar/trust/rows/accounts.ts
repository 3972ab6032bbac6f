import type { TrustRow } from '../trust-row.ts'

const PASSWORDS = 'src/features/accounts/passwords'
const SESSIONS = 'src/features/accounts/sessions'
const CALLS = 'src/http/api/admin/accounts'
const EVERY_CALL = 'src/http/api/admin/every-call'

/** Passwords, logins, sessions, first setup, second factor. */
export const ACCOUNT_ROWS: readonly TrustRow[] = [
  {
    id: 1,
    title: 'Passwords are hashed slowly, count to the last character, and must not be guessable',
    proofs: [
      { file: `${PASSWORDS}/password-hasher.test.ts` },
      { file: `${PASSWORDS}/is-guessable.test.ts` },
      { file: `${CALLS}/login.test.ts`, titles: ['rehashes at a higher cost'] },
    ],
    faults: [
      {
        breaks: 'passwords are hashed with less memory than configured',
        file: `${PASSWORDS}/password-hasher.ts`,
        find: 'memoryCost: cost.memoryKiB, timeCost',
        replace: 'memoryCost: 4096, timeCost',
        caughtBy: `${PASSWORDS}/password-hasher.test.ts`,
      },
      {
        breaks: 'listed passwords are accepted',
        file: `${PASSWORDS}/is-guessable.ts`,
        find: 'if (isCheap(text)) return true',
        replace: '',
        caughtBy: `${PASSWORDS}/is-guessable.test.ts`,
      },
    ],
  },
  {
    id: 2,
    title: 'A login does not tell whether an account exists',
    proofs: [
      { file: `${CALLS}/login.test.ts`, titles: ['is the same for every reason'] },
      { file: `${CALLS}/login-names.test.ts` },
      { file: `${CALLS}/forgotten-password.test.ts`, titles: ['gets the same answer'] },
      { file: `${PASSWORDS}/password-hasher.test.ts`, titles: ['is compared at full cost'] },
    ],
    benches: [
      {
        subject: 'login-times',
        asks: '400 logins of each kind in turn: no pair is told apart by time (AUC 0.45 to 0.55)',
        isMet: ({ auc, pass }) => (auc === undefined ? null : pass === true),
      },
    ],
    faults: [
      {
        breaks: 'no password is compared for an unknown name',
        file: `${PASSWORDS}/password-hasher.ts`,
        find: 'place.use(() => verify(stored ?? unmatched, password))',
        replace: 'stored === null ? Promise.resolve(false) : place.use(() => verify(stored, password))',
        caughtBy: `${PASSWORDS}/password-hasher.test.ts`,
        titles: ['is compared at full cost'],
      },
      {
        breaks: 'the refusal says whether the name is known',
        file: `${SESSIONS}/log-in.ts`,
        find: "'Invalid username or password'",
        replace: "user ? 'Wrong password' : 'Unknown username'",
        caughtBy: `${CALLS}/login.test.ts`,
        titles: ['is the same for every reason'],
      },
    ],
  },
  {
    id: 3,
    title: 'Guessing is slowed by account and network, and never locks a known browser out',
    proofs: [
      {
        file: `${CALLS}/login.test.ts`,
        titles: [
          'is delayed from the sixth failure',
          'is not helped by parallel attempts',
          'is delayed too, however many names',
          'with an invalid X-Forwarded-For',
          'is not helped by invented entries',
          'stays counted across restarts',
          'does not lock the owner out',
        ],
      },
      { file: `${CALLS}/login-flood.test.ts` },
      { file: 'src/http/partner-tools/strangers.test.ts', titles: ['access codes keep no right one out'] },
      { file: `${PASSWORDS}/hash-queue.test.ts` },
    ],
    benches: [
      {
        subject: 'login-times',
        asks: 'of 10,000 guesses at one account, and of 10,000 from one network, at most 30 are compared',
        isMet: ({ guesses, pass }) => (guesses === undefined ? null : pass === true),
      },
    ],
    faults: [
      {
        breaks: 'failed logins never wait',
        file: `${SESSIONS}/login-limits.ts`,
        find: 'setWhere: sql`${isOver} or ${points} < ${rule.free} or ${now}::bigint >= ${nextAt}`',
        replace: 'setWhere: sql`true`',
        caughtBy: `${CALLS}/login.test.ts`,
        titles: ['is delayed from the sixth failure'],
      },
      {
        breaks: 'access codes are compared however many were wrong before',
        file: 'src/http/partner-tools/access.ts',
        find: '  await countAttempts(app, keys)\n',
        replace: '',
        caughtBy: 'src/http/partner-tools/strangers.test.ts',
        titles: ['access codes keep no right one out'],
      },
      {
        breaks: 'one network may take the whole line of the password queue',
        file: `${PASSWORDS}/hash-queue.ts`,
        find: 'own.length >= size.perNetwork + free',
        replace: 'false',
        caughtBy: `${PASSWORDS}/hash-queue.test.ts`,
      },
    ],
  },
  {
    id: 4,
    title: 'Session tokens are unguessable, and no store or log holds one',
    proofs: [
      { file: `${SESSIONS}/session-token.test.ts` },
      { file: `${CALLS}/login.test.ts`, titles: ['stores no token'] },
      { file: `${EVERY_CALL}/require-admin.test.ts`, titles: ['the stored hash is not a token'] },
      { file: `${EVERY_CALL}/no-secrets-in-logs.test.ts` },
    ],
    faults: [
      {
        breaks: 'tokens have 32 bits',
        file: `${SESSIONS}/session-token.ts`,
        find: 'randomBytes(32)',
        replace: 'randomBytes(4)',
        caughtBy: `${SESSIONS}/session-token.test.ts`,
      },
      {
        breaks: 'tokens are stored as they are',
        file: `${SESSIONS}/session-token.ts`,
        find: "createHash('sha256').update(token).digest('hex')",
        replace: 'token',
        caughtBy: `${CALLS}/login.test.ts`,
        titles: ['stores no token'],
      },
    ],
  },
  {
    id: 5,
    title: 'A session ends by time, logout, password change, deactivation and deletion',
    proofs: [
      { file: `${EVERY_CALL}/auth-matrix.test.ts` },
      { file: `${EVERY_CALL}/require-admin.test.ts` },
      { file: `${CALLS}/own-account.test.ts` },
      {
        file: `${CALLS}/administrators.test.ts`,
        titles: ['ends sessions and links at once', 'ends all sessions'],
      },
    ],
    faults: [
      {
        breaks: 'an idle session goes on',
        file: `${SESSIONS}/find-session.ts`,
        find: 'gt(adminSessions.lastSeenAt, new Date(now.getTime() - IDLE_MS)),',
        replace: '',
        caughtBy: `${EVERY_CALL}/require-admin.test.ts`,
      },
      {
        breaks: 'a session never ends while it is used',
        file: `${SESSIONS}/find-session.ts`,
        find: 'gt(adminSessions.expiresAt, now),',
        replace: '',
        caughtBy: `${EVERY_CALL}/require-admin.test.ts`,
        titles: ['after twelve hours'],
      },
    ],
  },
  {
    id: 6,
    title: 'Pages of other websites can change nothing',
    instead: 'no cookie logs anybody in; forged forms are tried on the calls that are open to everybody',
    proofs: [
      { file: `${EVERY_CALL}/auth-matrix.test.ts`, titles: ['is 401 with credentials'] },
      { file: `${EVERY_CALL}/body-forms.test.ts` },
      { file: 'src/http/api/inquiry-forms.test.ts' },
      { file: 'src/http/app.test.ts', titles: ['allows no other origin'] },
      { file: `${CALLS}/login.test.ts`, titles: ['known browser'] },
    ],
    faults: [
      {
        breaks: 'forms that another website sends are taken',
        file: 'src/http/door/is-cross-site.ts',
        find: "return site !== 'same-origin' && site !== 'none'",
        replace: 'return false',
        caughtBy: 'src/http/api/inquiry-forms.test.ts',
      },
      {
        breaks: 'other websites may read answers',
        file: 'src/http/door/security-headers.ts',
        find: "'cross-origin-opener-policy': 'same-origin',",
        replace: "'access-control-allow-origin': '*',",
        caughtBy: 'src/http/app.test.ts',
        titles: ['are set on the answer of'],
      },
    ],
  },
  {
    id: 7,
    title: 'The first setup has one winner',
    proofs: [{ file: `${CALLS}/setup.test.ts` }, { file: `${CALLS}/setup-code.test.ts` }],
    faults: [
      {
        breaks: 'parallel setups all become administrators',
        file: 'src/features/accounts/create-first-user.ts',
        find: 'if (!isFirst || (await hasUser(tx))) throw alreadyDone()',
        replace: '',
        caughtBy: `${CALLS}/setup.test.ts`,
        titles: ['of fifty setups in parallel'],
      },
      {
        breaks: 'any setup code opens the first setup',
        file: 'src/features/accounts/create-first-user.ts',
        find: '!isSetupCode(app.setupCode, setupCode)',
        replace: 'setupCode === undefined',
        caughtBy: `${CALLS}/setup-code.test.ts`,
      },
    ],
  },
  {
    id: 8,
    title: 'A second factor is asked for, counts once, and has recovery codes',
    proofs: [{ file: `${CALLS}/second-factor.test.ts` }, { file: `${CALLS}/passkeys.test.ts` }],
    faults: [
      {
        breaks: 'a code of the authenticator app works twice',
        file: 'src/features/accounts/second-factor/check-code.ts',
        find: '.where(and(eq(adminUsers.id, user.id), isNew))',
        replace: '.where(eq(adminUsers.id, user.id))',
        caughtBy: `${CALLS}/second-factor.test.ts`,
      },
    ],
  },
]
