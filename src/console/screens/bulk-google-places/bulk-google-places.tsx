import '../google-places/google-places.css'
import { useState } from 'react'
import { readGoogleStatusCall } from '../../../shared/calls/google-places.ts'
import { BATCH_SIZES } from '../../../shared/google-places/run.ts'
import { SelectField } from '../../../ui/fields/form-fields.tsx'
import { Loading } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useFresh } from '../../api.ts'
import { Button, ButtonLink, PartnersFailed, Screen } from '../../parts.tsx'
import { RunProgress } from '../../run/run.tsx'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { CostText, StatusLine } from '../google-places/status-line.tsx'
import { useChosen, useCost, useGooglePartners } from '../google-places/use-google-data.ts'
import { PartnersTab } from './partners-tab.tsx'
import { RunResults } from './run-results.tsx'
import { updatedText, useGoogleRun } from './use-run.ts'

/** Updates many partners as a job. */
export function Component() {
  const undo = useUndo()
  const status = useFresh(readGoogleStatusCall)
  const { partners, total, pages } = useGooglePartners('no', '')
  const [tab, setTab] = useState('partners')
  const chosen = useChosen()
  const [batchSize, setBatchSize] = useState<BatchSize>(10)
  const [shownId, setShownId] = useState<string | null>(null)
  const at = useGoogleRun(shownId ?? status.data?.run?.id ?? null, setShownId, (run) => {
    chosen.choose([])
    setTab('results')
    undo.offer(run.changeSetId, updatedText(run))
  })

  // It stands above the tabs, which would jump.
  const isReady = (status.data || status.error) && (partners || pages.error)

  return (
    <Screen
      title={t('Bulk Google Places Update')}
      actions={<ButtonLink to="/admin/google-places" label={t('Individual Updates')} />}
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
              label: t('Partners ({count})', { count: total }),
              content: partners ? (
                <PartnersTab partners={partners} total={total} chosen={chosen} isRunning={at.isRunning}>
                  <RunControls
                    at={at}
                    selected={[...chosen.ids]}
                    batchSize={batchSize}
                    onBatchSize={setBatchSize}
                  />
                </PartnersTab>
              ) : (
                pages.error && <PartnersFailed error={pages.error} onRetry={pages.refetch} />
              ),
            },
            {
              value: 'results',
              label: t('Update Results ({count})', { count: at.run?.doneCount ?? 0 }),
              content: <RunResults run={at.run} results={at.results} more={at.more} onContinue={at.goOn} />,
            },
          ]}
        />
      </div>
    </Screen>
  )
}

type BatchSize = (typeof BATCH_SIZES)[number]

type RunControlsProps = {
  at: ReturnType<typeof useGoogleRun>
  selected: string[]
  batchSize: BatchSize
  onBatchSize: (size: BatchSize) => void
}

function RunControls({ at, selected, batchSize, onBatchSize }: RunControlsProps) {
  const cost = useCost(selected)
  const { doneCount: done = 0, totalCount: total = 0 } = at.run ?? {}
  return (
    <>
      <SelectField
        label={t('Batch Size')}
        hint={t('Higher batch sizes may hit API rate limits')}
        value={batchSize}
        onChange={(event) => onBatchSize(Number(event.target.value) as BatchSize)}
        options={BATCH_SIZES.map((size) => [size, size])}
      />
      <div className="google-run">
        {at.isRunning && (
          <RunProgress
            label={t('{percent}% · {done, number} of {total, number} partners', {
              percent: total > 0 ? Math.floor((done / total) * 100) : 0,
              done,
              total,
            })}
            done={done}
            total={total || null}
            isCancelling={at.isCancelling || !at.run}
            onCancel={at.cancel}
          />
        )}
        {selected.length > 0 && (
          <p className="soft" role="status">
            {cost.data && <CostText plan={cost.data} />}
          </p>
        )}
        <Button
          label={
            at.isRunning
              ? t('Updating...')
              : t('Update {count, plural, one {# Partner} other {# Partners}}', { count: selected.length })
          }
          className="button filled"
          disabled={selected.length === 0 || at.isRunning}
          onClick={() => at.start({ partnerIds: selected, batchSize })}
        />
      </div>
    </>
  )
}
