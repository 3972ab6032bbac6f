import type { ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import type { AdminPartner } from '../../../shared/partners/admin-partner.ts'
import { useShortcut } from '../../keys/use-shortcut.ts'
import { t } from '../../text.ts'
import { SectionFields } from './fields/section-fields.tsx'
import type { usePartnerForm } from './use-partner-form.ts'

type PartnerFormProps = {
  at: ReturnType<typeof usePartnerForm>
  partner: AdminPartner | null
  onSubmit: () => void
  keysHint: string
  children: ReactNode
}

export function PartnerForm({ at, partner, onSubmit, keysHint, children }: PartnerFormProps) {
  const { formState } = at.form
  const errorCount = Object.keys(formState.errors).length
  useShortcut({ key: '/', does: t('To the first field') }, () => at.form.setFocus('name'))
  return (
    <FormProvider {...at.form}>
      <form
        className="partner-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <FormSection title={t('Basic Information')} text={t('Fields with * must be filled in.')}>
          <SectionFields section="basic" partner={partner} />
        </FormSection>
        <FormSection title={t('Business Details')}>
          <SectionFields section="business" partner={partner} />
        </FormSection>
        <div className="form-bar">
          <div className="buttons">{children}</div>
          <p className="field-hint" role="status">
            {errorCount > 0 &&
              t('{count, plural, one {# field needs} other {# fields need}} your attention.', {
                count: errorCount,
              })}
          </p>
          <p className="field-hint keys-hint">
            {formState.isDirty ? t('Not saved yet. {keysHint}', { keysHint }) : keysHint}
          </p>
        </div>
      </form>
    </FormProvider>
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
