/** Loads the toast region with the first toast. */
export function showToast(title: string, description: string, kind: 'plain' | 'danger' = 'plain'): void {
  void import('../../../ui/toast/toaster.ts').then((toaster) =>
    toaster.showToast({ title, description, kind }),
  )
}
