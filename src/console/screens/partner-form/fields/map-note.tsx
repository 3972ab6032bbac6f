import { useFormContext } from 'react-hook-form'
import type { AdminPartner } from '../../../../shared/partners/admin-partner.ts'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'

/** Says whether the partner is on the map. */
export function MapNote({ partner }: { partner: AdminPartner | null }) {
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
