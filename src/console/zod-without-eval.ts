/**
 * scripts/build/replace-zod.ts puts it in the console: else each schema tries eval, which the content
 * security policy reports.
 */
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
