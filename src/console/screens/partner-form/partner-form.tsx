import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { t } from '../../text.ts'
import type { PendingService } from './fields/field-control.tsx'
import { OpenMarks } from './fields/open-marks.ts'
import { SectionFields } from './fields/section-fields.tsx'
import type { PartnerFormValues } from './form-values.ts'

type PartnerFormProps = PendingService & {
  partner: AdminPartner | null
  onSubmit: () => void
  /** `count`: marks not accepted. */
  onMarks: (field: string, count: number) => void
  keysHint: string
  children: ReactNode
}

export function PartnerForm({
  partner,
  pendingService,
  onPendingService,
  onSubmit,
  onMarks,
  keysHint,
  children,
}: PartnerFormProps) {
  const { formState } = useFormContext<PartnerFormValues>()
  const fields = { partner, pendingService, onPendingService }
  const errorCount = Object.keys(formState.errors).length
  return (
    <form
      className="partner-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <OpenMarks value={onMarks}>
        <FormSection title={t('Basic Information')} text={t('Fields with * must be filled in.')}>
          <SectionFields section="basic" {...fields} />
        </FormSection>
        <FormSection title={t('Business Details')}>
          <SectionFields section="business" {...fields} />
        </FormSection>
      </OpenMarks>
      <div className="form-bar">
        <div className="form-bar-buttons">{children}</div>
        <p className="field-hint" role="status">
          {errorCount > 0 &&
            t('{count, plural, one {# field needs} other {# fields need}} your attention.', {
              count: errorCount,
            })}
        </p>
        <p className="field-hint keys-hint">
          {formState.isDirty || pendingService ? t('Not saved yet. {keysHint}', { keysHint }) : keysHint}
        </p>
      </div>
    </form>
  )
}

function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="form-section">
      <div className="form-section-head">
        <h2>{title}</h2>
        {text && <p className="field-hint">{text}</p>}
      </div>
      <div className="form-section-fields">{children}</div>
    </section>
  )
}
