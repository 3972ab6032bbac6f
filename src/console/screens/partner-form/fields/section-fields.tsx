import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import type { FormField, FormSection } from '../../../../shared/partner-fields/field-names.ts'
import { formRows } from '../../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { REGIONS } from '../../../../shared/places/regions.ts'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'
import { FieldControl } from './field-control.tsx'

type SectionFieldsProps = { section: FormSection; partner: AdminPartner | null }

export function SectionFields({ section, partner }: SectionFieldsProps) {
  const regionsId = useId()
  return formRows(section).map((row) => {
    const controls = row.map((name) => <FieldControl key={name} name={name} regionsId={regionsId} />)
    if (row.includes('zipCode')) {
      return (
        <div key={row[0]} className="place">
          <div className="field-row place-row">{controls}</div>
          <MapNote partner={partner} />
          <datalist id={regionsId}>
            {REGIONS.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      )
    }
    const className = rowClass(row)
    return className ? (
      <div key={row[0]} className={className}>
        {controls}
      </div>
    ) : (
      controls
    )
  })
}

function rowClass(row: readonly FormField[]): string | null {
  if (row.every((name) => fieldOf(name).kind === 'flag')) return 'check-group'
  return row.length > 1 ? 'field-row' : null
}

function MapNote({ partner }: { partner: AdminPartner | null }) {
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
        : t('Not on the map: this ZIP code or city is unknown.')}
    </p>
  )
}
