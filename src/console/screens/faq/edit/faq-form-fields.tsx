import type { UseFormReturn } from 'react-hook-form'
import {
  FAQ_CATEGORIES,
  FAQ_SCOPES,
  type FaqInput,
  type FaqItem,
  MAX_FAQ_ORDER,
} from '../../../../shared/faq/faq.ts'
import {
  CheckboxField,
  Options,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../../ui/fields/form-fields.tsx'
import { t } from '../../../text.ts'
import { TRANSLATED_FIELDS } from '../faq-csv.ts'
import { CATEGORY_NAMES, faqLabels, SCOPE_NAMES } from '../faq-words.ts'
import { type FaqFormValues, firstMessage, shownTargets } from './faq-form.ts'

type FaqFormFieldsProps = {
  form: UseFormReturn<FaqFormValues, unknown, FaqInput>
  item: FaqItem | null
}

export function FaqFormFields({ form, item }: FaqFormFieldsProps) {
  const labels = faqLabels()
  const { register, watch, formState } = form
  const errorOf = (field: keyof FaqFormValues) => firstMessage(formState.errors[field])
  const shown = shownTargets(watch('appliesTo'), item)
  return (
    <>
      <TextField label={labels.question} isRequired error={errorOf('question')} {...register('question')} />
      <TextAreaField
        label={labels.answer}
        rows={4}
        isRequired
        error={errorOf('answer')}
        {...register('answer')}
      />
      <details className="faq-translations">
        <summary>{t('French and Spanish')}</summary>
        <p className="field-hint">{t('What is left empty is shown in English.')}</p>
        {TRANSLATED_FIELDS.map(({ locale, question, answer }) => (
          <div key={locale}>
            <TextField
              label={labels[question]}
              lang={locale}
              error={errorOf(question)}
              {...register(question)}
            />
            <TextAreaField
              label={labels[answer]}
              lang={locale}
              rows={4}
              error={errorOf(answer)}
              {...register(answer)}
            />
          </div>
        ))}
      </details>
      <div className="field-row">
        <SelectField label={labels.category} error={errorOf('category')} {...register('category')}>
          <CategoryOptions />
        </SelectField>
        <TextField
          label={labels.order}
          type="number"
          min={0}
          max={MAX_FAQ_ORDER}
          inputMode="numeric"
          error={errorOf('order')}
          {...register('order')}
        />
      </div>
      <fieldset className="faq-group">
        <legend>{t('Targeting & Visibility')}</legend>
        <SelectField label={labels.appliesTo} error={errorOf('appliesTo')} {...register('appliesTo')}>
          <ScopeOptions />
        </SelectField>
        {shown.states && (
          <TextField
            label={labels.targetStates}
            error={errorOf('targetStates')}
            hint={t('Names or codes, separated by commas. Empty means all states.')}
            {...register('targetStates')}
          />
        )}
        {shown.cities && (
          <TextField
            label={labels.targetCities}
            error={errorOf('targetCities')}
            hint={t('Separated by commas. Empty means all cities.')}
            {...register('targetCities')}
          />
        )}
        {shown.partners && (
          <TextField
            label={labels.targetPartners}
            error={errorOf('targetPartners')}
            hint={t('Names, page names or ids, separated by commas. Empty means all partners.')}
            {...register('targetPartners')}
          />
        )}
        <CheckboxField
          label={labels.isActive}
          hint={t('Only active questions are shown to visitors.')}
          {...register('isActive')}
        />
      </fieldset>
    </>
  )
}

export function CategoryOptions() {
  return <Options of={FAQ_CATEGORIES.map((category) => [category, CATEGORY_NAMES[category]])} />
}

export function ScopeOptions() {
  return <Options of={FAQ_SCOPES.map((scope) => [scope, SCOPE_NAMES[scope]])} />
}
