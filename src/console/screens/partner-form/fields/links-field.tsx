import { useFormContext } from 'react-hook-form'
import { PARTNER_FIELDS } from '../../../../shared/partner-fields/partner-fields.ts'
import { TextField } from '../../../../ui/fields/form-fields.tsx'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'

const SITES = Object.entries(PARTNER_FIELDS.socialMedia.csv) as [
  keyof typeof PARTNER_FIELDS.socialMedia.csv,
  string,
][]

/** Profiles on other sites. */
export function LinksField({ label }: { label: string }) {
  const { register, formState } = useFormContext<PartnerFormValues>()
  return (
    <fieldset className="social-links">
      <legend>{label}</legend>
      <div className="field-row">
        {SITES.map(([site, name]) => (
          <TextField
            key={site}
            {...register(`socialMedia.${site}`)}
            label={t(name)}
            error={formState.errors.socialMedia?.[site]?.message}
            placeholder="https://"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
          />
        ))}
      </div>
    </fieldset>
  )
}
