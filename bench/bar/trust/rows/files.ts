import type { TrustRow } from '../trust-row.ts'

/** Addresses that the product fetches, files that it takes and gives, and the surface that serves them. */
export const FILE_ROWS: readonly TrustRow[] = [
  {
    id: 25,
    title: 'No address leads the product into an inner network',
    proofs: [{ file: 'src/features/logos/ssrf.test.ts' }],
    faults: [
      {
        breaks: 'a name may resolve to an inner address',
        file: 'src/features/logos/fetch-picture.ts',
        find: '!addresses.every((one) => rules.isAllowed(one.address))',
        replace: 'addresses.length === 0',
        caughtBy: 'src/features/logos/ssrf.test.ts',
      },
      {
        breaks: 'an inner address may be written out',
        file: 'src/features/logos/fetch-picture.ts',
        find: 'isIP(host) ? !isAllowed(host) : ',
        replace: 'isIP(host) ? false : ',
        caughtBy: 'src/features/logos/ssrf.test.ts',
      },
    ],
  },
  {
    id: 26,
    title: 'A picture is refused before it is decoded too large, and keeps nothing but its pixels',
    proofs: [
      { file: 'src/features/logos/clean-png.test.ts' },
      { file: 'src/http/api/admin/partners/uploads.test.ts' },
    ],
    faults: [
      {
        breaks: 'a logo may be of any type',
        file: 'src/features/logos/clean-png.ts',
        find: 'if (!isPng(bytes) || ',
        replace: 'if (',
        caughtBy: 'src/features/logos/clean-png.test.ts',
      },
    ],
  },
  {
    id: 27,
    title: 'Files are given only from their folders, as what they are',
    proofs: [
      { file: 'src/http/files/files.test.ts' },
      { file: 'src/integrations/files/disk-file-store.test.ts' },
      { file: 'src/http/files/open-sample-images.test.ts', titles: ['names no picture'] },
      { file: 'src/http/api/admin/partners/uploads.test.ts', titles: ['is no file'] },
    ],
    faults: [
      {
        breaks: 'a link leads out of the folder',
        file: 'src/http/files/attached-assets.ts',
        find: 'if (!file.startsWith(root + path.sep)) return null',
        replace: '',
        caughtBy: 'src/http/files/files.test.ts',
      },
      {
        breaks: 'an HTML file of the operator is shown as a page',
        file: 'src/http/files/attached-assets.ts',
        find: "SHOWN.test(type) ? 'inline' : 'attachment'",
        replace: "'inline'",
        caughtBy: 'src/http/files/files.test.ts',
      },
    ],
  },
  {
    id: 28,
    title: 'Every answer has its security headers, only our host is served, requests have bounds',
    proofs: [
      { file: 'src/http/app.test.ts' },
      { file: 'src/http/api/admin/every-call/answer-headers.test.ts' },
      { file: 'src/http/door/check-host.test.ts' },
      { file: 'src/http/door/serve.test.ts' },
      { file: 'src/http/door/guard-connections.test.ts' },
      { file: 'tests/drills/loop-time.test.ts', full: { MOST_LOOP_MS: '100' } },
      { file: 'src/http/door/unfinished-bodies.test.ts' },
      { file: 'src/http/admission/body-pool.test.ts' },
      { file: 'src/http/api/admin/every-call/body-forms.test.ts' },
      { file: 'src/http/pages/pages.test.ts', titles: ['never leads off the site'] },
    ],
    benches: [
      {
        subject: 'slow-peers',
        asks: '1,000 slow peers are closed, and visitors wait no longer than twice as long',
        isMet: (row) => row.isMet === true,
      },
    ],
    faults: [
      {
        breaks: 'pages may hold plugins',
        file: 'src/http/door/security-headers.ts',
        find: '  "object-src \'none\'",\n',
        replace: '',
        caughtBy: 'src/http/app.test.ts',
      },
      {
        breaks: 'other hosts are served',
        file: 'src/http/door/check-host.ts',
        find: "if (!isOwn) return 'foreign'",
        replace: '',
        caughtBy: 'src/http/door/check-host.test.ts',
      },
      {
        breaks: 'a body of many small values is parsed and checked in one turn',
        file: 'src/http/api/read-json.ts',
        find: 'if (valueCount > mostValues)',
        replace: 'if (valueCount > 1e12)',
        caughtBy: 'tests/drills/loop-time.test.ts',
      },
      {
        breaks: 'a body is read to its end whatever its size',
        file: 'src/http/door/body-limits.ts',
        find: 'export const MAX_BODY_BYTES = 256 * 1024',
        replace: 'export const MAX_BODY_BYTES = 1e12',
        caughtBy: 'src/http/door/serve.test.ts',
      },
      {
        breaks: 'a body is read where others wait',
        file: 'src/http/admission/create-admission.ts',
        find: 'bodies.receive(incoming, outgoing, network, offer)',
        replace: 'offer()',
        caughtBy: 'src/http/door/unfinished-bodies.test.ts',
      },
      {
        breaks: 'unfinished bodies take any memory',
        file: 'src/http/admission/body-pool.ts',
        find: 'while (used > mostBytes && unfinished.size > 0) largest().giveWay()',
        replace: '',
        caughtBy: 'src/http/admission/body-pool.test.ts',
      },
    ],
  },
]
