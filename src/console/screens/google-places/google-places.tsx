import { PartnersFailed } from '../../load-failed.tsx'
import './google-places.css'
import { useState } from 'react'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { Loading } from '../../../ui/states.tsx'
import { Screen } from '../../screen.tsx'
import { useTranslate } from '../../text.tsx'
import { useUndo } from '../../undo/use-undo.tsx'
import { Counter } from './counter.tsx'
import { Findings } from './findings.tsx'
import { MatchQueue } from './match-queue.tsx'
import { PartnerRows, type RowPartner } from './partner-rows.tsx'
import { OtherScreen, StatusLine } from './status-line.tsx'
import { UpdateSelected } from './update-selected.tsx'
import { useGoogleFindings, useGooglePartners, useGoogleStatus, useMatchQueue } from './use-google-data.ts'
import { useUpdates } from './use-updates.ts'

/** /admin/google-places: one by one, or up to twenty. */
export function Component() {
  const t = useTranslate()
  const undo = useUndo()
  const status = useGoogleStatus()
  const queue = useMatchQueue()
  const findings = useGoogleFindings()
  const { missing, rated, error, refetch } = useGooglePartners()
  const { test, one, batch } = useUpdates(undo.offer)
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = (missing ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const find = (partner: RowPartner) =>
    [partner.name, partner.city, partner.state].some((text) =>
      text.toLowerCase().includes(query.trim().toLowerCase()),
    )
  const count = (partners: readonly unknown[] | undefined) => partners?.length ?? null

  // The list below them would jump.
  const isSettled = [status, queue, findings].every(({ isPending }) => !isPending)
  const isReady = isSettled && ((missing && rated) || error)

  return (
    <Screen
      title={t('Google Places Management')}
      lead={t('Ratings and reviews from Google, for each partner.')}
      actions={
        <>
          <OtherScreen to="/admin/bulk-google-places" text={t('Bulk Updates')} />
          <button
            type="button"
            className="button filled"
            disabled={test.isPending}
            onClick={() => test.mutate()}
          >
            {test.isPending ? t('Testing...') : t('Test API')}
          </button>
        </>
      }
    >
      {!isReady && <Loading label={t('Loading partners...')} />}
      <div hidden={!isReady}>
        {status.data && <StatusLine status={status.data} />}
        <div className="google-counters">
          <Counter label={t('Total Partners')} value={count(missing && rated && [...missing, ...rated])} />
          <Counter label={t('With Google Data')} value={count(rated)} />
          <Counter label={t('Missing Google Data')} value={count(missing)} />
          <Counter label={t('Selected for Update')} value={selected.length} />
        </div>
        <MatchQueue queue={queue.data} />
        <Findings findings={findings.data} />
        {undo.parts}
        <TextField
          label={t('Search partners')}
          type="search"
          placeholder={t('Search by name, city or state...')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <div className="google-actions">
          <button
            type="button"
            className="button"
            onClick={() => setChosen(new Set((missing ?? []).filter(find).map(({ id }) => id)))}
          >
            {t('Select All Missing')}
          </button>
          <button type="button" className="button" onClick={() => setChosen(new Set())}>
            {t('Clear Selection')}
          </button>
        </div>
        {error && !missing && <PartnersFailed error={error} onRetry={refetch} />}
        {missing && rated && (
          <>
            <section className="google-part long">
              <h2>
                {t('Partners Missing Google Places Data ({count})', { count: missing.filter(find).length })}
              </h2>
              <PartnerRows
                partners={missing.filter(find)}
                selected={chosen}
                onToggle={toggle}
                onRefresh={one.mutate}
                refreshingId={one.isPending ? one.variables.id : null}
              />
            </section>
            <section className="google-part long">
              <h2>{t('Partners With Google Places Data ({count})', { count: rated.filter(find).length })}</h2>
              <PartnerRows
                partners={rated.filter(find)}
                onRefresh={one.mutate}
                refreshingId={one.isPending ? one.variables.id : null}
              />
            </section>
          </>
        )}
        <UpdateSelected
          selected={selected}
          isPending={batch.isPending}
          onUpdate={(limit) =>
            batch.mutate({ partnerIds: selected, limit }, { onSuccess: () => setChosen(new Set()) })
          }
        />
      </div>
    </Screen>
  )

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
}
