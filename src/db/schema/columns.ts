import { sql } from 'drizzle-orm'
import { customType, text, timestamp } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const list = (name: string) => text(name).array().notNull().default(sql`'{}'`)
