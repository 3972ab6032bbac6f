import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AdminPartner } from '../../../shared/admin-partner.ts'
import { REGIONS } from '../../../shared/regions.ts'
import { TextField } from '../../../ui/form-fields.tsx'
import { useTranslate } from '../../text.tsx'
import { DescriptionField } from './description-field.tsx'
import { fieldLabels } from './field-labels.ts'
import type { PartnerFormValues } from './form-values.ts'
import { PictureField } from './picture-field.tsx'

/** Who and where a partner is, how to reach it, and how it is shown. */
export function BasicInformation({ partner }: { partner: AdminPartner | null }) {
  const t = useTranslate()
  const labels = fieldLabels(t)
  const regions = useId()
  const { register, formState } = useFormContext<PartnerFormValues>()
  const { errors } = formState
  /** What a plain field of text needs; an administrator's own name and address are never offered for filling it. */
  const text = (name: 'name' | 'phone' | 'address' | 'city' | 'state' | 'zipCode' | 'email' | 'website') => ({
    ...register(name),
    label: labels[name],
    error: errors[name]?.message,
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...text('name')} isRequired placeholder={t('Hollis & Wren Funeral Home')} />
      <TextField {...text('phone')} isRequired type="tel" placeholder="(828) 555-0142" />
      <TextField {...text('address')} isRequired placeholder={t('12 Merrimon Avenue')} />
      <div className="place">
        <div className="field-row place-row">
          <TextField {...text('city')} isRequired placeholder={t('Asheville')} />
          <TextField {...text('state')} isRequired placeholder={t('North Carolina')} list={regions} />
          <TextField {...text('zipCode')} isRequired placeholder="28801" />
        </div>
        <MapNote partner={partner} />
      </div>
      <datalist id={regions}>
        {REGIONS.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="field-row">
        <TextField {...text('email')} type="email" placeholder="office@example.com" spellCheck={false} />
        <TextField
          {...text('website')}
          inputMode="url"
          placeholder="https://www.example.com"
          spellCheck={false}
        />
      </div>
      <PictureField
        name="logoUrl"
        label={labels.logoUrl}
        hint={t(
          'An address that begins with / or https://, or a file of your own: PNG, JPEG or WebP up to 8 MB.',
        )}
      />
      <PictureField
        name="imageUrl"
        label={labels.imageUrl}
        hint={t('The large picture of the partner’s page, best 1600 pixels wide or more.')}
      />
      <DescriptionField
        name="description"
        label={labels.description}
        hint={t('For partner cards; 3-5 sentences.')}
      />
      <DescriptionField
        name="longDescription"
        label={labels.longDescription}
        hint={t('For the detail page; 3-5 paragraphs. A blank line begins a new paragraph.')}
      />
    </>
  )
}

/** Where the partner stands on the map, and that a new place moves it. */
function MapNote({ partner }: { partner: AdminPartner | null }) {
  const t = useTranslate()
  const { formState } = useFormContext<PartnerFormValues>()
  const { city, state, zipCode } = formState.dirtyFields
  if (!partner) return <p className="field-hint">{t('The point on the map comes from the ZIP code.')}</p>
  if (city || state || zipCode) {
    return <p className="field-hint">{t('Saving moves the point on the map to the ZIP code.')}</p>
  }
  const point = partner.coordinates
  return (
    <p className="field-hint">
      {point
        ? t('On the map at {latitude}, {longitude}.', {
            latitude: point.latitude.toFixed(4),
            longitude: point.longitude.toFixed(4),
          })
        : t('Not on the map: no list of postal codes knows this ZIP code or city.')}
    </p>
  )
}
