/**
 * Ref for modal dialogs, which pull the focus back when it leaves: F8 must reach toasts outside the dialog (SITE-6),
 * so focus events towards them are hidden from it.
 */
export function letFocusReachToasts(dialog: HTMLElement | null): (() => void) | undefined {
  const onFocusOut = (event: FocusEvent) => {
    if ((event.relatedTarget as Element | null)?.closest('#toaster')) event.stopPropagation()
  }
  dialog?.addEventListener('focusout', onFocusOut)
  return () => dialog?.removeEventListener('focusout', onFocusOut)
}
