import { type FormEvent, type ReactNode, useState } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { putFieldErrors } from './api-error.ts'
import { Button, SubmitButton } from './parts.tsx'
import { t } from './text.ts'
import { useCheckedForm } from './use-checked-form.ts'

type Frame = { title: string; description?: ReactNode; isWide?: boolean; onClose: () => void }

type Buttons = {
  submitLabel: string
  pendingLabel?: string
  cancelLabel?: string
  isDanger?: boolean
}

export type AskFormProps = Buttons & {
  /** '' or undefined shows nothing. */
  failure?: string | undefined
  isPending?: boolean
  isDisabled?: boolean
  onSubmit: (event: FormEvent) => void
  onCancel: () => void
  children?: ReactNode
}

/** The frame of all forms in dialogs. */
export function AskForm({ submitLabel, pendingLabel, failure, isPending = false, ...form }: AskFormProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) form.onSubmit(event)
      }}
      onKeyDown={(event) => {
        // As in the forms of screens.
        if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <FormFailure text={failure} />
      {form.children}
      <div className="dialog-buttons">
        <Button label={form.cancelLabel ?? t('Cancel')} onClick={form.onCancel} disabled={isPending} />
        <SubmitButton
          label={submitLabel}
          busy={isPending && (pendingLabel ?? t('Please wait...'))}
          {...(form.isDanger && { className: 'button danger' })}
          disabled={form.isDisabled}
        />
      </div>
    </form>
  )
}

/** Asks by a form of its own. */
export function AskDialog({
  title,
  description,
  isWide,
  onClose,
  ...form
}: Omit<AskFormProps, 'onCancel'> & Frame) {
  return (
    <Dialog {...{ title, description, isWide, onClose }}>
      <AskForm {...form} onCancel={onClose} />
    </Dialog>
  )
}

type DialogFormProps<Values extends FieldValues, Checked> = Buttons & {
  form: UseFormReturn<Values, unknown, Checked>
  /** Shows errors at their fields, others above the form. */
  onSubmit: (input: Checked) => Promise<void>
  /** For errors without a field. */
  sentenceOf?: ((error: Error) => string) | undefined
  onCancel: () => void
  children: ReactNode
}

export function DialogForm<Values extends FieldValues, Checked>(props: DialogFormProps<Values, Checked>) {
  const { form, onSubmit, sentenceOf, ...frame } = props
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
    <AskForm
      {...frame}
      failure={failure}
      isPending={form.formState.isSubmitting}
      onSubmit={form.handleSubmit(send)}
    />
  )
}

type FormDialogProps<Values extends FieldValues, Schema extends z.ZodType> = Buttons &
  Frame & {
    schema: Schema
    values: Values
    onSubmit: (input: z.output<Schema>) => Promise<void>
    sentenceOf?: (error: Error) => string
    /** Of the fields; `field(name)` are the properties of an input. */
    children: (field: ReturnType<typeof useCheckedForm<Values, Schema>>['field']) => ReactNode
  }

/** Asks by a form that `schema` checks. */
export function FormDialog<Values extends FieldValues, Schema extends z.ZodType>(
  props: FormDialogProps<Values, Schema>,
) {
  const { title, description, isWide, onClose, schema, values, children, ...rest } = props
  const { form, field } = useCheckedForm(schema, values)
  return (
    <Dialog {...{ title, description, isWide, onClose }}>
      <DialogForm form={form} onCancel={onClose} {...rest}>
        {children(field)}
      </DialogForm>
    </Dialog>
  )
}

export function FormFailure({ text }: { text: string | undefined }) {
  if (!text) return null
  return (
    <p className="notice danger" role="alert">
      {text}
    </p>
  )
}
