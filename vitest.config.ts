import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Waiting for databases and processes leaves room for a third worker on two cores.
    maxWorkers: 3,
    // Loading the modules once for each worker, not for each file, halves the work. Tests restore what they change.
    isolate: false,
    testTimeout: 30_000,
    // The limit only ends a test that waits in vain.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
