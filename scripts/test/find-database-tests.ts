import { readdirSync, readFileSync } from 'node:fs'

/** Returns the test files that use the run's database server, to repeat on another one. */
export function findDatabaseTests(): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(browser|program)\//.test(file))
      .filter((file) => /\btests\/make-|\.\/make-|inject\('postgresUrl'\)/.test(readFileSync(file, 'utf8'))),
  )
}
