import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { DataKey } from './data-keys.ts'
import { type Opened, SealedText } from './sealed-text.ts'

/** A value moved elsewhere does not open. */
export type SealedPlace = { table: string; column: string; id: string | number }

const PREFIX = 'sealed:1:'
const FORM = /^sealed:1:([0-9a-f]{16}):([A-Za-z0-9_-]{38,})$/
export const UNREADABLE = 'This text was damaged in the database and cannot be decrypted.'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export type Vault = ReturnType<typeof createVault>

/**
 * AES-256-GCM, bound to table, column and row; `keys[0]` seals. Stored: "sealed:1:{key id}:{base64url of
 * nonce, tag, ciphertext}".
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
    const body = Buffer.concat([cipher.update(text), cipher.final()])
    const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body])
    return new SealedText(`${PREFIX}${current.id}:${bytes.toString('base64url')}`)
  }

  /** Throws when the value was changed or moved, or its key is missing. */
  const openText = (place: SealedPlace, { stored }: SealedText): string => {
    const [, keyId = '', body = ''] = FORM.exec(stored) ?? []
    // By a release that did not encrypt.
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
    keyId: current.id,
    keyIds: keys.map((key) => key.id) as readonly string[],
    sealText,
    openText,
    isCurrent: ({ stored }: SealedText): boolean =>
      stored === '' || stored.startsWith(`${PREFIX}${current.id}:`),

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

    open: <Row extends { id: string | number }>(table: PgTable, row: Row): Opened<Row> =>
      openRow(table, row, openText),
    /** `UNREADABLE` for what does not open: other rows still show. */
    openForDisplay: <Row extends { id: string | number }>(table: PgTable, row: Row): Opened<Row> =>
      openRow(table, row, openOrSay),

    /** HMAC-SHA-256, base64url. */
    lookup: (text: string): string => hash(current, text),
    /** During a key rotation. */
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
  createHmac('sha256', key.lookups).update(text).digest('base64url')

const associatedData = ({ table, column, id }: SealedPlace) =>
  Buffer.from(JSON.stringify([table, column, String(id)]))

export function sealedColumnsOf(table: PgTable): [key: string, column: string][] {
  return Object.entries(getTableColumns(table)).flatMap(([key, column]) =>
    is(column, PgCustomColumn) && column.getSQLType() === 'text' ? [[key, column.name]] : [],
  )
}

/** Values are bound to it. Throws for a table without `id`. */
export function idColumnOf(table: PgTable): PgColumn {
  const { id } = getTableColumns(table)
  if (!id) throw new Error(`The table ${getTableName(table)} has no id.`)
  return id
}

const normalAddress = (email: string) => email.trim().normalize('NFC').toLowerCase()

/** In any letter case; null for ''. */
export const addressLookup = (vault: Vault, email: string): string | null =>
  email === '' ? null : vault.lookup(normalAddress(email))

/** Of every key. */
export const addressLookups = (vault: Vault, email: string): string[] => vault.lookups(normalAddress(email))
