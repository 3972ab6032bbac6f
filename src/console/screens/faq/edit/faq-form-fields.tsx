import type { ComponentProps } from 'react'
import { FAQ_CATEGORIES, FAQ_SCOPES, MAX_FAQ_ORDER } from '../../../../shared/faq/faq.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { t } from '../../../text.ts'
import { TRANSLATED_FIELDS } from '../faq-csv.ts'
import { CATEGORY_NAMES, FAQ_LABELS as labels, SCOPE_NAMES } from '../faq-words.ts'
import type { FaqFormValues, Target } from './faq-form.ts'

const TARGET_HINTS: Record<Target, string> = {
  targetStates: t('Names or codes, separated by commas. Empty means all states.'),
  targetCities: t('Separated by commas. Empty means all cities.'),
  targetPartners: t('Names, page names or ids, separated by commas. Empty means all partners.'),
}

type FaqFormFieldsProps = { field: (name: keyof FaqFormValues) => object; shown: readonly Target[] }

export function FaqFormFields({ field, shown }: FaqFormFieldsProps) {
  return (
    <>
      <TextField label={labels.question} isRequired {...field('question')} />
      <TextAreaField label={labels.answer} rows={4} isRequired {...field('answer')} />
      <details className="faq-translations">
        <summary>{t('French and Spanish')}</summary>
        <p className="field-hint">{t('What is left empty is shown in English.')}</p>
        {TRANSLATED_FIELDS.map(({ locale, question, answer }) => (
          <div key={locale}>
            <TextField label={labels[question]} lang={locale} {...field(question)} />
            <TextAreaField label={labels[answer]} lang={locale} rows={4} {...field(answer)} />
          </div>
        ))}
      </details>
      <div className="field-row">
        <SelectField label={labels.category} options={CATEGORY_OPTIONS} {...field('category')} />
        <OrderField {...field('order')} />
      </div>
      <fieldset className="faq-group">
        <legend>{t('Targeting & Visibility')}</legend>
        <SelectField label={labels.appliesTo} options={SCOPE_OPTIONS} {...field('appliesTo')} />
        {shown.map((name) => (
          <TextField key={name} label={labels[name]} hint={TARGET_HINTS[name]} {...field(name)} />
        ))}
        <CheckboxField
          label={labels.isActive}
          hint={t('Only active questions are shown to visitors.')}
          {...field('isActive')}
        />
      </fieldset>
    </>
  )
}

export function OrderField(control: ComponentProps<'input'>) {
  return (
    <TextField
      label={labels.order}
      type="number"
      min={0}
      max={MAX_FAQ_ORDER}
      inputMode="numeric"
      {...control}
    />
  )
}

export const CATEGORY_OPTIONS = FAQ_CATEGORIES.map(
  (category) => [category, CATEGORY_NAMES[category]] as const,
)
export const SCOPE_OPTIONS = FAQ_SCOPES.map((scope) => [scope, SCOPE_NAMES[scope]] as const)
