import type { ToolText } from './tool-text.ts'

/** In English, or sentences in the page's language. The first loads the toast region. */
export function showToast(
  { t, messages }: ToolText,
  title: string,
  description: string,
  kind: 'plain' | 'danger' = 'plain',
): void {
  const say = (text: string) => messages[text] ?? text
  void import('../../../ui/toast/toaster.ts').then((toaster) =>
    toaster.showToast({ title: say(title), description: say(description), kind }, t),
  )
}
