import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

test('ending npm ends the product that it started', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'directory-'))
  try {
    const npm = spawn('npm', ['start'], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: '5' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    npm.stdout.on('data', (chunk: Buffer) => {
      said += chunk
    })
    const address = () => said.match(/http:\/\/127\.0\.0\.1:\d+/)?.[0]
    await expect.poll(address, { timeout: 50_000 }).toBeTruthy()
    expect((await fetch(`${address()}/healthz`)).status).toBe(200)

    npm.kill('SIGTERM')
    const isUp = () =>
      fetch(`${address()}/healthz`).then(
        () => true,
        () => false,
      )
    await expect.poll(isUp, { timeout: 15_000 }).toBe(false)
  } finally {
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
})
