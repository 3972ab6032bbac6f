/**
 * A modal dialog pulls the focus back whenever it leaves. Notifications stand outside the dialog, yet F8 must lead to
 * them (spec, section 9), so the dialog is not told of a focus that goes there. Used as the dialog's ref.
 */
export function letFocusReachToasts(dialog: HTMLElement | null): (() => void) | undefined {
  const onFocusOut = (event: FocusEvent) => {
    if ((event.relatedTarget as Element | null)?.closest('#toaster')) event.stopPropagation()
  }
  dialog?.addEventListener('focusout', onFocusOut)
  return () => dialog?.removeEventListener('focusout', onFocusOut)
}
