import type { ReactElement } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { useText } from '../../text.tsx'
import { ToolField, type ToolFieldProps } from './tool-field.tsx'

type Rest = Partial<Omit<ToolFieldProps, 'tool' | 'name' | 'value' | 'error' | 'maxLength'>>

export function useToolFields<Name extends string>(
  tool: ToolFieldProps['tool'],
  lengths: Record<Name, number>,
  values: NoInfer<Partial<Record<Name, string>>>,
  fields: FieldErrors,
): (name: Name, rest?: Rest) => ReactElement {
  const t = useText()
  const company: Record<string, Rest> = {
    companyName: { label: t('Company Name'), isRequired: true, autoComplete: 'organization' },
    website: { label: t('Website'), type: 'url', autoComplete: 'url', placeholder: 'https://' },
    contactName: { label: t('Contact Name'), isRequired: true, autoComplete: 'name' },
    contactPhone: { label: t('Contact Phone'), isRequired: true, type: 'tel', autoComplete: 'tel' },
    contactEmail: { label: t('Contact Email'), isRequired: true, type: 'email', autoComplete: 'email' },
    callToAction: { label: t('Call to Action'), isRequired: true, rows: 2 },
  }
  return (name, rest) => (
    <ToolField
      tool={tool}
      name={name}
      label=""
      value={values[name]}
      error={fields[name]}
      maxLength={lengths[name]}
      {...company[name]}
      {...rest}
    />
  )
}

/** The script shows what needs it. */
export function DraftNote() {
  const t = useText()
  return (
    <p className="small" data-draft hidden>
      {t('What you type is kept on this device only, until you clear it.')}
    </p>
  )
}
