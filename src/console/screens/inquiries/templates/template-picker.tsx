import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listReplyTemplatesCall } from '../../../../shared/calls/reply-templates.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { fillTemplate, type PlaceholderValues } from '../../../../shared/inquiries/reply-template.ts'
import { LOCALES } from '../../../../shared/text/languages.ts'
import { Options, SelectField } from '../../../../ui/fields/form-fields.tsx'
import { queryOf } from '../../../api.ts'
import { Button } from '../../../button.tsx'
import { useSession } from '../../../session.ts'
import { siteInfo } from '../../../site-info.ts'
import { personName, t } from '../../../text.ts'
import { LANGUAGE_TEXTS } from '../inquiry-words.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

type TemplatePickerProps = {
  inquiry: InquiryDetail
  onPick: (filled: { subject: string; message: string }) => void
}

/** To be edited before sending; those in the family's language first. */
export function TemplatePicker({ inquiry, onPick }: TemplatePickerProps) {
  const { providerName } = siteInfo()
  const user = useSession()?.user
  const [isEditing, setEditing] = useState(false)
  const { data: templates = [] } = useQuery(queryOf(listReplyTemplatesCall))
  const { partner } = inquiry
  const values: PlaceholderValues = {
    family: inquiry.name,
    partner: partner.name,
    city: partner.city,
    state: partner.state,
    telephone: partner.phone,
    reference: inquiry.reference,
    administrator: user ? personName(user) : '',
    provider: providerName,
  }
  return (
    <div className="template-picker">
      {templates.length > 0 && (
        <SelectField
          label={t('Template')}
          value=""
          onChange={({ currentTarget }) => {
            const template = templates.find(({ id }) => id === currentTarget.value)
            if (template)
              onPick({
                subject: fillTemplate(template.subject, values),
                message: fillTemplate(template.message, values),
              })
          }}
        >
          <option value="">{t('Choose a template')}</option>
          {LOCALES.toSorted((a, b) => Number(b === inquiry.locale) - Number(a === inquiry.locale)).map(
            (locale) => {
              const own = templates.filter((template) => template.locale === locale)
              return (
                own.length > 0 && (
                  <optgroup key={locale} label={LANGUAGE_TEXTS[locale]}>
                    <Options of={own.map(({ id, name }) => [id, name])} />
                  </optgroup>
                )
              )
            },
          )}
        </SelectField>
      )}
      <Button
        label={templates.length > 0 ? t('Edit templates') : t('Add a template')}
        className="link-button"
        onClick={() => setEditing(true)}
      />
      {isEditing && (
        <TemplatesDialog templates={templates} locale={inquiry.locale} onClose={() => setEditing(false)} />
      )}
    </div>
  )
}
