import type { ToolText } from './tool-text.ts'

/** Both are messages in English, or sentences in the page's language. Loads the toast region with the first toast. */
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
