import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { AskForm, type AskFormProps } from './form-dialog.tsx'

type ConfirmDialogProps = Omit<AskFormProps, 'submitLabel' | 'onSubmit' | 'failure' | 'children'> & {
  isOpen?: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  onConfirm: () => void
}

/** Yes or no; the focus starts on no. */
export function ConfirmDialog({ isOpen, title, text, confirmLabel, onConfirm, ...form }: ConfirmDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      isOpen={isOpen}
      title={title}
      description={text}
      onClose={() => form.isPending || form.onCancel()}
    >
      <AskForm submitLabel={confirmLabel} onSubmit={onConfirm} {...form} />
    </Dialog>
  )
}
