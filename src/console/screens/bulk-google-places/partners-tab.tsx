import type { ReactNode } from 'react'
import { MOST_LISTED, MOST_PARTNERS, SELECT_FIRST } from '../../../shared/google-places/run.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { useChange } from '../../api.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { PartnerRows, type RowPartner } from '../google-places/partner-rows.tsx'
import { readMissingIds, type useChosen } from '../google-places/use-google-data.ts'

type PartnersTabProps = {
  /** Google has told nothing of them yet. */
  partners: readonly RowPartner[]
  total: number
  chosen: ReturnType<typeof useChosen>
  isRunning: boolean
  children: ReactNode
}

export function PartnersTab({ partners, total, chosen, isRunning, children }: PartnersTabProps) {
  const most = Math.min(total, MOST_PARTNERS)
  const selectAll = useChange(() => readMissingIds(''), { onSuccess: chosen.choose })
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
              onClick={() => chosen.choose(partners.slice(0, SELECT_FIRST).map(({ id }) => id))}
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
            <Button label={t('Clear Selection')} onClick={() => chosen.choose([])} />
            <span role="status">{t('{count} selected', { count: chosen.ids.size })}</span>
          </div>
          {children}
          <PartnerRows
            partners={partners.slice(0, MOST_LISTED)}
            selected={chosen.ids}
            onToggle={chosen.toggle}
          />
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
}
