import type { FieldErrors } from '../../../shared/errors.ts'
import { paths } from '../../../shared/paths.ts'
import {
  DEFAULT_WORD_TARGET,
  MAX_LENGTHS,
  WORD_TARGETS,
} from '../../../shared/press-releases/press-release.ts'
import { PRESS_TEXTS } from '../../../shared/press-releases/press-texts.ts'
import { useText } from '../../text.tsx'
import { LogoFields } from './logo-fields.tsx'
import { ToolField, type ToolFieldProps } from './tool-field.tsx'

/** By field; missing when not sent. */
export type PressValues = Partial<
  Record<keyof typeof MAX_LENGTHS | 'logoUrl' | 'targetWordCount' | 'wording', string>
>

/** The company information form, with values and errors (PRESS-2). */
export function PressForm({ values, fields }: { values: PressValues; fields: FieldErrors }) {
  const t = useText()
  const text = (name: keyof typeof MAX_LENGTHS, label: string, props: Partial<ToolFieldProps> = {}) => (
    <ToolField
      tool="press"
      name={name}
      label={label}
      value={values[name]}
      error={fields[name]}
      maxLength={MAX_LENGTHS[name]}
      {...props}
    />
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
      <LogoFields tool="press" logoUrl={values.logoUrl} error={fields.logoUrl} />
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
