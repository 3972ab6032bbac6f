import type { ComponentProps, ReactElement } from 'react'
import { isTextField } from '../../../shared/partner-fields/field.ts'
import type { BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/form-fields.tsx'
import { t } from '../../text.ts'
import { OTHER_REGIONS, STATES } from './search-address.ts'

type BulkEditFieldProps = { name: BulkField; error: string | undefined } & Omit<
  ComponentProps<'input'> & ComponentProps<'select'> & ComponentProps<'textarea'>,
  'name'
>

type Words = { label?: string; hint?: string; yes?: string; no?: string }

/** Other words than the form's. */
const WORDS: Partial<Record<BulkField, Words>> = {
  locationCount: { label: t('Location Count') },
  state: { hint: t('The point on the map moves to the ZIP code or city in that state, or is removed.') },
  isPriority: {
    label: t('Priority Partner Status'),
    yes: t('Priority Partner'),
    no: t('Regular Partner'),
  },
  isActive: { label: t('Active Status'), yes: t('Active'), no: t('Inactive') },
  servicesOffered: {
    hint: t('Separate services with semicolons. They replace those that a partner has now.'),
  },
  description: { label: t('Description') },
}

const FIRST_STATES = ['California', 'Florida', 'Texas', 'New York', 'Illinois']
const FURTHER_STATES = [...STATES, ...OTHER_REGIONS]
  .map(({ name }) => name)
  .filter((name) => !FIRST_STATES.includes(name))

export function BulkEditField({ name, ...control }: BulkEditFieldProps): ReactElement {
  const field = fieldOf(name)
  const { yes = t('Yes'), no = t('No'), label = t(field.label), hint } = WORDS[name] ?? {}
  const shown = { ...control, name, label, hint }
  if (field.kind === 'state')
    return (
      <SelectField
        {...shown}
        options={[['', t('No change')], ...FIRST_STATES.map((state) => [state, state] as const)]}
      >
        <optgroup label={t('All others')}>
          {FURTHER_STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </optgroup>
      </SelectField>
    )
  if (field.kind === 'paragraphs') return <TextAreaField {...shown} />
  if (isTextField(field)) return <TextField {...shown} autoComplete="off" />
  switch (field.kind) {
    case 'flag':
      return (
        <SelectField
          {...shown}
          options={[
            ['', t('No change')],
            ['true', yes],
            ['false', no],
          ]}
        />
      )
    case 'count':
    case 'price':
    case 'rating':
    case 'reviewCount':
      return <TextField {...shown} type="number" inputMode="numeric" min={0} />
    case 'services':
    case 'sentences':
    case 'choices':
      return <TextField {...shown} hint={hint ?? t('Separated by semicolons.')} autoComplete="off" />
    case 'links':
    case 'point':
    case 'id':
    case 'slug':
    case 'moment':
      return <TextField {...shown} autoComplete="off" />
  }
}
