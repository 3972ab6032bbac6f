import * as AlertDialog from '@radix-ui/react-alert-dialog'
import type { ReactNode } from 'react'
import { letFocusReachToasts, useReturnFocus } from '../ui/dialog/use-return-focus.ts'
import { t } from './text.ts'

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

/** Focus starts on Cancel and returns to where it was. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, title, text, confirmLabel, pendingLabel, isPending, isDisabled, isDanger } = props
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
                {props.cancelLabel ?? t('Cancel')}
              </AlertDialog.Cancel>
              <button
                type="button"
                className={isDanger ? 'button danger' : 'button filled'}
                disabled={isPending || isDisabled}
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
