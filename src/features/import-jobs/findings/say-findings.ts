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
    'It would change the street, the telephone number and the name or state of {found}: perhaps it is another partner',
  city: 'It names no state, and its area code is not that of {found}: perhaps it is another partner',
  isActive: 'It would hide {found}, one of more than a tenth of the listed partners',
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

function sayVerdict(verdict: Verdict): Said {
  switch (verdict.code) {
    case 'ambiguous': {
      const named = verdict.slugs.map((slug) => `/partner/${slug}`).join(', ')
      const more = verdict.count > verdict.slugs.length ? ' …' : ''
      const label = MATCH_LABELS[verdict.match]
      return refuse(
        `${verdict.count} partners have this ${label}: ${named}${more}. It cannot be told which one is meant.`,
        verdict.match,
      )
    }
    case 'same-target':
      return refuse(
        `Line ${verdict.line} is about the same partner; it cannot be told which of the two counts.`,
      )
    case 'no-key':
      return refuse(`It has no ${MATCH_LABELS[verdict.match]} to find its partner by.`, verdict.match)
    case 'no-match':
      return refuse(`No partner has this ${MATCH_LABELS[verdict.match]}.`, verdict.match)
    case 'missing':
      return refuse(`The ${PARTNER_FIELDS[verdict.field].required.called} is missing.`, verdict.field)
    case 'repeated':
      return duplicate(`The same partner as line ${verdict.line}; left out.`)
    case 'known':
      return duplicate(`The same partner as /partner/${verdict.slug}, which is there already; left out.`)
    case 'like-line':
      return duplicate(`Perhaps the same partner as line ${verdict.line}: ${LIKE[verdict.why]}.`)
    case 'like-known':
      return duplicate(`Perhaps the same partner as /partner/${verdict.slug}: ${LIKE[verdict.why]}.`)
    case 'other-partner': {
      const found = `/partner/${verdict.slug} (${verdict.name})`
      return {
        kind: 'doubt',
        field: verdict.field,
        message: `${OTHER[verdict.field].replace('{found}', found)}.`,
      }
    }
  }
}

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

const duplicate = (message: string): Said => ({
  kind: 'duplicate',
  field: null,
  message,
})
