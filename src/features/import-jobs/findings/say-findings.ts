import {
  IMPORT_FIELDS,
  type ImportAction,
  type ImportField,
  type ImportFinding,
  type ImportMatch,
} from '../../../shared/import.ts'
import { csvLabel, FIELD_OF_CSV, type RequiredField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf, PARTNER_FIELDS } from '../../../shared/partner-fields/partner-fields.ts'

/** As import_outcomes stores it. */
type Verdict =
  | { code: 'ambiguous'; match: ImportMatch; count: number; slugs: string[] }
  | { code: 'same-target'; line: number }
  | { code: 'no-key' | 'no-match'; match: ImportMatch }
  | { code: 'missing'; field: RequiredField }
  | { code: 'repeated'; line: number }
  | { code: 'known'; slug: string }
  | { code: 'like-line'; line: number; why: LikeWhy }
  | { code: 'like-known'; slug: string; why: LikeWhy }
  | { code: 'other-partner'; field: OtherBy; slug: string; name: string }

type OtherBy = 'name' | 'state' | 'city' | 'isActive' | 'phone' | 'email' | 'website'
type LikeWhy = 'name' | 'phone' | 'street' | 'both' | 'house'

const MATCH_LABELS: Readonly<Record<ImportMatch, string>> = {
  id: 'id',
  slug: 'slug',
  email: 'email',
  phone: 'telephone number',
  website: 'website',
  'name-city': 'name and city',
  'name-zip': 'name and ZIP code',
}

const LIKE: Readonly<Record<LikeWhy, string>> = {
  name: 'the same name in the same place',
  house: 'the same telephone number and the same street',
  phone: 'a like name and the same telephone number',
  street: 'a like name and the same street',
  both: 'a like name, the same telephone number and the same street',
}

const OTHER: Readonly<Record<OtherBy, string>> = {
  name: 'It would rename {found}: perhaps it is another partner',
  state:
    'It would change the street, the telephone number and the name, city or state of {found}, or its state but not its ZIP: perhaps it is another partner',
  city: 'It names no state, and its area code is not that of {found}: perhaps it is another partner',
  isActive: 'It would change whether visitors see {found}',
  phone: 'It has the telephone number of {found}: perhaps it is another partner',
  email: 'It has the e-mail address of {found}: perhaps it is another partner',
  website: 'It has the website of {found}: perhaps it is another partner',
}

type Said = Pick<ImportFinding, 'kind' | 'field' | 'message'>

export type RowWithFindings = {
  line: number
  name: string
  action: ImportAction
  errors: Record<string, string>
  doubts: Record<string, string>
  verdicts: Verdict[]
  /** [field, from, to] */
  repairs: [string, string, string][]
}

/** In the order of fields. */
export function findingsOf({ line, name, action, ...row }: RowWithFindings): ImportFinding[] {
  const said = row.verdicts.map(sayVerdict)
  if (action === 'refused') {
    for (const [field, message] of Object.entries(row.errors))
      said.push({ kind: 'refused', field: field === 'row' ? null : field, message })
  } else {
    if (action !== 'unchanged')
      for (const [field, message] of Object.entries(row.doubts)) said.push({ kind: 'doubt', field, message })
    for (const [field, from, to] of row.repairs) said.push(sayRepair(field, from, to))
  }
  // jsonb loses the order of keys.
  const place = (field: string | null) => IMPORT_FIELDS.indexOf(field as ImportField)
  said.sort((a, b) => place(a.field) - place(b.field))
  return said.map((finding) => ({ line, name, ...finding }))
}

const SAY: { [Code in Verdict['code']]: (verdict: Extract<Verdict, { code: Code }>) => Said } = {
  ambiguous: ({ match, count, slugs }) => {
    const named = slugs.map((slug) => `/partner/${slug}`).join(', ') + (count > slugs.length ? ' …' : '')
    const message = `${count} partners have this ${MATCH_LABELS[match]}: ${named}. It cannot be told which one is meant.`
    return refuse(message, match)
  },
  'same-target': ({ line }) =>
    refuse(`Line ${line} is about the same partner; it cannot be told which of the two counts.`),
  'no-key': ({ match }) => refuse(`It has no ${MATCH_LABELS[match]} to find its partner by.`, match),
  'no-match': ({ match }) => refuse(`No partner has this ${MATCH_LABELS[match]}.`, match),
  missing: ({ field }) => refuse(`The ${PARTNER_FIELDS[field].required.called} is missing.`, field),
  repeated: ({ line }) => duplicate(`The same partner as line ${line}; left out.`),
  known: ({ slug }) => duplicate(`The same partner as /partner/${slug}, which is there already; left out.`),
  'like-line': ({ line, why }) => duplicate(`Perhaps the same partner as line ${line}: ${LIKE[why]}.`),
  'like-known': ({ slug, why }) => duplicate(`Perhaps the same partner as /partner/${slug}: ${LIKE[why]}.`),
  'other-partner': ({ field, slug, name }) => {
    const message = `${OTHER[field].replace('{found}', `/partner/${slug} (${name})`)}.`
    return { kind: 'doubt', field, message }
  },
}

const sayVerdict = (verdict: Verdict): Said => SAY[verdict.code](verdict as never)

function sayRepair(field: string, from: string, to: string): Said {
  const column = field as ImportField
  const message = `${csvLabel(column)} "${cut(from)}" becomes "${cut(textOf(column, to))}".`
  return { kind: 'repaired', field, message }
}

function textOf(column: ImportField, text: string): string {
  if (fieldOf(FIELD_OF_CSV[column]).kind !== 'services') return text
  return (JSON.parse(text) as string[]).join('; ')
}

const cut = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

function refuse(message: string, what: ImportMatch | ImportField | null = null): Said {
  const field = what === 'name-city' || what === 'name-zip' ? 'name' : what
  return { kind: 'refused', field, message }
}

const duplicate = (message: string): Said => ({ kind: 'duplicate', field: null, message })
