import { BATCH_SIZES } from '../../../shared/google-places/run.ts'
import { Options, SelectField } from '../../../ui/fields/form-fields.tsx'
import { Button } from '../../button.tsx'
import { RunProgress } from '../../run/run.tsx'
import { t } from '../../text.ts'
import { CostText } from '../google-places/status-line.tsx'
import { useCost } from '../google-places/use-google-data.ts'
import type { useGoogleRun } from './use-run.ts'

export type BatchSize = (typeof BATCH_SIZES)[number]

type RunControlsProps = {
  at: ReturnType<typeof useGoogleRun>
  selected: string[]
  batchSize: BatchSize
  onBatchSize: (size: BatchSize) => void
}

/** Shows the cost before, the progress during an update. */
export function RunControls({ at, selected, batchSize, onBatchSize }: RunControlsProps) {
  const cost = useCost(selected)
  const { doneCount: done = 0, totalCount: total = 0 } = at.run ?? {}
  return (
    <>
      <SelectField
        label={t('Batch Size')}
        hint={t('Higher batch sizes may hit API rate limits')}
        value={batchSize}
        onChange={(event) => onBatchSize(Number(event.target.value) as BatchSize)}
      >
        <Options of={BATCH_SIZES.map((size) => [size, size])} />
      </SelectField>
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
