import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

/** The system's Chromium where there is one (Playwright's own download is not to be had everywhere), kept off the network. */
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
