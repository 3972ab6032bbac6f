import { existsSync } from 'node:fs'

/** Debian's, Mozilla's package for Debian and Ubuntu, macOS. Ubuntu's snap cannot read a profile below /tmp. */
const PROGRAMS = [
  '/usr/bin/firefox-esr',
  '/usr/lib/firefox/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

/** Returns the path of an installed Firefox, or undefined. */
export const findFirefox = () => PROGRAMS.find((file) => existsSync(file))
