import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { AskForm } from './form-dialog.tsx'

type ConfirmDialogProps = {
  isOpen?: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  /** While `isPending`. */
  pendingLabel?: string
  /** Default: "Cancel". */
  cancelLabel?: string
  isPending?: boolean
  isDisabled?: boolean
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
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
