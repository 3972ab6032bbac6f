import { customType } from 'drizzle-orm/pg-core'

export class SealedText {
  readonly stored: string
  constructor(stored: string) {
    this.stored = stored
  }
}

/** Encrypted (docs/decisions/0046). */
export const sealed = customType<{ data: SealedText; driverData: string }>({
  dataType: () => 'text',
  toDriver: ({ stored }) => stored,
  fromDriver: (stored) => new SealedText(stored),
})

export type Opened<Row> = { [Key in keyof Row]: Row[Key] extends infer Value ? OpenedValue<Value> : never }
type OpenedValue<Value> = Value extends SealedText ? string : Value
