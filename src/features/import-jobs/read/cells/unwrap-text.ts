import { decodeHTMLStrict } from 'entities'
import type { PartnerField } from '../../../../shared/partner-fields/field.ts'

const FORMULA = /^=\s*HYPERLINK\s*\(\s*"((?:[^"]|"")*)"\s*(?:[,;]\s*"((?:[^"]|"")*)"\s*)?\)$/i
const ADDRESSES: ReadonlySet<string> = new Set('email webAddress links picture phone'.split(' '))

/** Of `=HYPERLINK(…)`: the target for an address, else the text. */
export function unwrapHyperlink(text: string, kind: PartnerField['kind']): string {
  const [, target, label] = FORMULA.exec(text.trim()) ?? []
  if (target === undefined) return text
  return (ADDRESSES.has(kind) ? target : (label ?? target)).replaceAll('""', '"')
}

/** The address in "mailto:…", "Name <…>" and "tel:…". */
export function unwrapAddress(text: string, kind: PartnerField['kind']): string {
  if (kind === 'phone') return text.replace(/^\s*tel:/i, '')
  if (kind !== 'email') return text
  const named = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1]
  const linked = /^\s*mailto:([^?]*)/i.exec(text)?.[1]
  return named ?? linked?.replaceAll('%40', '@') ?? text
}

/** Lists from several web pages are encoded as often. */
const MOST_TIMES = 3

/** Only with a semicolon; unknown ones stay. */
export function decodeEntities(text: string): string {
  let decoded = text
  for (let times = 0; times < MOST_TIMES && decoded.includes('&'); times += 1)
    decoded = decodeHTMLStrict(decoded)
  return decoded
}
