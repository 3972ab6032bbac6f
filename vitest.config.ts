import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Begins with what runs processes: small files that take long, which would be alone at the end. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isOfProcesses = ({ moduleId }: TestSpecification) => moduleId.includes('/tests/')
    return [...sorted.filter(isOfProcesses), ...sorted.filter((file) => !isOfProcesses(file))]
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    globalSetup: ['tests/global-setup.ts'],
    setupFiles: ['tests/setup.ts'],
    // Files wait for databases, processes and time-outs more than they compute: five workers fill two cores.
    maxWorkers: 5,
    // Loading the modules once for each worker, not for each file, halves the work. Tests restore what they change.
    isolate: false,
    sequence: { sequencer: ProcessesFirst },
    testTimeout: 30_000,
    // The limit only ends a test that waits in vain.
    expect: { poll: { timeout: 10_000 } },
    hookTimeout: 60_000,
  },
})
