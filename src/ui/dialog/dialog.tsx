import { type ReactNode, useId } from 'react'
import { Modal } from './modal.tsx'

type DialogProps = {
  /** Where it interrupts with a question. */
  role?: 'alertdialog' | undefined
  title: string
  description?: ReactNode
  isWide?: boolean | undefined
  onClose: () => void
  children: ReactNode
}

export function Dialog({ role, title, description, isWide, onClose, children }: DialogProps) {
  const id = useId()
  return (
    <Modal
      className="dialog-overlay"
      role={role}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-text` : undefined}
      onClose={onClose}
    >
      <div className={isWide ? 'dialog wide' : 'dialog'}>
        <h2 id={id}>{title}</h2>
        {description && (
          <div className="soft" id={`${id}-text`}>
            {description}
          </div>
        )}
        {children}
      </div>
    </Modal>
  )
}
