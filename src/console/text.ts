import { createTranslate } from '../shared/text/i18n.ts'
import { showToast } from '../ui/toast/toaster.ts'
import { isProofWanted } from './proof/ask-for-proof.ts'

/** The back office is in English; a catalogue would come in here. */
export const t = createTranslate('en')

/** `nameOf` names the keys of objects. */
export function valueText(value: unknown, nameOf: (key: string) => string = (key) => key): string {
  if (value === null || value === undefined || value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 })
  if (typeof value !== 'object') return String(value)
  const parts = Array.isArray(value)
    ? value.map((part) => valueText(part, nameOf))
    : Object.entries(value).map(([key, part]) => `${nameOf(key)}: ${valueText(part, nameOf)}`)
  return parts.join(', ') || t('empty')
}

const asMoment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** "Nov 21, 2026, 2:05 PM". */
export const momentText = (iso: string) => asMoment.format(new Date(iso))

type Named = { firstName: string | null; lastName: string | null; username: string }

export const personName = ({ firstName, lastName, username }: Named) =>
  [firstName, lastName].filter(Boolean).join(' ') || username

export const tell = (description: string) => showToast({ title: t('Success'), description })

/** Unless the person declined to prove who they are. */
export function complain(reason: Error | string, title = t('Error')): void {
  if (isProofWanted(reason)) return
  showToast({ title, description: typeof reason === 'string' ? reason : reason.message, kind: 'danger' })
}
