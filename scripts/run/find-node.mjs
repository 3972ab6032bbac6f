import { spawnSync } from 'node:child_process'
import path from 'node:path'

const OLDEST = [22, 22]

/**
 * Returns the Node for the product: its packages', else the running one, from 22.22 on. Throws in plain words
 * when neither works.
 */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const program = process.platform === 'win32' ? 'bin/node.exe' : 'bin/node'
  const brought = path.resolve('node_modules', `node-${platform}-${process.arch}`, program)
  // It may not run, as without glibc.
  if (spawnSync(brought, ['--version']).status === 0) return brought
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return process.execPath
  throw new Error(
    `The product needs Node ${OLDEST.join('.')} or newer. This is Node ${process.versions.node}, and no package ` +
      `brings one for ${process.platform}-${process.arch}. Install Node 24 and start again.`,
  )
}
