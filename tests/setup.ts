import path from 'node:path'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { RECORDING, startRecording, writeStatements } from './reading/record-statements.ts'

// console.error and console.warn fail a test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((...args) =>
    expect.unreachable(`console.error: ${args.join(' ')}`),
  )
  vi.spyOn(console, 'warn').mockImplementation((...args) =>
    expect.unreachable(`console.warn: ${args.join(' ')}`),
  )
})
afterEach(() => {
  vi.restoreAllMocks()
})

if (process.env[RECORDING] === 'on') {
  const sent = startRecording()
  afterAll(() => {
    const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
    if (sent.size > 0) writeStatements(file, sent)
  })
}
