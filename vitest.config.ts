import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { slowestFirst } from './tests/slowest-first.ts'

/** From 50 s to 10 s each; every second one mostly waits for processes and time-outs. */
const SLOWEST = [
  'src/stop-on-request.test.ts',
  'src/http/door/guard-connections.test.ts',
  'src/features/inquiries/journal/journal.test.ts',
  'tests/fault-points.test.ts',
  'src/http/failures/silent-database.test.ts',
  'src/http/api/inquiry-abuse.test.ts',
  'src/features/inquiries/journal/replay-journal.test.ts',
  'src/features/inquiries/mail/answer-inquiry.test.ts',
  'src/db/embedded-postgres/embedded-postgres.test.ts',
  'src/integrations/writer/language-model.test.ts',
  'src/features/videos/render/render-video.test.ts',
  'tests/keep-running.test.ts',
]

export default defineConfig({
  plugins: [react()],
  test: {
    // Drills kill, flood or measure: npm test leaves them out.
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts', 'tests/drills/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Files wait for databases, processes and time-outs more than they compute: five workers fill two cores.
    maxWorkers: 5,
    // Loading the modules once for each worker, not for each file, halves the work. Tests restore what they change.
    isolate: false,
    sequence: { sequencer: slowestFirst(SLOWEST) },
    // A busy machine is ten times slower; the limits only end tests that wait in vain.
    testTimeout: 240_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 240_000,
  },
})
