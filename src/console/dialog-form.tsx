import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { putFieldErrors } from './api-error.ts'
import { Button } from './button.tsx'
import { t } from './text.ts'

type DialogFormProps<Values extends FieldValues, Checked> = SubmitProps & {
  form: UseFormReturn<Values, unknown, Checked>
  /** Shows errors at their fields, others above the form. */
  onSubmit: (input: Checked) => Promise<void>
  /** For errors without a field. */
  sentenceOf?: (error: Error) => string
  children: ReactNode
}

type SubmitProps = {
  submitLabel: string
  pendingLabel?: string
  isDanger?: boolean
  onCancel: () => void
}

export function DialogForm<Values extends FieldValues, Checked>(props: DialogFormProps<Values, Checked>) {
  const { form, onSubmit, sentenceOf, children, ...buttons } = props
  const [failure, setFailure] = useState('')

  async function send(input: Checked) {
    setFailure('')
    try {
      await onSubmit(input)
    } catch (error) {
      const fields = Object.keys(form.getValues()) as FieldPath<Values>[]
      if (putFieldErrors(form, error, fields)) return
      setFailure(sentenceOf ? sentenceOf(error as Error) : (error as Error).message)
    }
  }

  return (
    <form noValidate onSubmit={(event: FormEvent) => void form.handleSubmit(send)(event)}>
      <FormFailure text={failure} />
      {children}
      <DialogButtons isPending={form.formState.isSubmitting} {...buttons} />
    </form>
  )
}

export function DialogButtons({
  submitLabel,
  pendingLabel,
  isDanger,
  isPending,
  isDisabled,
  onCancel,
}: SubmitProps & { isPending: boolean; isDisabled?: boolean }) {
  return (
    <div className="dialog-buttons">
      <Button label={t('Cancel')} onClick={onCancel} />
      <Button
        label={isPending ? (pendingLabel ?? t('Please wait...')) : submitLabel}
        type="submit"
        className={isDanger ? 'button danger' : 'button filled'}
        disabled={isPending || isDisabled}
      />
    </div>
  )
}

/** '' shows nothing. */
export function FormFailure({ text }: { text: string }) {
  return (
    text && (
      <p className="notice danger" role="alert">
        {text}
      </p>
    )
  )
}
