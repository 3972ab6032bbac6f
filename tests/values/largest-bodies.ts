import { randomUUID } from 'node:crypto'
import { z } from 'zod'

type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  format?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  properties?: Record<string, Schema>
  propertyNames?: Schema
  items?: Schema
  additionalProperties?: boolean | Schema
}

/** Repeated to fill a text: what is slow to fold, split, mark, measure or match. */
export const TEXTS: Readonly<Record<string, string>> = {
  'one word': 'a',
  'words of a letter': 'a ',
  'lines of a letter': 'a\n\n',
  'blanks between letters': 'x \t',
  figures: 'in 1,952 and (828) 555-0142, 40 % of $1.5 million. ',
  names: 'Our Mr. O’Hara-Núñez of St. Mary’s Chapel, Boone, N.C. — “Dr. Wren” ',
  letters: 'Ẹ̀́é👩🏽‍🤝‍👩🏻שָׁلام',
  addresses: 'a@a.a-a.http://a.a/?a=;',
}

/** What fields of these names take, since no schema says it. */
const VALUES: Readonly<Record<string, unknown>> = {
  email: 'office@hale.example',
  contactEmail: 'office@hale.example',
  phone: '(828) 555-0142',
  contactPhone: '(828) 555-0142',
  website: 'https://hale.example',
  state: 'North Carolina',
  zipCode: '28801',
  logoUrl: null,
  imageUrl: null,
  selectedVideoId: 'first-light',
  targetWordCount: 800,
  timeZone: 'America/New_York',
  expectedUpdatedAt: undefined,
  id: undefined,
}

export type Filling = {
  /** Repeated up to the limit that the schema gives a text. */
  text: string
  /** In each list without a limit. */
  items: number
  /** Where the schema gives no limit. */
  mostText: number
  uuid(): string
}

/** Inside of a list, so that bodies of many items stay possible. */
const NESTED = { items: 20, mostText: 200 }

/** Returns a value that the schema takes, every text and list as long as it may be. */
export function fill(type: z.ZodType, filling: Filling): unknown {
  const whole = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
  return fillSchema(whole, whole.$defs ?? {}, filling)
}

function fillSchema(given: Schema, defs: Record<string, Schema>, filling: Filling): unknown {
  const schema = resolve(given, defs)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf?.[0]) return fillSchema(schema.anyOf[0], defs, filling)
  const nested = { ...filling, items: Math.min(filling.items, NESTED.items), mostText: NESTED.mostText }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'boolean':
      return true
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1)
    case 'array': {
      const length = Math.min(schema.maxItems ?? filling.items, filling.items)
      return Array.from({ length }, () => fillSchema(schema.items ?? {}, defs, nested))
    }
    case 'object':
      return fillObject(schema, defs, filling)
    default:
      return fillText(schema, filling)
  }
}

function fillObject(schema: Schema, defs: Record<string, Schema>, filling: Filling): object {
  const { properties = {}, propertyNames, additionalProperties } = schema
  const known = Object.entries(properties).map(([key, part]) => [
    key,
    key in VALUES ? VALUES[key] : fillSchema(part, defs, filling),
  ])
  if (typeof additionalProperties !== 'object') return Object.fromEntries(known)
  const nested = { ...filling, items: Math.min(filling.items, NESTED.items), mostText: NESTED.mostText }
  const keyOf = (number: number) => (propertyNames?.format === 'uuid' ? filling.uuid() : String(number))
  const names = propertyNames?.enum ?? Array.from({ length: filling.items }, (_, number) => keyOf(number))
  const others = names.map((name) => [name, fillSchema(additionalProperties, defs, nested)])
  return Object.fromEntries([...known, ...others])
}

function fillText({ format, maxLength }: Schema, { text, mostText, uuid }: Filling): string {
  if (format === 'uuid') return uuid()
  if (format === 'date-time') return '2026-03-02T09:00:00Z'
  if (format === 'date') return '2026-03-02'
  return repeated(text, maxLength ?? mostText)
}

const resolve = (schema: Schema, defs: Record<string, Schema>): Schema => {
  const name = schema.$ref?.match(/^#\/\$defs\/(.+)$/)?.[1]
  return name === undefined ? schema : { ...schema, ...defs[name] }
}

/** The names of an object's fields. */
export function keysOf(type: z.ZodType): string[] {
  const whole = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema
  return Object.keys(resolve(whole, whole.$defs ?? {}).properties ?? {})
}

/** Whole repetitions, at most `length` UTF-16 units. */
export const repeated = (text: string, length: number): string =>
  text.repeat(Math.max(1, Math.floor(length / text.length)))

/** JSON of about `bytes` bytes, whatever a call takes: what is slow to parse and to check. */
export function wildJson(bytes: number, key: string): Record<string, string> {
  const list = (item: string) => {
    const length = Math.floor((bytes - key.length - 9) / (item.length + 1))
    return `{"${key}":[${Array(length).fill(item)}]}`
  }
  const keys = Array.from(
    { length: Math.floor((bytes - 9) / 10) },
    (_, number) => `"${number.toString(36).padStart(5, 'k')}":0`,
  )
  const depth = Math.floor((bytes - 9) / 2)
  const text = (letters: string, size = letters.length) =>
    `{"${key}":"${letters.repeat((bytes - key.length - 9) / size)}"}`
  return {
    'many keys': `{${keys}}`,
    'many numbers': list('0'),
    'many lists': list('[]'),
    'many texts': list('""'),
    'many ids': list(`"${randomUUID()}"`),
    'a deep list': `${'['.repeat(depth)}${']'.repeat(depth)}`,
    'one text': text('a'),
    'one text of escapes': text('\\u00e9'),
    'one text of letters': text('é', 2),
    'one text of lines': text('a\\n'),
  }
}

/** Forms of about `bytes` bytes, by content type. */
export function wildForms(bytes: number, name: string): Record<string, { type: string; body: string }> {
  const url = (body: string) => ({ type: 'application/x-www-form-urlencoded', body })
  const parts = (body: string) => ({ type: 'multipart/form-data; boundary=x', body })
  const head = `--x\r\nContent-Disposition: form-data; name="${name}"`
  const room = bytes - name.length - 200
  return {
    'many fields': url('a=1&'.repeat(room / 4)),
    'many ampersands': url('&'.repeat(room)),
    'one field': url(`${name}=${'a'.repeat(room)}`),
    'one field of escapes': url(`${name}=${'%C3%A9'.repeat(room / 6)}`),
    'one field of blanks': url(`${name}=${'+'.repeat(room)}`),
    'one field of broken escapes': url(`${name}=${'%'.repeat(room)}`),
    'many parts': parts(`${`${head}\r\n\r\n\r\n`.repeat(room / (head.length + 6))}--x--\r\n`),
    'many heads of a part': parts(`--x\r\n${'a: b\r\n'.repeat(room / 6)}\r\n\r\n--x--\r\n`),
    'a long name of a file': parts(`${head}; filename="${'a'.repeat(room)}"\r\n\r\n\r\n--x--\r\n`),
    'a file': parts(
      `${head}; filename="a.png"\r\nContent-Type: image/png\r\n\r\n${'\r\n--'.repeat(room / 4)}\r\n--x--\r\n`,
    ),
    'no end': parts(`${head}\r\n\r\n${'a'.repeat(room)}`),
  }
}
