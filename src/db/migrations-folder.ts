import { fileURLToPath } from 'node:url'

/** Where drizzle-kit's SQL steps lie: beside this module in the sources, beside the program in a build. */
export function migrationsFolder(): string {
  return fileURLToPath(new URL('./migrations', import.meta.url))
}
