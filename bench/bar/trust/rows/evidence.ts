import type { TrustRow } from '../trust-row.ts'

/** Packages, configuration and the documents about them. */
export const EVIDENCE_ROWS: readonly TrustRow[] = [
  {
    id: 45,
    title: 'Packages are fixed and accounted for, nothing secret ships, wrong settings refuse the start',
    instead: 'our own search for secrets, in place of a scanner',
    proofs: [
      { file: 'tests/lockfile.test.ts' },
      { file: 'tests/dependencies.test.ts' },
      { file: 'tests/kept-secrets.test.ts' },
      { file: 'tests/asvs.test.ts' },
      { file: 'tests/trust-rows.test.ts' },
      { file: 'src/config/config.test.ts' },
      { file: 'src/config/config-files.test.ts' },
      { file: 'src/db/sealing/key-file.test.ts' },
      { file: 'src/http/files/sitemap.test.ts', titles: ['security.txt'] },
      { file: 'src/http/metrics-access.test.ts' },
      { file: 'tests/program/start-and-end.test.ts', titles: ['with wrong variables'] },
    ],
    benches: [
      {
        subject: 'traced',
        asks: 'nothing is written outside DATA_DIR, and no other machine is contacted',
        isMet: ({ pass }) => (typeof pass === 'string' ? pass : pass === true),
      },
    ],
    faults: [
      {
        breaks: 'a short data key is taken',
        file: 'src/db/sealing/data-keys.ts',
        find: 'keys.every((key) => key.length === KEY_BYTES)',
        replace: 'keys.every((key) => key.length > 0)',
        caughtBy: 'src/db/sealing/vault.test.ts',
      },
      {
        breaks: 'metrics are open to everybody',
        file: 'src/http/health.ts',
        find: 'if (!isLoopbackHost(new URL(c.req.url).hostname)) return false',
        replace: 'if (c) return true',
        caughtBy: 'src/http/metrics-access.test.ts',
      },
      {
        breaks: 'a private key stands in the sources',
        file: 'src/shared/network-of.ts',
        find: 'export type Networks = {',
        // In two parts, or the search would find it here.
        replace: `const KEY = '-----BEGIN ${'PRIVATE KEY-----'}'\nexport type Networks = {`,
        caughtBy: 'tests/kept-secrets.test.ts',
      },
    ],
  },
]
