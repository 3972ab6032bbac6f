import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { AnswerOf } from '../../../../shared/calls/define-call.ts'
import {
  checkTextCall,
  writeDescriptionCall,
  writeLongDescriptionCall,
} from '../../../../shared/calls/partners.ts'
import type { FactMark } from '../../../../shared/fact-marks.ts'
import { MISSING_FIELDS } from '../../../../shared/form-texts.ts'
import { MISSING_FACTS } from '../../../../shared/partners/description-facts.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { ProgressBar } from '../../../../ui/states.tsx'
import { call } from '../../../api.ts'
import { MarkList } from '../../../marked-text.tsx'
import { Button } from '../../../parts.tsx'
import { complain, t, tell } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'

type DescriptionFieldProps = { name: TextField; label: string; hint: ReactNode }

export function DescriptionField({ name, label, hint }: DescriptionFieldProps) {
  const { fieldState } = useController<PartnerFormValues, TextField>({ name })
  const { field, value, isPending, written, isUntouched, marks, ...text } = useWrittenText(name)
  return (
    <div className="description-field">
      <TextAreaField
        {...field}
        value={value}
        label={label}
        hint={hint}
        error={fieldState.error?.message}
        {...(name === 'longDescription' && { className: 'input long-text' })}
      />
      <Button
        label={isPending ? t('Generating...') : t('Generate with AI')}
        className="link-button"
        onClick={text.generate}
        disabled={isPending}
        aria-description={label}
      />
      {isPending && (
        <ProgressBar label={t('Writing the text. This takes up to 30 seconds.')} value={0} max={null} />
      )}
      <div className="description-note" role="status">
        {written && isUntouched && (
          <>
            <span>{sourceText()}</span>
            <Button label={t('Undo')} className="link-button" onClick={text.takeBack} />
          </>
        )}
      </div>
      {marks.length > 0 && <MarkList marks={marks} isAccepted={text.isAccepted} onAccept={text.accept} />}
    </div>
  )

  function sourceText(): string {
    const read =
      written?.source === 'template'
        ? t('Written by the built-in writer. Please read it before you save.')
        : t('Written by AI. Please read it before you save.')
    return written?.notice ? `${written.notice} ${t('Please read it before you save.')}` : read
  }
}

type TextField = 'description' | 'longDescription'
type Answer = Pick<AnswerOf<typeof writeDescriptionCall>, 'source' | 'notice' | 'marks'>
type Written = Answer & {
  text: string
  before: string
  /** Has the marks until edited. */
  checked: string
}

const NEEDED = ['name', 'address', 'city', 'state'] as const
const CHECK_AFTER_MS = 600

/** Can be undone; checked against the form's facts until edited. */
function useWrittenText(name: TextField) {
  const { field } = useController<PartnerFormValues, TextField>({ name })
  const { getValues } = useFormContext<PartnerFormValues>()
  const [written, setWritten] = useState<Written | null>(null)
  const [timesAsked, setTimesAsked] = useState(0)
  /** Joined marks. */
  const [accepted, setAccepted] = useState('')
  const value = field.value ?? ''
  const isLong = name === 'longDescription'

  const generation = useMutation({
    // Repeated, it gives another text.
    mutationFn: async (values: PartnerFormValues): Promise<Answer & { text: string }> => {
      const body = { ...values, variation: timesAsked }
      if (!isLong) {
        const { description, ...answer } = await call(writeDescriptionCall, { body })
        return { ...answer, text: description }
      }
      const { longDescription, ...answer } = await call(writeLongDescriptionCall, { body })
      return { ...answer, text: longDescription }
    },
    onSuccess: (answer) => {
      setWritten({ ...answer, before: getValues(name) ?? '', checked: answer.text })
      field.onChange(answer.text)
      setAccepted('')
      setTimesAsked((times) => times + 1)
      tell(isLong ? t('Long description generated successfully') : t('Description generated successfully'))
    },
    onError: (cause) => {
      const title = t('Error')
      const what = isLong ? t('Failed to generate long description') : t('Failed to generate description')
      complain(cause.message ? `${what}: ${cause.message}` : what, title)
    },
  })

  const isChecked = written === null || written.checked === value
  useEffect(() => {
    if (isChecked) return
    const abort = new AbortController()
    const timer = setTimeout(async () => {
      const body = { facts: getValues(), text: value }
      const found = await call(checkTextCall, { body }, { signal: abort.signal }).catch(() => null)
      // After a failed check old marks stay.
      if (!abort.signal.aborted && found) setWritten((now) => now && { ...now, ...found, checked: value })
    }, CHECK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [isChecked, value, getValues])

  const marks: readonly FactMark[] = written && value.trim() !== '' ? written.marks : []
  const signature = JSON.stringify(marks.map(({ kind, text }) => [kind, text]))
  return {
    field,
    value,
    isPending: generation.isPending,
    written,
    isUntouched: written?.text === value,
    marks,
    isAccepted: accepted === signature,
    accept: (isAccepted: boolean) => setAccepted(isAccepted ? signature : ''),
    generate() {
      const values = getValues()
      if (NEEDED.some((needed) => values[needed].trim() === '')) {
        complain(t(MISSING_FACTS), t(MISSING_FIELDS.title))
        return
      }
      generation.mutate(values)
    },
    takeBack() {
      field.onChange(written?.before ?? '')
      setWritten(null)
    },
  }
}
