import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { downloadFailedRowsCall, listFindingsCall } from '../../../shared/calls/imports.ts'
import type { FindingKind, ImportReport } from '../../../shared/import.ts'
import { callForFile, pagesOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { Waiting } from '../../load-failed.tsx'
import { saveFile } from '../../save-file.ts'
import { t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { FindingRows } from './finding-rows.tsx'
import { fieldText, kindText } from './import-words.ts'

type FindingsProps = {
  jobId: string
  report: ImportReport
  /** A change refetches the findings. */
  stamp: string
}

const ORDER: readonly FindingKind[] = ['refused', 'duplicate', 'doubt']

export function Findings({ jobId, report, stamp }: FindingsProps) {
  const kinds = ORDER.filter((kind) => report.findingCounts[kind])
  const repairCount = report.findingCounts.repaired ?? 0
  const [chosen, setChosen] = useState<FindingKind | null>(null)
  const [field, setField] = useState('')
  const kind = chosen && report.findingCounts[chosen] ? chosen : kinds[0]
  const fields = report.findingGroups.filter((group) => group.kind === kind)
  const read = pagesOf(
    listFindingsCall,
    (from?: number) => ({ params: { id: jobId }, query: { kind, from, field: field || undefined } }),
    ({ next }) => next,
  )
  const pages = useInfiniteQuery({
    ...read,
    queryKey: [...read.queryKey, stamp],
    enabled: kind !== undefined,
  })
  const { data } = pages
  if (!kind && repairCount === 0)
    return (
      <section className="import-part">
        <h2>{t('Import doctor')}</h2>
        <p className="soft">{t('Every row is as it should be.')}</p>
      </section>
    )
  const findings = data?.pages.flatMap((page) => page.findings) ?? []
  return (
    <section className="import-part" aria-labelledby="import-doctor">
      <h2 id="import-doctor">{t('Import doctor')}</h2>
      <div className="import-filters">
        <fieldset className="import-kinds">
          <legend className="unseen">{t('Kind')}</legend>
          {kinds.map((each) => (
            <Button
              key={each}
              label={kindText(each, report.findingCounts[each] ?? 0)}
              className="tab"
              aria-pressed={each === kind}
              onClick={() => {
                setChosen(each)
                setField('')
              }}
            />
          ))}
        </fieldset>
        {fields.length > 1 && (
          <select
            className="input select"
            aria-label={t('Field')}
            value={field}
            onChange={({ target }) => setField(target.value)}
          >
            <option value="">{t('All fields')}</option>
            {fields.map((group) =>
              group.field ? (
                <option key={group.field} value={group.field}>
                  {`${fieldText(group.field)} (${group.count.toLocaleString('en-US')})`}
                </option>
              ) : null,
            )}
          </select>
        )}
      </div>
      {kind && (
        <Waiting query={pages} loading={t('Loading...')} failed={t('The findings could not be read')} />
      )}
      {kind && data && (
        <FindingRows
          findings={findings}
          onEnd={() => pages.hasNextPage && !pages.isFetchingNextPage && void pages.fetchNextPage()}
        />
      )}
      {repairCount > 0 && kind !== 'repaired' && (
        <p className="soft">
          {t('{count, plural, one {# cell was put right.} other {# cells were put right.}}', {
            count: repairCount,
          })}{' '}
          <Button label={t('Show')} className="link-button" onClick={() => setChosen('repaired')} />
        </p>
      )}
      {kind === 'refused' && <FailedRowsButton jobId={jobId} />}
    </section>
  )
}

export function FailedRowsButton({ jobId }: { jobId: string }) {
  const download = useChange(() => callForFile(downloadFailedRowsCall, { params: { id: jobId } }), {
    onSuccess: (file) => saveFile('failed_rows.csv', file),
  })
  return (
    <Button
      label={t('Download failed rows')}
      className="link-button"
      disabled={download.isPending}
      onClick={() => download.mutate()}
    />
  )
}
