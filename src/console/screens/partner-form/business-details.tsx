import { useFormContext } from 'react-hook-form'
import { CheckboxField, TextField } from '../../../ui/form-fields.tsx'
import { useTranslate } from '../../text.tsx'
import { fieldLabels } from './field-labels.ts'
import type { PartnerFormValues } from './form-values.ts'
import { ServicesField } from './services-field.tsx'

type BusinessDetailsProps = { pendingService: string; onPendingService: (text: string) => void }

/** How large a partner is, what it offers, and how it stands in the directory. */
export function BusinessDetails({ pendingService, onPendingService }: BusinessDetailsProps) {
  const t = useTranslate()
  const labels = fieldLabels(t)
  const { register, formState } = useFormContext<PartnerFormValues>()
  const { errors } = formState
  /** An emptied count is the one that a new partner begins with. */
  const count = (name: 'annualCremations' | 'locationCount', byDefault: number) => ({
    ...register(name, { setValueAs: (text) => (text === '' ? byDefault : Number(text)) }),
    label: labels[name],
    error: errors[name]?.message,
    type: 'number',
    inputMode: 'numeric' as const,
    min: 0,
    step: 1,
  })
  const links = [
    ['facebook', t('Facebook')],
    ['linkedin', t('LinkedIn')],
    ['instagram', t('Instagram')],
  ] as const
  return (
    <>
      <div className="field-row">
        <TextField {...count('annualCremations', 0)} />
        <TextField {...count('locationCount', 1)} />
        <TextField
          {...register('partnerSince')}
          label={labels.partnerSince}
          error={errors.partnerSince?.message}
          placeholder={t('January 2024')}
          autoComplete="off"
        />
      </div>
      <ServicesField label={labels.servicesOffered} pending={pendingService} onPending={onPendingService} />
      <fieldset className="social-links">
        <legend>{labels.socialMedia}</legend>
        <div className="field-row">
          {links.map(([name, label]) => (
            <TextField
              key={name}
              {...register(`socialMedia.${name}`)}
              label={label}
              error={errors.socialMedia?.[name]?.message}
              placeholder="https://"
              inputMode="url"
              autoComplete="off"
              spellCheck={false}
            />
          ))}
        </div>
      </fieldset>
      <div className="check-group">
        <CheckboxField
          {...register('isPriority')}
          label={labels.isPriority}
          hint={t('Stands before the others in lists.')}
        />
        <CheckboxField
          {...register('isActive')}
          label={labels.isActive}
          hint={t('The public sees active partners only.')}
        />
      </div>
    </>
  )
}
