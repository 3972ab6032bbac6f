/**
 * For modal dialogs, which pull the focus back: hides focus events towards toasts, which F8 must reach
 * (SITE-6).
 */
export function letFocusReachToasts(dialog: HTMLElement | null): (() => void) | undefined {
  const onFocusOut = (event: FocusEvent) => {
    if ((event.relatedTarget as Element | null)?.closest('#toaster')) event.stopPropagation()
  }
  dialog?.addEventListener('focusout', onFocusOut)
  return () => dialog?.removeEventListener('focusout', onFocusOut)
}
