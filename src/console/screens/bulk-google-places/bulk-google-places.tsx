import { NO_PARTNER_SELECTED } from '../../../shared/form-texts.ts'
import { PartnersFailed } from '../../load-failed.tsx'
import '../google-places/google-places.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listPartnersWithoutGoogleCall } from '../../../shared/calls/google-places.ts'
import { BATCH_SIZES, MOST_LISTED, SELECT_FIRST } from '../../../shared/google-places/run.ts'
import { SelectField } from '../../../ui/fields/form-fields.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { EmptyState, Loading } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { queryOf } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { useSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import { useUndo } from '../../undo/use-undo.tsx'
import { PartnerRows } from '../google-places/partner-rows.tsx'
import { CostText, OtherScreen, StatusLine } from '../google-places/status-line.tsx'
import { useCost, useGoogleStatus } from '../google-places/use-google-data.ts'
import { RunResults } from './run-results.tsx'
import { useRun } from './use-run.ts'

type BatchSize = (typeof BATCH_SIZES)[number]
const NONE: ReadonlySet<string> = new Set()

/** /admin/bulk-google-places: updates many partners as a job. */
export function Component() {
  const t = useTranslate()
  const undo = useUndo()
  const session = useSession()
  const status = useGoogleStatus()
  const {
    data: partners,
    error,
    refetch,
  } = useQuery({
    ...queryOf(listPartnersWithoutGoogleCall),
    refetchOnMount: 'always',
  })
  const [tab, setTab] = useState('partners')
  const [chosen, setChosen] = useState(NONE)
  const [batchSize, setBatchSize] = useState<BatchSize>(10)
  const [shownId, setShownId] = useState<string | null>(null)
  const at = useRun(shownId ?? status.data?.run?.id ?? null, setShownId, (run) => {
    setChosen(NONE)
    setTab('results')
    undo.offer(
      run.changeSetId,
      t('Updated {done} of {total} partners', { done: run.successCount, total: run.totalCount }),
    )
  })
  const selected = (partners ?? []).filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const cost = useCost(selected)
  const { run } = at

  // Above the tabs, which would jump without it.
  const isReady = (status.data || status.error) && (partners || error)

  if (!session) return <p>{t('Please log in to access this page.')}</p>
  return (
    <Screen
      title={t('Bulk Google Places Update')}
      lead={t('Ratings and reviews from Google, for many partners at once.')}
      actions={<OtherScreen to="/admin/google-places" text={t('Individual Updates')} />}
    >
      {!isReady && <Loading label={t('Loading partners...')} />}
      <div hidden={!isReady}>
        {status.data && <StatusLine status={status.data} />}
        {undo.parts}
        <Tabs
          label={t('Bulk Google Places Update')}
          value={tab}
          onChange={setTab}
          tabs={[
            {
              value: 'partners',
              label: t('Partners ({count})', { count: partners?.length ?? 0 }),
              content: partnersTab(),
            },
            {
              value: 'results',
              label: t('Update Results ({count})', { count: run?.doneCount ?? 0 }),
              content: <RunResults run={run} onContinue={at.goOn} />,
            },
          ]}
        />
      </div>
    </Screen>
  )

  function partnersTab() {
    if (error && !partners) return <PartnersFailed error={error} onRetry={refetch} />
    if (!partners) return null
    return (
      <section className="google-part">
        <h2>{t('Partners Without Google Places Data')}</h2>
        {partners.length === 0 && !at.isRunning ? (
          <EmptyState
            title={t('All Partners Have Google Places Data')}
            text={t('All active partners already have Google Places IDs and ratings.')}
          />
        ) : (
          <>
            <div className="google-actions">
              <button
                type="button"
                className="button"
                onClick={() => setChosen(new Set(partners.slice(0, SELECT_FIRST).map(({ id }) => id)))}
              >
                {t('Select First {count}', { count: SELECT_FIRST })}
              </button>
              <button
                type="button"
                className="button"
                onClick={() => setChosen(new Set(partners.map(({ id }) => id)))}
              >
                {t('Select All ({count})', { count: partners.length })}
              </button>
              <button type="button" className="button" onClick={() => setChosen(NONE)}>
                {t('Clear Selection')}
              </button>
              <span role="status">{t('{count} selected', { count: selected.length })}</span>
            </div>
            <SelectField
              label={t('Batch Size')}
              hint={t('Higher batch sizes may hit API rate limits')}
              value={batchSize}
              onChange={(event) => setBatchSize(Number(event.target.value) as BatchSize)}
            >
              {BATCH_SIZES.map((size) => (
                <option key={size} value={size}>
                  {size}
                </option>
              ))}
            </SelectField>
            <div className="google-run">
              {at.isRunning && (
                <>
                  <ProgressBar
                    label={progressText()}
                    value={run?.doneCount ?? 0}
                    max={run?.totalCount ?? null}
                  />
                  <button
                    type="button"
                    className="button"
                    disabled={at.isCancelling || !run}
                    onClick={() => at.cancel()}
                  >
                    {at.isCancelling ? t('Cancelling...') : t('Cancel')}
                  </button>
                </>
              )}
              {selected.length > 0 && (
                <p className="soft" role="status">
                  {cost.data && <CostText plan={cost.data} />}
                </p>
              )}
              <button
                type="button"
                className="button filled"
                disabled={selected.length === 0 || at.isRunning}
                onClick={update}
              >
                {at.isRunning
                  ? t('Updating...')
                  : t('Update {count, plural, one {# Partner} other {# Partners}}', {
                      count: selected.length,
                    })}
              </button>
            </div>
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
  }

  function progressText() {
    const { doneCount = 0, totalCount = 0 } = run ?? {}
    const percent = totalCount > 0 ? Math.floor((doneCount / totalCount) * 100) : 0
    return t('{percent}% · {done, number} of {total, number} partners', {
      percent,
      done: doneCount,
      total: totalCount,
    })
  }

  function update() {
    if (selected.length === 0)
      showToast({
        title: t('No Partners Selected'),
        description: t(NO_PARTNER_SELECTED),
        kind: 'danger',
      })
    else at.start({ partnerIds: selected, batchSize })
  }

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }
}
