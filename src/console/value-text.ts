import type { Translate } from '../shared/i18n.ts'

/** Returns a stored value (JSON) in words; `nameOf` labels the keys of an object. */
export function valueText(t: Translate, value: unknown, nameOf = (key: string) => key): string {
  if (value === null || value === undefined || value === '') return t('empty')
  if (typeof value === 'boolean') return value ? t('Yes') : t('No')
  if (typeof value === 'number') return value.toLocaleString('en-US', { maximumFractionDigits: 6 })
  if (Array.isArray(value))
    return value.length === 0 ? t('empty') : value.map((part) => valueText(t, part, nameOf)).join(', ')
  if (typeof value === 'object') {
    const parts = Object.entries(value).map(([key, part]) => `${nameOf(key)}: ${valueText(t, part, nameOf)}`)
    return parts.length === 0 ? t('empty') : parts.join(', ')
  }
  return String(value)
}
