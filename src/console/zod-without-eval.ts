/**
 * Zod for the console's bundle (scripts/build/replace-zod.ts): unless told before, each schema tries eval at
 * import, which the content security policy reports.
 */
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
