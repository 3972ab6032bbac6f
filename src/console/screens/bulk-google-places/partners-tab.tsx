import type { ReactNode } from 'react'
import { MOST_LISTED, SELECT_FIRST } from '../../../shared/google-places/run.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useTranslate } from '../../text.tsx'
import { PartnerRows, type RowPartner } from '../google-places/partner-rows.tsx'

type PartnersTabProps = {
  /** Those that Google has told nothing of yet. */
  partners: readonly RowPartner[]
  chosen: ReadonlySet<string>
  isRunning: boolean
  onChoose: (ids: Iterable<string>) => void
  children: ReactNode
}

/** Chooses partners for an update. */
export function PartnersTab({ partners, chosen, isRunning, onChoose, children }: PartnersTabProps) {
  const t = useTranslate()
  const ids = partners.map(({ id }) => id)
  return (
    <section className="google-part">
      <h2>{t('Partners Without Google Places Data')}</h2>
      {partners.length === 0 && !isRunning ? (
        <EmptyState
          title={t('All Partners Have Google Places Data')}
          text={t('All active partners already have Google Places IDs and ratings.')}
        />
      ) : (
        <>
          <div className="google-actions">
            <button type="button" className="button" onClick={() => onChoose(ids.slice(0, SELECT_FIRST))}>
              {t('Select First {count}', { count: SELECT_FIRST })}
            </button>
            <button type="button" className="button" onClick={() => onChoose(ids)}>
              {t('Select All ({count})', { count: ids.length })}
            </button>
            <button type="button" className="button" onClick={() => onChoose([])}>
              {t('Clear Selection')}
            </button>
            <span role="status">
              {t('{count} selected', { count: ids.filter((id) => chosen.has(id)).length })}
            </span>
          </div>
          {children}
          <PartnerRows partners={partners.slice(0, MOST_LISTED)} selected={chosen} onToggle={toggle} />
          {partners.length > MOST_LISTED && (
            <p className="soft">
              {t('The first {shown} of {count, number} are listed.', {
                shown: MOST_LISTED,
                count: partners.length,
              })}
            </p>
          )}
        </>
      )}
    </section>
  )

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChoose(next)
  }
}
