import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

/**
 * Prefers the system's Chromium (Playwright's download is not available everywhere), without network access.
 */
export function browserOptions(): LaunchOptions {
  const executablePath = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(
    (file) => existsSync(file),
  )
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}
