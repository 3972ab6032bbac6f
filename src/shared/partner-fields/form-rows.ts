import { FIELD_NAMES, type FormField, type FormSection, type InputField } from './field-names.ts'
import { fieldOf } from './partner-fields.ts'

const ROWS: Readonly<Record<FormSection, readonly (readonly FormField[])[]>> = {
  basic: [
    ['name'],
    ['phone'],
    ['address'],
    ['city', 'state', 'zipCode'],
    ['email', 'website'],
    ['logoUrl'],
    ['imageUrl'],
    ['description'],
    ['longDescription'],
  ],
  business: [
    ['annualCremations', 'locationCount', 'partnerSince'],
    ['servicesOffered'],
    ['openingHours'],
    ['answersDayAndNight'],
    ['languages'],
    ['faithsServed'],
    ['directCremationFrom', 'directCremationFromOn'],
    ['highlights'],
    ['socialMedia'],
    ['isPriority', 'isActive'],
  ],
}

const inputs = FIELD_NAMES.filter((name): name is InputField => 'input' in fieldOf(name))
const carried = inputs.filter((name): name is FormField => fieldOf(name).input === 'carried')

/** Fields missing in ROWS come last, one per row. */
export function formRows(section: FormSection): readonly (readonly FormField[])[] {
  const listed = ROWS[section]
  const others = inputs.filter(
    (name): name is FormField =>
      fieldOf(name).input === section && !listed.flat().includes(name as FormField),
  )
  return [...listed, ...others.map((name) => [name])]
}

export const FORM_FIELDS: readonly FormField[] = [
  ...formRows('basic').flat(),
  ...formRows('business').flat(),
  ...carried,
]

export const INPUT_FIELDS: readonly InputField[] = [
  ...formRows('basic').flat(),
  ...inputs.filter((name) => fieldOf(name).input !== 'basic'),
]
