import type { ReactElement } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { KIND_LABEL, NEWS_LABELS } from '../../../shared/press-releases/news-details.ts'
import { NEWS_KINDS } from '../../../shared/press-releases/news-kinds.ts'
import type { MAX_LENGTHS } from '../../../shared/press-releases/press-release.ts'
import { useText } from '../../text.tsx'
import { PressDetails } from './press-details.tsx'
import type { PressValues } from './press-form.tsx'
import { ToolField, type ToolFieldProps } from './tool-field.tsx'
import { ToolSelect } from './tool-select.tsx'

const SLOTS = ['testimonial1', 'testimonial2', 'testimonial3'] as const

/** Chosen, not typed. */
export const NEWS_CHOICES = [
  'newsKind',
  'newsDate',
  'newsStart',
  'newsEnd',
  'quoteConsent',
  'testimonial1Consent',
  'testimonial2Consent',
  'testimonial3Consent',
] as const

type Choice = (typeof NEWS_CHOICES)[number]
type Props = {
  values: PressValues
  fields: FieldErrors
  text: (name: keyof typeof MAX_LENGTHS, rest?: Partial<ToolFieldProps>) => ReactElement
}

/** What a reporter asks. */
export function NewsFields({ values, fields, text }: Props) {
  const t = useText()
  const timed = (name: Choice, label: string, type: 'date' | 'time') => (
    <ToolField
      tool="press"
      name={name}
      label={label}
      type={type}
      value={values[name]}
      error={fields[name]}
      maxLength={10}
    />
  )
  return (
    <>
      <ToolSelect
        name="newsKind"
        label={t(KIND_LABEL)}
        value={values.newsKind ?? ''}
        options={[
          ['', t('As the sentence below says')],
          ...Object.entries(NEWS_KINDS).map(([kind, name]) => [kind, t(name)] as const),
        ]}
      />
      <PressDetails values={values} fields={fields} />
      {text('newsAngle', {
        label: t('News Angle'),
        isRequired: true,
        rows: 3,
        hint: t('What happened or will, as one sentence: who does what.'),
      })}
      {text('newsWho', {
        label: t('Who is it about?'),
        hint: t('Full name and title, where it is a person.'),
      })}
      <div className="press-three">
        {timed('newsDate', t(NEWS_LABELS.newsDate), 'date')}
        {timed('newsStart', t('From'), 'time')}
        {timed('newsEnd', t('To'), 'time')}
      </div>
      {text('newsPlace', {
        label: t(NEWS_LABELS.newsPlace),
        hint: t('Name and address, where it is not your own.'),
      })}
      {text('newsWhy', { label: t(NEWS_LABELS.newsWhy), rows: 2, hint: t('One or two sentences.') })}
      {text('additionalInfo', {
        label: t(NEWS_LABELS.additionalInfo),
        rows: 7,
        hint: t('Dates, names, numbers, history. The more facts you give, the longer the release can be.'),
      })}
      <h2>{t('In Their Words')}</h2>
      {text('quote', {
        label: t(NEWS_LABELS.quote),
        rows: 3,
        hint: t('What somebody of your house says about the news, word for word.'),
      })}
      <div className="press-pair">
        {text('quoteSpeaker', { label: t('Who says it?') })}
        {text('quoteTitle', { label: t('Title') })}
      </div>
      <Consent
        name="quoteConsent"
        label={t('The speaker agreed to be quoted.')}
        values={values}
        fields={fields}
      />
      {SLOTS.map((slot, index) => (
        <div key={slot} className="press-slot">
          {text(slot, { label: t('Testimonial {number}', { number: index + 1 }), rows: 2 })}
          {text(`${slot}By`, { label: t('Who wrote it?') })}
          <Consent
            name={`${slot}Consent`}
            label={t('The writer agreed to be quoted by name.')}
            values={values}
            fields={fields}
          />
        </div>
      ))}
      {text('testimonials', {
        label: t(NEWS_LABELS.testimonials),
        rows: 3,
        hint: t('Or all at once: word for word, in quotation marks, each with a dash and a name.'),
      })}
    </>
  )
}

type ConsentProps = Pick<Props, 'values' | 'fields'> & { name: Choice; label: string }

function Consent({ name, label, values, fields }: ConsentProps) {
  const id = `press-${name}`
  const error = fields[name]
  return (
    <div className="field">
      <label className="press-consent" htmlFor={id}>
        <input
          className="checkbox"
          type="checkbox"
          id={id}
          name={name}
          value="yes"
          defaultChecked={values[name] === 'yes'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        {label}
      </label>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}
