import { ButtonLink } from '../../button.tsx'
import { PartnersFailed } from '../../load-failed.tsx'
import '../google-places/google-places.css'
import { useState } from 'react'
import { Loading } from '../../../ui/states.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { Screen } from '../../screen.tsx'
import { useSession } from '../../session.ts'
import { t } from '../../text.ts'
import { useUndo } from '../../undo/use-undo.tsx'
import { StatusLine } from '../google-places/status-line.tsx'
import { useGooglePartners, useGoogleStatus } from '../google-places/use-google-data.ts'
import { PartnersTab } from './partners-tab.tsx'
import { type BatchSize, RunControls } from './run-controls.tsx'
import { RunResults } from './run-results.tsx'
import { updatedText, useGoogleRun } from './use-run.ts'

const NONE: ReadonlySet<string> = new Set()

/** /admin/bulk-google-places: updates many partners as a job. */
export function Component() {
  const undo = useUndo()
  const session = useSession()
  const status = useGoogleStatus()
  const { partners, total, pages } = useGooglePartners('no', '')
  const [tab, setTab] = useState('partners')
  const [chosen, setChosen] = useState(NONE)
  const [batchSize, setBatchSize] = useState<BatchSize>(10)
  const [shownId, setShownId] = useState<string | null>(null)
  const at = useGoogleRun(shownId ?? status.data?.run?.id ?? null, setShownId, (run) => {
    setChosen(NONE)
    setTab('results')
    undo.offer(run.changeSetId, updatedText(run))
  })

  // Stands above the tabs, which would jump.
  const isReady = (status.data || status.error) && (partners || pages.error)

  if (!session) return <p>{t('Please log in to access this page.')}</p>
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
                <PartnersTab
                  partners={partners}
                  total={total}
                  chosen={chosen}
                  isRunning={at.isRunning}
                  onChoose={(ids) => setChosen(new Set(ids))}
                >
                  <RunControls
                    at={at}
                    selected={[...chosen]}
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
