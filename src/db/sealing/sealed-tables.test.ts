import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import * as accounts from '../schema/accounts.ts'
import * as schema from '../schema/directory.ts'
import * as files from '../schema/files.ts'
import * as google from '../schema/google.ts'
import * as history from '../schema/history.ts'
import * as checks from '../schema/partner-checks.ts'
import * as videos from '../schema/videos.ts'
import * as writing from '../schema/writing.ts'
import { SEALED_TABLES } from './sealed-tables.ts'
import { sealedColumnsOf } from './vault.ts'

const MODULES = [schema, accounts, files, checks, google, history, videos, writing]

test('every table with an encrypted column is known to upgrade, rotation and drill', () => {
  const found = MODULES.flatMap((module) => Object.values<unknown>(module))
    .filter((value) => is(value, PgTable))
    .filter((table) => sealedColumnsOf(table).length > 0)
  expect(found.map(getTableName).sort()).toEqual(SEALED_TABLES.map(getTableName).sort())
})

test('the columns with data of families, administrators and whoever answers for a partner are encrypted', () => {
  const columns = SEALED_TABLES.flatMap((table) =>
    sealedColumnsOf(table).map(([, column]) => `${getTableName(table)}.${column}`),
  )
  expect(columns.sort()).toEqual([
    'admin_email_changes.email',
    'admin_users.totp_secret',
    'inquiries.email',
    'inquiries.message',
    'inquiries.name',
    'inquiries.phone',
    'inquiry_events.text',
    'outbox.last_error',
    'outbox.reply_to',
    'outbox.subject',
    'outbox.text',
    'outbox.to',
    'partner_checks.decided_by',
    'partner_checks.proposed',
    'partner_checks.seen',
    'partner_checks.sent_to',
    'partner_checks.user_name',
  ])
})
