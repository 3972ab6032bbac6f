import { memo } from 'react'
import type { FaqItem } from '../../../shared/faq/faq.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { shownTargets } from './edit/faq-form.ts'
import type { OpenDialog } from './faq-dialogs.tsx'
import { CATEGORY_NAMES, type PartnerNames, SCOPE_NAMES } from './faq-words.ts'

type FaqCardProps = {
  item: FaqItem
  partnerNames: PartnerNames
  isSelected: boolean
  onToggle: (id: string) => void
  onOpen: (dialog: OpenDialog) => void
}

/** Memoised for thousands. */
export const FaqCard = memo(function FaqCard({
  item,
  partnerNames,
  isSelected,
  onToggle,
  onOpen,
}: FaqCardProps) {
  const { question, translations } = item
  const missing = [!translations.fr && t('French pages'), !translations.es && t('Spanish pages')].filter(
    Boolean,
  )
  return (
    <li className={isSelected ? 'faq-card selected' : 'faq-card'}>
      <label className="faq-check">
        <input
          type="checkbox"
          className="checkbox"
          checked={isSelected}
          onChange={() => onToggle(item.id)}
          aria-label={t('Select: {question}', { question })}
        />
      </label>
      <div className="faq-card-text">
        <h2>{question}</h2>
        <ul className="faq-badges">
          <li className="badge">{CATEGORY_NAMES[item.category]}</li>
          <li className="badge outline">{t('Order: {order}', { order: String(item.order) })}</li>
          <li className="badge outline">{SCOPE_NAMES[item.appliesTo]}</li>
          {missing.length > 0 && (
            <li className="badge outline">
              {t('In English on: {languages}', { languages: missing.join(', ') })}
            </li>
          )}
          {!item.isActive && <li className="badge outline faq-inactive">{t('Inactive')}</li>}
        </ul>
        <Targets item={item} partnerNames={partnerNames} />
        <p className="faq-card-answer soft">{item.answer}</p>
      </div>
      <div className="faq-card-actions">
        <Button
          label={t('Edit')}
          className="link-button"
          onClick={() => onOpen({ kind: 'edit', item })}
          aria-label={t('Edit: {question}', { question })}
        />
        <Button
          label={t('Delete')}
          className="link-button danger"
          onClick={() => onOpen({ kind: 'delete', item })}
          aria-label={t('Delete: {question}', { question })}
        />
      </div>
    </li>
  )
})

/** Longer lists are counted. */
const MOST_NAMES = 6

function Targets({ item, partnerNames }: { item: FaqItem; partnerNames: PartnerNames }) {
  const tell = (names: readonly string[]) =>
    names.length > MOST_NAMES
      ? t('{names} and {count} more', {
          names: names.slice(0, MOST_NAMES).join(', '),
          count: names.length - MOST_NAMES,
        })
      : names.join(', ')
  const partners = item.targetPartners.map(
    (target) => partnerNames.get(target) ?? t('a partner that is no longer there'),
  )
  const lines = shownTargets(item.appliesTo, item).flatMap((name) => {
    if (item[name].length === 0) return []
    if (name === 'targetStates') return t('States: {names}', { names: tell(item.targetStates) })
    if (name === 'targetCities') return t('Cities: {names}', { names: tell(item.targetCities) })
    return t('Partners: {names}', { names: tell(partners) })
  })
  return lines.length > 0 && <p className="faq-targets">{lines.join(' · ')}</p>
}
