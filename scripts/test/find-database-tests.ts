import { readdirSync, readFileSync } from 'node:fs'

/** Only files that use the run's database server can differ on another one. */
export function findDatabaseTests(): string[] {
  return ['src', 'tests'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`)
      .filter((file) => /\.test\.tsx?$/.test(file) && !/^tests\/(browser|program)\//.test(file))
      .filter((file) =>
        /\/make-(app|database|database-app|person-app|description-runs|video-site)\.ts'|inject\('postgresUrl'\)/.test(
          readFileSync(file, 'utf8'),
        ),
      ),
  )
}
