import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { AnswerOf } from '../../../shared/calls/define-call.ts'
import { writeDescriptionCall, writeLongDescriptionCall } from '../../../shared/calls/partners.ts'
import { MISSING_FACTS } from '../../../shared/partners/description-facts.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { call } from '../../api.ts'
import { useTranslate } from '../../text.tsx'
import type { PartnerFormValues } from './form-values.ts'

type Name = 'description' | 'longDescription'
type Written = { text: string; before: string; source: AnswerOf<typeof writeDescriptionCall>['source'] }

const NEEDED = ['name', 'address', 'city', 'state'] as const

/** A text about the partner that can be written from the other fields, and taken back. */
export function DescriptionField({ name, label, hint }: { name: Name; label: string; hint: ReactNode }) {
  const t = useTranslate()
  const id = useId()
  const { field, fieldState } = useController<PartnerFormValues, Name>({ name })
  const { getValues } = useFormContext<PartnerFormValues>()
  const [written, setWritten] = useState<Written | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  const isLong = name === 'longDescription'
  const value = field.value ?? ''
  const error = fieldState.error?.message

  const generation = useMutation({
    // Asked again, the writer gives another text.
    mutationFn: async (values: PartnerFormValues) => {
      const body = { ...values, variation: timesAsked }
      if (!isLong) {
        const { description, source } = await call(writeDescriptionCall, { body })
        return { text: description, source }
      }
      const { longDescription, source } = await call(writeLongDescriptionCall, { body })
      return { text: longDescription, source }
    },
    onSuccess: ({ text, source }) => {
      setWritten({ text, before: getValues(name) ?? '', source })
      field.onChange(text)
      setTimesAsked((times) => times + 1)
      showToast({
        title: t('Success'),
        description: isLong
          ? t('Long description generated successfully')
          : t('Description generated successfully'),
      })
    },
    onError: (cause) => {
      const title = t('Error')
      const what = isLong ? t('Failed to generate long description') : t('Failed to generate description')
      showToast({ title, description: cause.message ? `${what}: ${cause.message}` : what, kind: 'danger' })
    },
  })

  function generate() {
    const values = getValues()
    if (NEEDED.some((needed) => values[needed].trim() === '')) {
      showToast({ title: t('Missing Information'), description: t(MISSING_FACTS), kind: 'danger' })
      return
    }
    generation.mutate(values)
  }

  return (
    <div className="field description-field">
      <div className="description-head">
        <label htmlFor={id}>{label}</label>
        <button
          type="button"
          className="link-button"
          onClick={generate}
          disabled={generation.isPending}
          aria-describedby={`${id}-for`}
        >
          {generation.isPending ? t('Generating...') : t('Generate with AI')}
        </button>
        <span className="unseen" id={`${id}-for`}>
          {label}
        </span>
      </div>
      <textarea
        className={isLong ? 'input long-text' : 'input'}
        id={id}
        aria-describedby={`${error ? `${id}-error ` : ''}${id}-hint`}
        aria-invalid={error ? true : undefined}
        {...field}
        value={value}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <div className="description-note" role="status">
        {written && written.text === value && (
          <>
            <span>
              {written.source === 'template'
                ? t('Written by the built-in writer. Please read it before you save.')
                : t('Written by AI. Please read it before you save.')}
            </span>
            <button type="button" className="link-button" onClick={() => takeBack(written)}>
              {t('Undo')}
            </button>
          </>
        )}
      </div>
    </div>
  )

  function takeBack({ before }: Written) {
    field.onChange(before)
    setWritten(null)
    document.getElementById(id)?.focus()
  }
}
