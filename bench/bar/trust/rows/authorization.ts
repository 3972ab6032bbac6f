import type { TrustRow } from '../trust-row.ts'

const EVERY_CALL = 'src/http/api/admin/every-call'

/** Who may call what, and which fields pass. */
export const AUTHORIZATION_ROWS: readonly TrustRow[] = [
  {
    id: 9,
    title: 'Every call of the back office refuses every credential but a live one',
    proofs: [
      { file: `${EVERY_CALL}/auth-matrix.test.ts` },
      { file: 'src/http/api/every-route.test.ts' },
      { file: 'src/http/api/admin/accounts/few.test.ts' },
    ],
    faults: [
      {
        breaks: 'a session without a proof reads all inquiries at once',
        file: 'src/http/api/serve-call.ts',
        find: '    if (call.few) requireFewGiven(c, call.few, given)\n',
        replace: '',
        caughtBy: 'src/http/api/admin/accounts/few.test.ts',
      },
      {
        breaks: 'many calls of a few are not counted together',
        file: 'src/features/accounts/sessions/few-counts.ts',
        find: '    sessions.set(sessionId, next)\n',
        replace: '',
        caughtBy: 'src/http/api/admin/accounts/few.test.ts',
      },
      {
        breaks: 'the questions are open to everybody',
        file: `${EVERY_CALL}/require-admin.ts`,
        find: 'if (!session) throw',
        replace: "if (!session && !c.req.path.includes('/faq')) throw",
        caughtBy: `${EVERY_CALL}/auth-matrix.test.ts`,
      },
      {
        breaks: 'a token in the address is taken',
        file: `${EVERY_CALL}/require-admin.ts`,
        find: 'const session = token === null ? null : await findSession(app, token)',
        replace: "const session = await findSession(app, token ?? c.req.query('token') ?? '')",
        caughtBy: `${EVERY_CALL}/auth-matrix.test.ts`,
      },
    ],
  },
  {
    id: 10,
    title: 'No spelling of a path and no method reaches a call past its guard',
    proofs: [
      { file: `${EVERY_CALL}/path-tricks.test.ts` },
      { file: 'src/http/app.test.ts', titles: ['is 405', 'under %s are 400', 'is 404 for every method'] },
      { file: 'src/http/door/serve.test.ts', titles: ['is refused cleanly'] },
    ],
    faults: [
      {
        breaks: 'addresses with NUL are read',
        file: 'src/http/app.ts',
        find: 'http.use(refuseBrokenAddress)',
        replace: '',
        caughtBy: 'src/http/app.test.ts',
      },
      {
        breaks: 'a header overrides the method, past the guard',
        file: 'src/http/app.ts',
        find: "  http.route('/', adminCalls(app, parts))",
        replace:
          "  http.use((c, next) => (c.req.header('x-original-url') ? Promise.resolve(c.json({ ok: true })) : next()))\n  http.route('/', adminCalls(app, parts))",
        caughtBy: `${EVERY_CALL}/path-tricks.test.ts`,
      },
    ],
  },
  {
    id: 11,
    title: 'Answers have listed fields, inputs take listed fields, hidden partners stay hidden',
    proofs: [
      { file: `${EVERY_CALL}/answer-fields.test.ts` },
      { file: `${EVERY_CALL}/unknown-keys.test.ts` },
      { file: 'src/http/api/partners.test.ts' },
      { file: 'src/features/directory/partner-reads/read-partners.test.ts' },
      { file: 'src/http/cache/cached-reads.test.ts' },
      {
        file: 'src/http/api/admin/partners/partners-update.test.ts',
        titles: ['a client cannot set internal fields', 'never bring the server down'],
      },
      { file: 'src/http/api/inquiries.test.ts', titles: ['a client cannot set internal fields'] },
    ],
    faults: [
      {
        breaks: 'inactive partners are public',
        file: 'src/features/directory/snapshot/directory-entry.ts',
        find: "when is_active then 'active' else 'inactive' end",
        replace: "else 'active' end",
        caughtBy: 'src/features/directory/partner-reads/read-partners.test.ts',
      },
      {
        breaks: 'an administrator is answered with the hash of the password',
        file: 'src/features/accounts/administrators/list-administrators.ts',
        find: 'email: row.email,',
        replace: 'email: row.email, passwordHash: row.passwordHash,',
        caughtBy: `${EVERY_CALL}/answer-fields.test.ts`,
      },
    ],
  },
]
