import type { TrustRow } from '../trust-row.ts'

/** Texts that another program could read as code. */
export const INJECTION_ROWS: readonly TrustRow[] = [
  {
    id: 12,
    title: 'No input becomes SQL, and none is a fault of ours',
    instead: 'random and hostile inputs on every public call, and a rule on the sources, in place of sqlmap',
    proofs: [
      { file: 'src/http/api/bad-input.test.ts', full: { BAD_INPUT_RUNS: '450' } },
      { file: 'tests/built-sql.test.ts' },
      { file: 'src/http/api/admin/every-call/body-forms.test.ts' },
      { file: 'src/features/directory/finder/answers/match-query.test.ts' },
    ],
    faults: [
      {
        breaks: 'a name is written into the text of a statement',
        file: 'src/features/accounts/sessions/log-in.ts',
        find: 'sql`lower(${adminUsers.username}) = ${name}`',
        replace: "sql.raw(`lower(username) = '${name}'`)",
        caughtBy: 'tests/built-sql.test.ts',
      },
      {
        breaks: 'NUL in a body reaches the database',
        file: 'src/http/api/read-json.ts',
        find: 'if (broken !== null) throw',
        replace: "if (broken === '') throw",
        caughtBy: 'src/http/api/admin/every-call/body-forms.test.ts',
        titles: ['inside a text are refused'],
      },
    ],
  },
  {
    id: 13,
    title: 'Texts never become markup or script, on any page or screen',
    proofs: [
      { file: 'tests/browser/hostile-texts.test.ts' },
      { file: 'src/site/document.test.tsx' },
      { file: 'src/features/site-texts/render-markdown.test.ts' },
      { file: 'src/site/page-rules.test.ts', titles: ['an attribution is text'] },
      { file: 'src/http/pages/pages.test.ts', titles: ['shows the query as text'] },
    ],
    faults: [
      {
        breaks: 'HTML in a text of the operator is markup',
        file: 'src/features/site-texts/render-markdown.ts',
        find: 'html: false',
        replace: 'html: true',
        caughtBy: 'src/features/site-texts/render-markdown.test.ts',
      },
      {
        breaks: 'links of the operator may run script',
        file: 'src/features/site-texts/render-markdown.ts',
        find: 'isSafeLink(address)\n',
        replace: 'true\n',
        caughtBy: 'src/features/site-texts/render-markdown.test.ts',
      },
    ],
  },
  {
    id: 14,
    title: 'Data inside pages cannot leave their element',
    proofs: [{ file: 'src/site/document.test.tsx' }, { file: 'src/site/pages/partner.test.tsx' }],
    faults: [
      {
        breaks: 'JSON inside pages may close its script element',
        file: 'src/shared/text/escape-html.ts',
        find: '/[<>&\\u2028\\u2029]/g',
        replace: '/[\\u2028\\u2029]/g',
        caughtBy: 'src/site/document.test.tsx',
      },
    ],
  },
  {
    id: 15,
    title: 'Only plain web addresses become links or pictures',
    proofs: [
      { file: 'src/shared/partners/admin-partner.test.ts' },
      { file: 'src/site/page-rules.test.ts', titles: ['at most one https address'] },
      { file: 'src/integrations/google-places/places-client.test.ts', titles: ['keeps only https links'] },
    ],
    faults: [
      {
        breaks: 'websites of partners may have any scheme',
        file: 'src/shared/partner-fields/addresses.ts',
        find: '/^https?:\\/\\/[^\\s/\\\\]\\S*$/i.test(text) ? URL.parse(text) : null',
        replace: 'URL.parse(text)',
        caughtBy: 'src/shared/partners/admin-partner.test.ts',
      },
      {
        breaks: 'an attribution links to any address',
        file: 'src/site/read-attribution.ts',
        find: "url?.protocol === 'https:' && !url.username && !url.password",
        replace: 'url !== null',
        caughtBy: 'src/site/page-rules.test.ts',
      },
    ],
  },
  {
    id: 16,
    title: 'No field of a form adds a header, a recipient or a message to a mail',
    proofs: [
      { file: 'src/features/inquiries/mail/inquiry-mail.test.ts' },
      { file: 'src/features/inquiries/mail/answer-inquiry.test.ts' },
      { file: 'src/integrations/mail/mail.test.ts' },
    ],
    faults: [
      {
        breaks: 'the name of a partner may break the subject into lines',
        file: 'src/features/inquiries/mail/inquiry-lines.ts',
        find: 'return cleanLine(text).slice',
        replace: 'return text.slice',
        caughtBy: 'src/features/inquiries/mail/inquiry-mail.test.ts',
      },
      {
        breaks: 'the words of a family look like ours',
        file: 'src/features/inquiries/mail/inquiry-lines.ts',
        find: '`> ${line}`.trimEnd()',
        replace: 'line',
        caughtBy: 'src/features/inquiries/mail/inquiry-mail.test.ts',
      },
    ],
  },
  {
    id: 17,
    title: 'No cell of an exported file is calculated, and every export is read back unchanged',
    proofs: [
      { file: 'src/shared/csv/csv-cells.test.ts' },
      { file: 'src/features/inquiries/inbox/inquiries-csv.test.ts' },
      { file: 'src/http/api/admin/partners/export-partners.test.ts' },
      { file: 'src/features/import-jobs/round-trip.test.ts' },
      { file: 'src/console/screens/faq/faq-csv.test.ts' },
      { file: 'tests/exported-cells.test.ts', full: { EXPORTED_CELLS: 'spreadsheet' }, onlyFull: true },
    ],
    faults: [
      {
        breaks: 'formulas are exported as they are',
        file: 'src/shared/csv/csv-cells.ts',
        find: "return STARTS_FORMULA.test(text.replace(/^'+/, '')) ? `'${text}` : text",
        replace: 'return text',
        caughtBy: 'src/features/inquiries/inbox/inquiries-csv.test.ts',
      },
    ],
  },
  {
    id: 18,
    title: 'Input stays one line of the log, stalls no regular expression and is no argument of a program',
    proofs: [
      { file: 'tests/log-lines.test.ts' },
      { file: 'tests/regular-expressions.test.ts', full: { PATTERN_LENGTH: '5000' } },
      { file: 'src/features/videos/render/text/clean-facts.test.ts' },
      { file: 'src/http/api/partner-videos.test.ts', titles: ['is refused field by field'] },
    ],
    faults: [
      {
        breaks: 'the cause of a failure is written as plain lines',
        file: 'src/http/failures/log-failure.ts',
        find: "'A request failed.')",
        replace:
          "'A request failed.')\n  process.stderr.write(`${error instanceof Error ? error.message : error}\\n`)",
        caughtBy: 'tests/log-lines.test.ts',
      },
      {
        breaks: 'a pattern takes exponential time',
        file: 'src/shared/text/escape-html.ts',
        find: 'const SPECIAL =',
        replace: 'export const SLOW = /^(\\w+\\s?)*$/\nconst SPECIAL =',
        caughtBy: 'tests/regular-expressions.test.ts',
      },
      {
        breaks: 'hidden directions and control characters are drawn in films',
        file: 'src/features/videos/render/text/clean-facts.ts',
        find: ".replace(/[\\p{Cc}\\p{Zl}\\p{Zp}\\u202a-\\u202e\\u2066-\\u2069\\ufeff]+/gu, ' ')",
        replace: '',
        caughtBy: 'src/features/videos/render/text/clean-facts.test.ts',
      },
    ],
  },
  {
    id: 19,
    title: 'A language model is given facts, not orders; what it adds is marked; its cost has a limit',
    proofs: [
      { file: 'src/features/descriptions/create-model-writer.test.ts' },
      { file: 'src/features/press-releases/write-with-model.test.ts' },
      { file: 'src/features/descriptions/check-description.test.ts' },
      { file: 'src/features/press-releases/statements.test.ts' },
      { file: 'src/http/pages/partner-tools.test.ts', titles: ['is limited by network'] },
      { file: 'src/http/partner-tools/strangers.test.ts', titles: ['the model'] },
    ],
    faults: [
      {
        breaks: 'the limit of a day is not kept',
        file: 'src/features/model-calls/take-model-call.ts',
        find: ' where calls.count < ${limit}',
        replace: '',
        caughtBy: 'src/features/descriptions/create-model-writer.test.ts',
        titles: ['the daily limit holds'],
      },
      {
        breaks: 'strangers spend the whole day of the model',
        file: 'src/features/shares/shares.ts',
        find: 'stranger: 0.5',
        replace: 'stranger: 1',
        caughtBy: 'src/http/partner-tools/strangers.test.ts',
        titles: ['spend half of the model’s day'],
      },
      {
        breaks: 'the key follows a redirect',
        file: 'src/integrations/writer/create-language-model.ts',
        find: "redirect: 'error'",
        replace: "redirect: 'follow'",
        caughtBy: 'src/integrations/writer/language-model.test.ts',
        titles: ['a redirect is not followed'],
      },
    ],
  },
]
