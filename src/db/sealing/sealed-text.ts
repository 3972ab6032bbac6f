import { customType } from 'drizzle-orm/pg-core'

/** Only a Vault makes and reads it. */
export class SealedText {
  readonly stored: string
  constructor(stored: string) {
    this.stored = stored
  }
}

/** A column that is encrypted (docs/decisions/0046). */
export const sealed = customType<{ data: SealedText; driverData: string }>({
  dataType: () => 'text',
  toDriver: ({ stored }) => stored,
  fromDriver: (stored) => new SealedText(stored),
})

/** With its texts in clear. */
export type Opened<Row> = { [Key in keyof Row]: Row[Key] extends infer Value ? OpenedValue<Value> : never }
type OpenedValue<Value> = Value extends SealedText ? string : Value
