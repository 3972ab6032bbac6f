import { sql } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** In UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)
