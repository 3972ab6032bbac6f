import type { Catalogue } from '../../../shared/text/i18n.ts'

/** In the page's language. */
export type ToolText = {
  /** No plurals, which need the whole of ICU. */
  t(english: string, values?: Readonly<Record<string, string | number>>): string
  messages: Catalogue
}

export function createToolText(messages: Catalogue): ToolText {
  const t: ToolText['t'] = (english, values = {}) =>
    (messages[english] ?? english).replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))
  return { t, messages }
}
