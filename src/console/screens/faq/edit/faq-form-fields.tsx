import type { UseFormReturn } from 'react-hook-form'
import {
  FAQ_CATEGORIES,
  FAQ_SCOPES,
  type FaqInput,
  type FaqItem,
  MAX_FAQ_ORDER,
} from '../../../../shared/faq/faq.ts'
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { useTranslate } from '../../../text.tsx'
import { categoryName, scopeName } from '../faq-words.ts'
import { type FaqFormValues, firstMessage, shownTargets } from './faq-form.ts'

type FaqFormFieldsProps = {
  form: UseFormReturn<FaqFormValues, unknown, FaqInput>
  item: FaqItem | null
}

/** Fields of one item. */
export function FaqFormFields({ form, item }: FaqFormFieldsProps) {
  const t = useTranslate()
  const { register, watch, formState } = form
  const errorOf = (field: keyof FaqFormValues) => firstMessage(formState.errors[field])
  const shown = shownTargets(watch('appliesTo'), item)
  return (
    <>
      <TextField label={t('Question')} isRequired error={errorOf('question')} {...register('question')} />
      <TextAreaField
        label={t('Answer')}
        rows={4}
        isRequired
        error={errorOf('answer')}
        {...register('answer')}
      />
      <div className="field-row">
        <SelectField label={t('Category')} error={errorOf('category')} {...register('category')}>
          <CategoryOptions />
        </SelectField>
        <TextField
          label={t('Display Order')}
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
        <SelectField label={t('Applies To')} error={errorOf('appliesTo')} {...register('appliesTo')}>
          <ScopeOptions />
        </SelectField>
        {shown.states && (
          <TextField
            label={t('Target States')}
            error={errorOf('targetStates')}
            hint={t('Names or codes, separated by commas. Empty means all states.')}
            {...register('targetStates')}
          />
        )}
        {shown.cities && (
          <TextField
            label={t('Target Cities')}
            error={errorOf('targetCities')}
            hint={t('Separated by commas. Empty means all cities.')}
            {...register('targetCities')}
          />
        )}
        {shown.partners && (
          <TextField
            label={t('Target Partners')}
            error={errorOf('targetPartners')}
            hint={t('Names, page names or ids, separated by commas. Empty means all partners.')}
            {...register('targetPartners')}
          />
        )}
        <CheckboxField
          label={t('Active')}
          hint={t('Only active questions are shown to visitors.')}
          {...register('isActive')}
        />
      </fieldset>
    </>
  )
}

/** Options of a select of categories. */
export function CategoryOptions() {
  const t = useTranslate()
  return FAQ_CATEGORIES.map((category) => (
    <option key={category} value={category}>
      {categoryName(t, category)}
    </option>
  ))
}

/** Options of a select of scopes. */
export function ScopeOptions() {
  const t = useTranslate()
  return FAQ_SCOPES.map((scope) => (
    <option key={scope} value={scope}>
      {scopeName(t, scope)}
    </option>
  ))
}
