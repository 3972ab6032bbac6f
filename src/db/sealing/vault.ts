import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { DataKey } from './data-keys.ts'
import { type Opened, SealedText } from './sealed-text.ts'

/** Where a value stands; a value moved to another place does not open. */
export type SealedPlace = { table: string; column: string; id: string | number }

const PREFIX = 'sealed:1:'
const FORM = /^sealed:1:([0-9a-f]{16}):([A-Za-z0-9_-]{38,})$/
/** Shown for a text damaged in the database. */
export const UNREADABLE = 'This text was damaged in the database and cannot be decrypted.'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Vault = ReturnType<typeof createVault>

/**
 * The one place that encrypts and decrypts stored personal data: AES-256-GCM, bound to table, column and row,
 * under the first of `keys`; the others only open. '' stays '', since it holds nothing. Stored form:
 * "sealed:1:{key id}:{base64url of nonce, tag, ciphertext}".
 */
export function createVault(keys: readonly DataKey[]) {
  const [current] = keys
  if (!current) throw new Error('A vault needs a key.')
  const byId = new Map(keys.map((key) => [key.id, key]))

  const sealText = (place: SealedPlace, text: string): SealedText => {
    if (text === '') return new SealedText('')
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', current.values, nonce)
    cipher.setAAD(associatedData(place))
    const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body])
    return new SealedText(`${PREFIX}${current.id}:${bytes.toString('base64url')}`)
  }

  /** Throws when the value was changed, moved, or sealed with a key that is not here. */
  const openText = (place: SealedPlace, { stored }: SealedText): string => {
    const [, keyId = '', body = ''] = FORM.exec(stored) ?? []
    // Written by a release that did not encrypt; `sealRows` seals it.
    if (keyId === '') return stored
    const key = byId.get(keyId)
    const where = `A value of ${place.table}.${place.column}`
    if (!key) throw new Error(`${where} is encrypted with the key ${keyId}, which is not here.`)
    const bytes = Buffer.from(body, 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key.values, bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(associatedData(place))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    try {
      const start = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES))
      return Buffer.concat([start, decipher.final()]).toString('utf8')
    } catch (cause) {
      throw new Error(`${where} was changed or moved, and cannot be decrypted.`, { cause })
    }
  }

  const openRow = <Row extends { id: string | number }>(
    table: PgTable,
    row: Row,
    openValue: typeof openText,
  ): Opened<Row> => {
    const columns = getTableColumns(table)
    const result: Record<string, unknown> = { ...row }
    for (const [key, value] of Object.entries<unknown>(row)) {
      if (!(value instanceof SealedText)) continue
      const place = { table: getTableName(table), column: columns[key]?.name ?? key, id: row.id }
      result[key] = openValue(place, value)
    }
    return result as Opened<Row>
  }
  const openOrSay: typeof openText = (place, value) => {
    try {
      return openText(place, value)
    } catch {
      return UNREADABLE
    }
  }

  return {
    /** Of the key that seals, and of all. */
    keyId: current.id,
    keyIds: keys.map((key) => key.id) as readonly string[],
    sealText,
    openText,
    /** '' needs no key. */
    isCurrent: ({ stored }: SealedText): boolean =>
      stored === '' || stored.startsWith(`${PREFIX}${current.id}:`),

    /** The row needs its `id`. */
    seal<Table extends PgTable, Row extends Unsealed<Table> & { id: string | number }>(
      table: Table,
      row: Row,
    ): Sealed<Table, Row> {
      const result: Record<string, unknown> = { ...row }
      for (const [key, column] of sealedColumnsOf(table)) {
        const value = result[key]
        if (typeof value === 'string')
          result[key] = sealText({ table: getTableName(table), column, id: row.id }, value)
      }
      return result as Sealed<Table, Row>
    },

    /** The row needs its `id`. Throws as `openText`. */
    open: <Row extends { id: string | number }>(table: PgTable, row: Row): Opened<Row> =>
      openRow(table, row, openText),
    /** For display: a text that does not open is `UNREADABLE`, so that other rows still show. */
    openForDisplay: <Row extends { id: string | number }>(table: PgTable, row: Row): Opened<Row> =>
      openRow(table, row, openOrSay),

    /** HMAC-SHA-256 under the current key, base64url. */
    lookup: (text: string): string => hash(current, text),
    /** Under every key, for searches during a rotation. */
    lookups: (text: string): string[] => keys.map((key) => hash(key, text)),
  }
}

type Unsealed<Table extends PgTable> = Partial<Opened<Table['$inferInsert']>>
type Sealed<Table extends PgTable, Row> = {
  [Key in keyof Row]: Key extends keyof Table['$inferInsert']
    ? SealedText extends NonNullable<Table['$inferInsert'][Key]>
      ? SealedValue<Row[Key]>
      : Row[Key]
    : Row[Key]
}
type SealedValue<Value> = Value extends string ? SealedText : Value

const hash = (key: DataKey, text: string) =>
  createHmac('sha256', key.lookups).update(text, 'utf8').digest('base64url')

const associatedData = ({ table, column, id }: SealedPlace) =>
  Buffer.from(JSON.stringify([table, column, String(id)]))

/** Property and column name of each sealed column. */
export function sealedColumnsOf(table: PgTable): [key: string, column: string][] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    is(column, PgCustomColumn) && column.getSQLType() === 'text' ? [[key, column.name]] : [],
  )
}

/** The column of the property `id`, which values are bound to. Throws for a table without one. */
export function idColumnOf(table: PgTable): PgColumn {
  const { id } = getTableColumns(table)
  if (!id) throw new Error(`The table ${getTableName(table)} has no id.`)
  return id
}

const normalAddress = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** What a column for look-ups (`inquiries.email_lookup`) holds for an address, in any case; null for ''. */
export const addressLookup = (vault: Vault, email: string): string | null =>
  email === '' ? null : vault.lookup(normalAddress(email))

/** What to search such a column for: the hash under every key. */
export const addressLookups = (vault: Vault, email: string): string[] => vault.lookups(normalAddress(email))
