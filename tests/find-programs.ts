import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** True when this machine has ffmpeg and ffprobe with libx264; tests that need them are skipped otherwise. */
export function hasFfmpeg(): boolean {
  const { status, stdout } = spawnSync('ffmpeg', ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return status === 0 && /libx264/.test(stdout) && spawnSync('ffprobe', ['-version']).status === 0
}

/** Debian's, Mozilla's package for Debian and Ubuntu, macOS. Ubuntu's snap cannot read a profile below /tmp. */
const PROGRAMS = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Returns the path of an installed Firefox, or undefined. */
export const findFirefox = () => PROGRAMS.find((file) => existsSync(file))
