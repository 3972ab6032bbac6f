import type { ComponentProps } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import {
  DEFAULT_WORD_TARGET,
  MAX_LENGTHS,
  WORD_TARGETS,
} from '../../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../../shared/press-releases/press-texts.ts'
import { useText } from '../../text.tsx'

/** By field; missing when not sent. */
export type PressValues = Partial<
  Record<keyof typeof MAX_LENGTHS | 'logoUrl' | 'targetWordCount' | 'wording', string>
>

/** The company information form, with values and errors (PRESS-2). */
export function PressForm({ values, fields }: { values: PressValues; fields: FieldErrors }) {
  const t = useText()
  const isUploaded = values.logoUrl?.startsWith('data:') ?? false
  const text = (name: keyof typeof MAX_LENGTHS, label: string, props: FieldProps = {}) => (
    <Field name={name} label={label} value={values[name]} error={fields[name]} {...props} />
  )
  return (
    <form
      className="press-form"
      method="post"
      encType="multipart/form-data"
      action={paths.pressRelease()}
      noValidate
    >
      <h2>{t('Company Information')}</h2>
      {text('companyName', t('Company Name'), { isRequired: true, autoComplete: 'organization' })}
      {text('website', t('Website'), { type: 'url', autoComplete: 'url', placeholder: 'https://' })}
      {text('contactName', t('Contact Name'), { isRequired: true, autoComplete: 'name' })}
      <div className="press-pair">
        {text('contactPhone', t('Contact Phone'), { isRequired: true, type: 'tel', autoComplete: 'tel' })}
        {text('contactEmail', t('Contact Email'), { isRequired: true, type: 'email', autoComplete: 'email' })}
      </div>
      {text('companyAddress', t('Company Address'), { isRequired: true, autoComplete: 'street-address' })}
      <fieldset className="press-logo">
        <legend>{t('Company Logo')}</legend>
        <p className="field-hint" id="logo-hint">
          {t('PNG with a transparent background, at most 5 MB: a file, or its address.')}
        </p>
        <div className="field">
          <label htmlFor="press-logoFile">{t('Logo file')}</label>
          <input
            className="input"
            id="press-logoFile"
            name="logoFile"
            type="file"
            accept="image/png"
            aria-describedby="logo-hint"
          />
        </div>
        <div className="field">
          <label htmlFor="press-logoUrl">{t('Logo URL')}</label>
          <input
            className="input"
            id="press-logoUrl"
            name="logoUrl"
            type="url"
            placeholder="https://"
            disabled={isUploaded}
            defaultValue={isUploaded ? '' : values.logoUrl}
            aria-invalid={fields.logoUrl ? true : undefined}
            aria-describedby={fields.logoUrl ? 'press-logoUrl-error' : undefined}
          />
          {isUploaded && <input type="hidden" name="logoData" value={values.logoUrl} />}
          {fields.logoUrl && (
            <p className="field-error" id="press-logoUrl-error">
              {t(fields.logoUrl)}
            </p>
          )}
        </div>
      </fieldset>
      <h2>{t('Your News')}</h2>
      {text('newsAngle', t('News Angle'), {
        isRequired: true,
        rows: 3,
        hint: t('What is new, in a sentence: an opening, an anniversary, an award, a new service.'),
      })}
      {text('additionalInfo', t('Additional Information'), {
        rows: 7,
        hint: t('Dates, names, numbers, history. The more facts you give, the longer the release can be.'),
      })}
      {text('testimonials', t('Testimonials'), {
        rows: 4,
        hint: t('Word for word, in quotation marks, each with a dash and a name.'),
      })}
      {text('callToAction', t('Call to Action'), { isRequired: true, rows: 2 })}
      <div className="press-pair">
        <div className="field">
          <label htmlFor="press-targetWordCount">{t('Target Word Count')}</label>
          <select
            className="input select"
            id="press-targetWordCount"
            name="targetWordCount"
            defaultValue={values.targetWordCount ?? String(DEFAULT_WORD_TARGET)}
          >
            {Object.entries(WORD_TARGETS).map(([count, name]) => (
              <option key={count} value={count}>
                {t('{count} words ({name})', { count, name: t(name) })}
              </option>
            ))}
          </select>
        </div>
        <div className="field">
          <label htmlFor="press-wording">{t('Words for death')}</label>
          <select
            className="input select"
            id="press-wording"
            name="wording"
            defaultValue={values.wording ?? 'gentle'}
          >
            <option value="gentle">{t('Gentle: “passed away”')}</option>
            <option value="ap">{t('AP style: “died”')}</option>
          </select>
        </div>
      </div>
      <div className="buttons">
        <button
          className="button filled"
          type="submit"
          data-write
          data-pending-text={t(PRESS_TEXTS.generating)}
        >
          {t(PRESS_TEXTS.generate)}
        </button>
        <button className="button" type="button" data-stop hidden>
          {t('Stop')}
        </button>
        <button className="action" type="button" data-clear hidden>
          {t('Clear the form')}
        </button>
      </div>
      <p className="small" data-draft hidden>
        {t('What you type is kept on this device only, until you clear it.')}
      </p>
    </form>
  )
}

type FieldProps = {
  isRequired?: boolean
  rows?: number
  hint?: string
} & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'placeholder'>

function Field({
  name,
  label,
  value,
  error,
  isRequired = false,
  rows,
  hint,
  ...input
}: FieldProps & {
  name: keyof typeof MAX_LENGTHS
  label: string
  value: string | undefined
  error: string | undefined
}) {
  const t = useText()
  const id = `press-${name}`
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    name,
    className: 'input',
    defaultValue: value,
    maxLength: MAX_LENGTHS[name],
    'aria-required': isRequired || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  } as const
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type="text" {...input} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {t(error)}
        </p>
      )}
    </div>
  )
}
