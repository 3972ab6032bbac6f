import { existsSync } from 'node:fs'
import type { LaunchOptions } from 'playwright'

const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
/** Chromium without the browser around its pages: half the CPU. Debian's chromium-headless-shell. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

export const hasHeadlessShell = () => existsSync(HEADLESS_SHELL)

/**
 * Prefers the system's Chromium (Playwright's download is not available everywhere), without network access.
 * `prefersShell`: for tests; measurements are taken in the browser that people have.
 */
export function browserOptions({ prefersShell = false } = {}): LaunchOptions {
  const programs = prefersShell ? [HEADLESS_SHELL, ...BROWSERS] : [...BROWSERS, HEADLESS_SHELL]
  const executablePath = programs.find((file) => existsSync(file))
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
