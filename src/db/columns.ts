/** Column shapes that several tables share. */
import { sql } from 'drizzle-orm'
import { text, timestamp } from 'drizzle-orm/pg-core'

/** A point in time, kept in UTC. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A list of texts, empty when nothing was given. */
export const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)
