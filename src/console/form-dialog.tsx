import type { FormEvent, ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Button, SubmitButton } from './parts.tsx'
import { t } from './text.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'

type Question = {
  title: string
  description?: ReactNode
  isWide?: boolean
  submitLabel: string
  pendingLabel?: string
  cancelLabel?: string
  isDanger?: boolean
  onClose: () => void
}

type AskDialogProps = Question & {
  failure?: string | undefined
  isPending?: boolean
  isDisabled?: boolean
  onSubmit: (event: FormEvent) => void
  /** Without them a question of yes or no; no has the focus. */
  children?: ReactNode
}

/** Stays open while its answer is under way. */
export function AskDialog({ isPending = false, pendingLabel, children, ...ask }: AskDialogProps) {
  const close = () => {
    if (!isPending) ask.onClose()
  }
  return (
    <Dialog
      role={children ? undefined : 'alertdialog'}
      title={ask.title}
      description={ask.description}
      isWide={ask.isWide}
      onClose={close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isPending) ask.onSubmit(event)
        }}
        onKeyDown={(event) => {
          // As in screens' forms.
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          event.currentTarget.requestSubmit()
        }}
      >
        <FormFailure text={ask.failure} />
        {children}
        <div className="dialog-buttons">
          <Button label={ask.cancelLabel ?? t('Cancel')} onClick={close} disabled={isPending} />
          <SubmitButton
            label={ask.submitLabel}
            busy={isPending && (pendingLabel ?? t('Please wait...'))}
            {...(ask.isDanger && { className: 'button danger' })}
            disabled={ask.isDisabled}
          />
        </div>
      </form>
    </Dialog>
  )
}

type FormDialogProps<Values extends FieldValues, Schema extends z.ZodType> = Question & {
  schema: Schema
  values: Values
  /** Its errors show at their fields, others above the form. */
  onSubmit: (input: z.output<Schema>, form: CheckedForm<Values, Schema>) => Promise<unknown>
  /** For errors without a field. */
  sentenceOf?: (error: Error) => string
  /** `field(name)`: properties of an input. */
  children: (
    field: ReturnType<typeof useCheckedForm<Values, Schema>>['field'],
    form: CheckedForm<Values, Schema>,
  ) => ReactNode
}

export function FormDialog<Values extends FieldValues, Schema extends z.ZodType>({
  schema,
  values,
  onSubmit,
  sentenceOf,
  children,
  ...question
}: FormDialogProps<Values, Schema>) {
  const at = useCheckedForm(schema, values, onSubmit, sentenceOf)
  const { form, field, failure, isSubmitting, submit } = at
  return (
    <AskDialog {...question} failure={failure} isPending={isSubmitting} onSubmit={submit}>
      {children(field, form)}
    </AskDialog>
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
