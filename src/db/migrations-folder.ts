import { fileURLToPath } from 'node:url'

/**
 * Returns the folder of the SQL migrations: beside this module in the sources, beside the program in a build.
 */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}
