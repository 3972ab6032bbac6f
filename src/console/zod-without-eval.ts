/**
 * Zod as the console's bundle gets it (scripts/build/replace-zod.ts): each schema made at import asks whether eval works
 * unless told otherwise before, and the content security policy reports the attempt.
 */
import { config } from 'zod/v4'

config({ jitless: true })

export * from 'zod/v4'
