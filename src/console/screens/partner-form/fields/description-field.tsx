import { type ReactNode, useId } from 'react'
import { useController } from 'react-hook-form'
import { ProgressBar } from '../../../../ui/states.tsx'
import { Button } from '../../../button.tsx'
import { MarkList } from '../../../marked-text.tsx'
import { t } from '../../../text.ts'
import type { PartnerFormValues } from '../form-values.ts'
import { useOpenMarks } from '../use-partner-form.ts'
import { type TextField, useWrittenText } from './use-written-text.ts'

type DescriptionFieldProps = { name: TextField; label: string; hint: ReactNode }

export function DescriptionField({ name, label, hint }: DescriptionFieldProps) {
  const id = useId()
  const { fieldState } = useController<PartnerFormValues, TextField>({ name })
  const { field, value, isPending, written, isUntouched, marks, ...text } = useWrittenText(name)
  const error = fieldState.error?.message
  useOpenMarks(name, text.isAccepted ? 0 : marks.length)

  return (
    <div className="field description-field">
      <div className="description-head">
        <label htmlFor={id}>{label}</label>
        <Button
          label={isPending ? t('Generating...') : t('Generate with AI')}
          className="link-button"
          onClick={text.generate}
          disabled={isPending}
          aria-describedby={`${id}-for`}
        />
        <span className="unseen" id={`${id}-for`}>
          {label}
        </span>
      </div>
      <textarea
        className={name === 'longDescription' ? 'input long-text' : 'input'}
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
