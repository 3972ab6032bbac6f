import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { letFocusReachToasts } from './let-focus-reach-toasts.ts'

type DialogProps = {
  /** Where it interrupts with a question. */
  role?: 'alertdialog'
  isOpen?: boolean | undefined
  title: string
  description?: ReactNode
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** Traps the focus. */
export function Dialog({ role, isOpen = true, title, description, isWide, ...dialog }: DialogProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || dialog.onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay">
          <Radix.Content
            className={isWide ? 'dialog wide' : 'dialog'}
            {...(role && { role })}
            ref={letFocusReachToasts}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            {description && (
              <Radix.Description className="soft" asChild>
                <div>{description}</div>
              </Radix.Description>
            )}
            {dialog.children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
