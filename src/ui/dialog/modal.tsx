import type { ComponentProps } from 'react'
import { createPortal } from 'react-dom'
import { moveToasts } from '../toast/toaster.ts'

type ModalProps = ComponentProps<'dialog'> & { onClose: () => void }

/**
 * Keeps and returns the focus; the page behind is inert. A press beside what it holds closes it, as Escape
 * does.
 */
export function Modal({ onClose, onKeyDown, role = 'dialog', ...dialog }: ModalProps) {
  return createPortal(
    <dialog
      ref={show}
      role={role}
      {...dialog}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
        // Else a second press closes what asks a question, and the dialog below.
        event.preventDefault()
        event.stopPropagation()
        onClose()
      }}
      // A phone's gesture of going back.
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, currentTarget, clientX }) => {
        if (target === currentTarget && clientX < currentTarget.clientWidth) onClose()
      }}
    />,
    document.body,
  )
}

const CONTROL = ':is(input, select, textarea, button):not([tabindex="-1"], [hidden], [type="hidden"])'

function show(dialog: HTMLDialogElement) {
  const { documentElement: page } = document
  // The page keeps its width without its scroll bar.
  if (!document.querySelector('dialog[open]'))
    page.style.setProperty('--scroll-bar', `${innerWidth - page.clientWidth}px`)
  dialog.showModal()
  // A link before the form is seldom what somebody came for.
  if (document.activeElement?.matches('a')) dialog.querySelector<HTMLElement>(CONTROL)?.focus()
  moveToasts()
  return () => {
    dialog.close()
    moveToasts()
  }
}
