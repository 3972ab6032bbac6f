import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserOptions, hasHeadlessShell } from '../../tests/browser-options.ts'
import { findFirefox, hasFfmpeg } from '../../tests/find-programs.ts'
import { hasPromtool } from '../../tests/outages/promtool.ts'
import { findExternalPostgres } from '../../tests/servers/external-postgres.ts'
import { findPgbouncer } from '../../tests/servers/start-pgbouncer.ts'

export type Machine = {
  hasExternalPostgres: boolean
  hasBrowser: boolean
  /** What is missing, in plain words. */
  remarks: string[]
}

const hasJava = () => spawnSync('java', ['-version']).status === 0
const hasBrowser = () =>
  browserOptions().executablePath !== undefined || existsSync(chromium.executablePath())
const hasPostgres = () => Boolean(process.env.TEST_DATABASE_URL) || findExternalPostgres() !== null

/**
 * Installs what tests need beyond npm's packages: as root on Debian by apt-get, else the browser by
 * Playwright. `remarks` names what is still missing.
 */
export function prepareMachine(): Machine {
  const missing = [
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasJava() ? [] : ['default-jre-headless']),
    ...(hasFfmpeg() ? [] : ['ffmpeg']),
    ...(findFirefox() ? [] : ['firefox-esr']),
    ...(findPgbouncer() ? [] : ['pgbouncer']),
    ...(hasPromtool() ? [] : ['prometheus']),
  ]
  if (isRootOnDebian()) {
    if (missing.length > 0) installPackages(missing)
    if (!hasHeadlessShell()) installPackages(['chromium-headless-shell', 'fonts-liberation'])
    // Older Debians do not have it.
    if (!hasBrowser()) installPackages(['chromium', 'fonts-liberation'])
  }
  if (!hasBrowser()) installBrowser()
  const remarks: string[] = []
  if (!hasBrowser()) {
    remarks.push(
      'No browser: install Chromium, or run "npx playwright install --with-deps chromium", and test again.',
    )
  }
  if (!hasPostgres()) {
    remarks.push(
      'Not run on an external PostgreSQL: install a PostgreSQL server, 15 or newer, or set TEST_DATABASE_URL.',
    )
  }
  if (!findPgbouncer()) remarks.push('No PgBouncer: what goes through it is left out.')
  if (!hasPromtool()) remarks.push('No promtool: which alerts fire in an outage is not tried.')
  if (!hasJava()) remarks.push('No Java: the HTML checker is left out.')
  if (!hasFfmpeg())
    remarks.push('No ffmpeg with libx264: its videos are not checked, only those of the bundled encoder.')
  if (!findFirefox())
    remarks.push('No Firefox: its journeys are left out. Install firefox-esr and test again.')
  return { hasExternalPostgres: hasPostgres(), hasBrowser: hasBrowser(), remarks }
}

function isRootOnDebian(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

function installPackages(names: string[]): void {
  console.log(`Installing ${names.join(', ')}`)
  // RUNLEVEL=1 keeps Debian from starting the new package's server.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options: SpawnSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], env }
  spawnSync('apt-get', ['update', '-qq'], options)
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], options)
}

function installBrowser(): void {
  console.log('Installing a browser')
  const withSystemLibraries = process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'install', ...withSystemLibraries, 'chromium'],
    { stdio: 'inherit' },
  )
}
