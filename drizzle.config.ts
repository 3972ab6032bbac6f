import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/schema-accounts.ts',
    './src/db/schema-history.ts',
    './src/db/schema-partner-checks.ts',
    './src/db/schema-google.ts',
    './src/db/schema-writing.ts',
    './src/db/schema-videos.ts',
    './src/db/schema-backups.ts',
    './src/db/schema-partner-views.ts',
    './src/db/schema-uploads.ts',
  ],
  out: './src/db/migrations',
})
