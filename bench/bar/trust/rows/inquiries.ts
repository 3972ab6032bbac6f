import type { TrustRow } from '../trust-row.ts'

const INQUIRIES = 'src/features/inquiries'

/** Inquiries and their mail, and the data of families. */
export const INQUIRY_ROWS: readonly TrustRow[] = [
  {
    id: 29,
    title: 'An inquiry that is sent several times is one inquiry',
    proofs: [
      { file: `${INQUIRIES}/receive/receive-inquiry.test.ts` },
      { file: 'src/http/api/inquiries.test.ts', titles: ['the same Idempotency-Key'] },
      { file: 'src/http/pages/ask.test.ts', titles: ['sent twice from one page'] },
      { file: 'src/http/failures/silent-database.test.ts', titles: ['answers a repeated inquiry'] },
    ],
    faults: [
      {
        breaks: 'a repeat is stored again',
        file: `${INQUIRIES}/receive/receive-inquiry.ts`,
        find: 'if (earlier) return receiptOf(earlier)',
        replace: '',
        caughtBy: `${INQUIRIES}/receive/receive-inquiry.test.ts`,
      },
      {
        breaks: 'other words under a used key are answered with the first inquiry’s reference',
        file: `${INQUIRIES}/receive/receive-inquiry.ts`,
        find: 'if (isSame) return ofKey.inquiry',
        replace: 'return ofKey.inquiry',
        caughtBy: `${INQUIRIES}/receive/receive-inquiry.test.ts`,
        titles: ['with another body'],
      },
      {
        breaks: 'without a key, a corrected telephone number is dropped as a repeat',
        file: `${INQUIRIES}/receive/inquiry-draft.ts`,
        find: '    one.phone ?? null,\n',
        replace: '',
        caughtBy: `${INQUIRIES}/journal/acknowledged.test.ts`,
      },
    ],
  },
  {
    id: 30,
    title: 'Bots are not mailed, and no family is dropped',
    proofs: [
      { file: 'src/http/api/inquiry-abuse.test.ts' },
      { file: 'src/http/api/inquiry-forms.test.ts' },
      { file: `${INQUIRIES}/receive/count-inquiry.test.ts` },
    ],
    faults: [
      {
        breaks: 'a filled hidden field is no sign of a bot',
        file: `${INQUIRIES}/receive/find-doubts.ts`,
        find: "if (honeypotFilled) doubts.push({ kind: 'bait' })",
        replace: '',
        caughtBy: `${INQUIRIES}/receive/receive-inquiry.test.ts`,
      },
      {
        breaks: 'a network may send without limit',
        file: `${INQUIRIES}/receive/count-inquiry.ts`,
        find: 'isRefused && row && row.count > limit.count',
        replace: 'isRefused && row && row.count < 0',
        caughtBy: `${INQUIRIES}/receive/count-inquiry.test.ts`,
      },
    ],
  },
  {
    id: 31,
    title: 'An acknowledged inquiry is never lost',
    proofs: [
      { file: `${INQUIRIES}/journal/journal.test.ts` },
      { file: `${INQUIRIES}/journal/replay-journal.test.ts` },
      { file: `${INQUIRIES}/journal/acknowledged.test.ts`, full: { ACKNOWLEDGED_RUNS: '1000' } },
      { file: 'tests/drills/kill-loop.test.ts', full: { KILL_ROUNDS: '250' } },
      { file: 'tests/drills/journal.test.ts' },
      {
        file: 'src/db/embedded-postgres/embedded-postgres.test.ts',
        titles: ['creates a durable server'],
      },
    ],
    faults: [
      {
        breaks: 'an inquiry is acknowledged before it is on disk',
        file: `${INQUIRIES}/journal/write-once.ts`,
        find: 'await sync(draft)',
        replace: '',
        caughtBy: `${INQUIRIES}/journal/journal.test.ts`,
      },
      {
        breaks: 'an inquiry that neither database nor disk took is acknowledged',
        file: `${INQUIRIES}/receive/receive-inquiry.ts`,
        find: 'return receiptOf(await app.journal.keep(draft, partner, error))',
        replace: 'return receiptOf(await app.journal.keep(draft, partner, error).catch(() => draft))',
        caughtBy: `${INQUIRIES}/journal/journal.test.ts`,
      },
      {
        breaks: 'an id stands for a key, whatever its content: the replay drops the second',
        file: `${INQUIRIES}/receive/inquiry-draft.ts`,
        find: "JSON.stringify(['inquiry', keyHash, contentOf(input)])",
        replace: "JSON.stringify(['inquiry', keyHash])",
        caughtBy: `${INQUIRIES}/journal/acknowledged.test.ts`,
      },
      {
        breaks: 'the journal answers other words under a key with the entry of the first',
        file: `${INQUIRIES}/journal/inquiry-journal.ts`,
        find: "JSON.stringify(['journal', keyHash, contentOf(input)])",
        replace: "JSON.stringify(['journal', keyHash ?? contentOf(input)])",
        caughtBy: `${INQUIRIES}/journal/acknowledged.test.ts`,
      },
      {
        breaks: 'a repeat of what was acknowledged during an outage is a conflict afterwards',
        file: `${INQUIRIES}/receive/receive-inquiry.ts`,
        find: '(await findStored(tx, draft.id, keptSince(now))) ?? ',
        replace: '',
        caughtBy: `${INQUIRIES}/journal/acknowledged.test.ts`,
      },
      {
        breaks: 'two versions under one key are both mailed',
        file: `${INQUIRIES}/receive/receive-inquiry.ts`,
        find: "if (ofKey) doubts.push({ kind: 'reused-key' })",
        replace: '',
        caughtBy: `${INQUIRIES}/journal/acknowledged.test.ts`,
      },
      {
        breaks: 'the journal waits for a pipe in its folder',
        file: `${INQUIRIES}/journal/inquiry-journal.ts`,
        find: 'if (!(await handle.stat()).isFile()) throw',
        replace: 'if (!handle) throw',
        caughtBy: `${INQUIRIES}/journal/replay-journal.test.ts`,
        titles: ['reads plain files only'],
      },
    ],
  },
  {
    id: 32,
    title: 'Every mail is sent at least once under one Message-ID, or said to have failed',
    proofs: [
      { file: `${INQUIRIES}/mail/deliver-mail.test.ts` },
      { file: 'src/jobs/jobs.test.ts', full: { OUTBOX_MAILS: '1000' } },
      { file: 'src/features/work/mail-faults.test.ts' },
      { file: 'src/integrations/mail/mail.test.ts' },
    ],
    faults: [
      {
        breaks: 'a repeated mail has another Message-ID',
        file: 'src/integrations/mail/compose.ts',
        find: 'messageId: messageId(message.id)',
        replace: 'messageId: messageId(crypto.randomUUID())',
        caughtBy: `${INQUIRIES}/mail/deliver-mail.test.ts`,
        titles: ['is sent again, under the same id'],
      },
      {
        breaks: 'several workers send one mail',
        file: `${INQUIRIES}/mail/deliver-mail.ts`,
        find: "\n      .for('update', { skipLocked: true })",
        replace: '',
        caughtBy: `${INQUIRIES}/mail/deliver-mail.test.ts`,
      },
      {
        breaks: 'a refused mail is not said to have failed',
        file: `${INQUIRIES}/mail/deliver-mail.ts`,
        find: "await set({ state: 'failed', lastError })",
        replace: 'await set({ lastError })',
        caughtBy: `${INQUIRIES}/mail/deliver-mail.test.ts`,
      },
    ],
  },
  {
    id: 33,
    title: 'Personal data are encrypted, given out, erased and forgotten, and stand in no log',
    proofs: [
      { file: 'src/features/privacy/stored-data.test.ts' },
      { file: 'src/features/privacy/erase-old-inquiries.test.ts' },
      { file: 'src/features/partner-checks/stored-check.test.ts' },
      { file: 'src/features/privacy/rotate-keys.test.ts' },
      { file: 'src/http/api/admin/inquiries/privacy.test.ts' },
      { file: 'src/http/api/admin/every-call/no-secrets-in-logs.test.ts' },
      { file: 'src/db/sealing/vault.test.ts' },
      { file: 'src/db/sealing/sealed-tables.test.ts' },
      { file: 'tests/program/keys-command.test.ts' },
    ],
    faults: [
      {
        breaks: 'the words of families are stored as they are',
        file: 'src/db/sealing/vault.ts',
        find: "return new SealedText(`${PREFIX}${current.id}:${bytes.toString('base64url')}`)",
        replace: 'return new SealedText(bytes ? text : text)',
        caughtBy: 'src/features/privacy/stored-data.test.ts',
      },
      {
        breaks: 'ended questions to partners are kept for ever',
        file: 'src/features/privacy/purge-messages.ts',
        find: 'const checkCount = await purgeChecks(app.db, limit)',
        replace: 'const checkCount = 0 * purgeChecks.length',
        caughtBy: 'src/features/partner-checks/stored-check.test.ts',
        titles: ['after 90 days'],
      },
      {
        breaks: 'an erasure keeps the message',
        file: 'src/features/privacy/erase-inquiries.ts',
        find: '      message: NOTHING,\n',
        replace: '',
        caughtBy: 'src/http/api/admin/inquiries/privacy.test.ts',
      },
    ],
  },
  {
    id: 34,
    title: 'What Google and others give is shown, kept and forgotten as they ask',
    proofs: [
      { file: 'src/features/google-places/purge-content.test.ts' },
      { file: 'src/features/google-places/content/place-contents.test.ts' },
      { file: 'src/site/pages/partner-place-data.test.tsx' },
      { file: 'src/http/pages/site-texts.test.ts' },
      { file: 'src/http/pages/own-inquiry.test.ts', titles: ['with a link to privacy'] },
    ],
    faults: [
      {
        breaks: 'ratings of Google are kept for ever',
        file: 'src/features/google-places/purge-content.ts',
        find: 'where google_fetched_at <= ${limit}`)',
        replace: 'where google_fetched_at <= ${limit} and false`)',
        caughtBy: 'src/features/google-places/purge-content.test.ts',
      },
    ],
  },
]
