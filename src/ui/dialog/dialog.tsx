import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { letFocusReachToasts, useReturnFocus } from './use-return-focus.ts'

type DialogProps = {
  isOpen?: boolean
  title: string
  description?: ReactNode
  isWide?: boolean
  onClose: () => void
  children: ReactNode
}

/** Traps the focus, which then returns to where it was. */
export function Dialog({ isOpen = true, title, description, isWide, onClose, children }: DialogProps) {
  const returnFocus = useReturnFocus(isOpen)
  return (
    <Radix.Root open={isOpen} onOpenChange={(isNowOpen) => isNowOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-overlay">
          <Radix.Content
            className={isWide ? 'dialog wide' : 'dialog'}
            ref={letFocusReachToasts}
            onCloseAutoFocus={returnFocus}
            {...(!description && { 'aria-describedby': undefined })}
          >
            <Radix.Title asChild>
              <h2>{title}</h2>
            </Radix.Title>
            {description && (
              <Radix.Description className="soft" asChild>
                <p>{description}</p>
              </Radix.Description>
            )}
            {children}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
