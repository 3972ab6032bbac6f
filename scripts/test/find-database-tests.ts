import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SERVER = /inject\('(postgresUrl|templateDatabase)'\)/
/**
 * Servers differ in SQL, locks, migrations and notifications. Of src/http only the calls lead to those, and of
 * the tests that try every call one suffices.
 */
const LEFT_OUT = /^src\/http\/(?!api\/)|\/every-call\/(?!answer-fields)|^tests\/(browser|program)\//

/** Works on the server itself (its connections, locks, roles, migrations), or sends statements from other processes. */
const IS_OF_SERVER = /inject\('postgresUrl'\)|spawn-holder|node:child_process/
/** Tests a server that stops answering; every server behaves alike there. */
const IS_OF_SILENCE = /freezable-proxy/

/**
 * Lists the test files that run again on a second server: those of the server itself. tests/statements.test.ts
 * prepares there what all others send.
 */
export function findServerTests(): string[] {
  return findDatabaseTests().filter((file) => {
    const text = readFileSync(file, 'utf8')
    return IS_OF_SERVER.test(text) && !IS_OF_SILENCE.test(text)
  })
}

/** Lists the test files that can differ on another database server. */
export function findDatabaseTests(): string[] {
  const support = filesBelow('tests').filter((file) => file.endsWith('.ts') && !isTest(file))
  const users = new Set<string>()
  for (let count = -1; count < users.size; ) {
    count = users.size
    for (const file of support) if (usesServer(file, users)) users.add(file)
  }
  return [...filesBelow('src'), ...filesBelow('tests')].filter(
    (file) => isTest(file) && !LEFT_OUT.test(file) && usesServer(file, users),
  )
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`)

/** By itself, or by what it imports of `users`. */
function usesServer(file: string, users: ReadonlySet<string>): boolean {
  const text = readFileSync(file, 'utf8')
  if (SERVER.test(text)) return true
  const imports = [...text.matchAll(/from '(\.[^']+)'/g)].map(([, name = '']) =>
    path.posix.join(path.posix.dirname(file), name),
  )
  return imports.some((name) => users.has(name))
}
