import type { ReactNode } from 'react'
import { MOST_LISTED, MOST_PARTNERS, SELECT_FIRST } from '../../../shared/google-places/run.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { PartnerRows, type RowPartner } from '../google-places/partner-rows.tsx'
import { readMissingIds } from '../google-places/use-google-data.ts'

type PartnersTabProps = {
  /** The first of those that Google has told nothing of yet. */
  partners: readonly RowPartner[]
  /** Of all of them. */
  total: number
  chosen: ReadonlySet<string>
  isRunning: boolean
  onChoose: (ids: Iterable<string>) => void
  children: ReactNode
}

export function PartnersTab({ partners, total, chosen, isRunning, onChoose, children }: PartnersTabProps) {
  const most = Math.min(total, MOST_PARTNERS)
  const selectAll = useChange(() => readMissingIds(''), { onSuccess: onChoose })
  return (
    <section className="google-part">
      <h2>{t('Partners Without Google Places Data')}</h2>
      {total === 0 && !isRunning ? (
        <EmptyState
          title={t('All Partners Have Google Places Data')}
          text={t('All active partners already have Google Places IDs and ratings.')}
        />
      ) : (
        <>
          <div className="google-actions">
            <Button
              label={t('Select First {count}', { count: SELECT_FIRST })}
              onClick={() => onChoose(partners.slice(0, SELECT_FIRST).map(({ id }) => id))}
            />
            <Button
              label={
                most < total
                  ? t('Select First {count, number}', { count: most })
                  : t('Select All ({count})', { count: total })
              }
              disabled={selectAll.isPending}
              onClick={() => selectAll.mutate()}
            />
            <Button label={t('Clear Selection')} onClick={() => onChoose([])} />
            <span role="status">{t('{count} selected', { count: chosen.size })}</span>
          </div>
          {children}
          <PartnerRows partners={partners.slice(0, MOST_LISTED)} selected={chosen} onToggle={toggle} />
          {total > MOST_LISTED && (
            <p className="soft">
              {t('The first {shown} of {count, number} are listed.', {
                shown: MOST_LISTED,
                count: total,
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
