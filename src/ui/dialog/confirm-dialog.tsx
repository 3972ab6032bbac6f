import * as AlertDialog from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { letFocusReachToasts } from '../toast/let-focus-reach-toasts.ts'
import { useReturnFocus } from './use-return-focus.ts'

type ConfirmDialogProps = {
  isOpen: boolean
  title: string
  text: ReactNode
  confirmLabel: string
  /** Shown on the button while `isPending`. */
  pendingLabel?: string
  cancelLabel: string
  isPending?: boolean
  /** The action removes something. */
  isDanger?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks for confirmation. Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, pendingLabel, cancelLabel, isPending, isDanger } = props
  const returnFocus = useReturnFocus(isOpen)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || isPending || props.onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="dialog-overlay">
          <AlertDialog.Content className="dialog" ref={letFocusReachToasts} onCloseAutoFocus={returnFocus}>
            <AlertDialog.Title asChild>
              <h2>{title}</h2>
            </AlertDialog.Title>
            <AlertDialog.Description className="soft" asChild>
              <div>{text}</div>
            </AlertDialog.Description>
            <div className="dialog-buttons confirm">
              <AlertDialog.Cancel className="button" disabled={isPending}>
                {cancelLabel}
              </AlertDialog.Cancel>
              <button
                type="button"
                className={isDanger ? 'button danger' : 'button filled'}
                disabled={isPending}
                onClick={props.onConfirm}
              >
                {isPending ? (pendingLabel ?? confirmLabel) : confirmLabel}
              </button>
            </div>
          </AlertDialog.Content>
        </AlertDialog.Overlay>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
