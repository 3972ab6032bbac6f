import { useId } from 'react'
import type { FormField, FormSection } from '../../../../shared/partner-fields/field-names.ts'
import { formRows } from '../../../../shared/partner-fields/form-rows.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { REGIONS } from '../../../../shared/places/regions.ts'
import { FieldControl, type PendingService } from './field-control.tsx'
import { MapNote } from './map-note.tsx'

type SectionFieldsProps = PendingService & { section: FormSection; partner: AdminPartner | null }

/** Row by row. */
export function SectionFields({ section, partner, ...pending }: SectionFieldsProps) {
  const regionsId = useId()
  return formRows(section).map((row) => {
    const controls = row.map((name) => (
      <FieldControl key={name} name={name} regionsId={regionsId} {...pending} />
    ))
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
