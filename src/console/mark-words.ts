import type { FactMark } from '../shared/fact-marks.ts'
import type { Translate } from '../shared/text/i18n.ts'

/** What a mark of the facts lock stands for, in words. */
export function markKindText(t: Translate, kind: FactMark['kind']): string {
  const texts: Record<FactMark['kind'], string> = {
    name: t('name'),
    number: t('number'),
    date: t('date'),
    price: t('price'),
    phone: t('phone number'),
    email: t('email address'),
    link: t('link'),
    quotation: t('quotation'),
    markup: t('markup'),
  }
  return texts[kind]
}
