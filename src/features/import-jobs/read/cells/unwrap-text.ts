import { decodeHTMLStrict } from 'entities'
import type { PartnerField } from '../../../../shared/partner-fields/field.ts'

/** The address in "mailto:…", "Name <…>" and "tel:…". */
export function unwrapAddress(text: string, kind: PartnerField['kind']): string {
  if (kind === 'phone') return text.replace(/^\s*tel:/i, '')
  if (kind !== 'email') return text
  const named = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1]
  const linked = /^\s*mailto:([^?]*)/i.exec(text)?.[1]
  return named ?? linked?.replaceAll('%40', '@') ?? text
}

/** Only with a semicolon; unknown ones stay. */
export const decodeEntities = (text: string): string => (text.includes('&') ? decodeHTMLStrict(text) : text)
