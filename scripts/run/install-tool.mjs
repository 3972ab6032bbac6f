import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

const FOLDER = path.resolve('.cache/tools')

/**
 * Returns the folder of a package that one command alone needs, as "lighthouse@13.5.0"; installs it at its first use.
 * Throws when npm cannot.
 */
export function installTool(tool) {
  const name = tool.slice(0, tool.lastIndexOf('@'))
  const stamp = path.join(FOLDER, tool.replaceAll('/', '+'))
  if (!existsSync(stamp)) {
    console.log(`Installing ${tool}`)
    mkdirSync(FOLDER, { recursive: true })
    const args = [
      'install',
      '--prefix',
      FOLDER,
      '--save-exact',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const { status } = spawnSync('npm', [...args, tool], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    })
    if (status !== 0) throw new Error(`${tool} could not be installed; npm says above why.`)
    mkdirSync(stamp)
  }
  return path.join(FOLDER, 'node_modules', name)
}
