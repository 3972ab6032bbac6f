import { KEPT_BY_PRODUCT } from '../../../shared/history/history.ts'
import { columnsOf, FIELD_NAMES } from '../../../shared/partner-fields/field-names.ts'
import { FORM_FIELDS } from '../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { t } from '../../text.ts'
import { FAQ_LABELS } from '../faq/faq-words.ts'

/** Worth showing, in form order. */
export function namedFields(fields: readonly string[]): [field: string, name: string][] {
  const names = fieldNames()
  const known = Object.keys(names)
  const place = (field: string) => (known.includes(field) ? known.indexOf(field) : known.length)
  return fields
    .filter((field) => !KEPT_BY_PRODUCT.includes(field))
    .sort((a, b) => place(a) - place(b))
    .map((field) => [field, names[field] ?? field])
}

function fieldNames(): Record<string, string> {
  const { slug = '', ...otherColumns } = columnNames()
  return {
    ...Object.fromEntries(FORM_FIELDS.map((name) => [name, t(fieldOf(name).label)])),
    ...otherColumns,
    googleFetchedAt: t('Google data fetched'),
    googleBusinessStatus: t('Status at Google'),
    slug,
    ...FAQ_LABELS,
    translations: t('Translations'),
    status: t('Status'),
    reference: t('Reference'),
    person: t('Person (hashed)'),
    username: t('Username'),
    firstName: t('First name'),
    lastName: t('Last name'),
    role: t('Role'),
    password: t('Password'),
    totpConfirmedAt: t('Authenticator app since'),
    recoveryCodes: t('Recovery codes'),
    passkey: t('Passkey'),
    invitation: t('Invitation'),
    link: t('Link'),
    clearsSecondFactor: t('Takes the second step away'),
    secondFactor: t('Second step'),
  }
}

function columnNames(): Record<string, string> {
  const names = FIELD_NAMES.flatMap((name) => {
    const { label, csv } = fieldOf(name)
    const columns = columnsOf(name)
    if (columns.length === 1) return [[name, t(label)]]
    return columns.map((column) => [column, t((typeof csv === 'object' && csv[column]) || label)])
  })
  return Object.fromEntries(names)
}
