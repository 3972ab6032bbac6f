/**
 * For the console's bundle (scripts/build/replace-zod.ts): else each schema tries eval at import, which the
 * content security policy reports.
 */
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
