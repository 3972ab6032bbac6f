import { useState } from 'react'
import { BATCH_LIMIT, readBatchLimit } from '../../../shared/google-places/run.ts'
import { Button } from '../../parts.tsx'
import { SelectionBar } from '../../selection/selection-bar.tsx'
import { t } from '../../text.ts'
import { CostText } from './status-line.tsx'
import { useCost } from './use-google-data.ts'

type UpdateSelectedProps = {
  selected: string[]
  isPending: boolean
  onUpdate: (partnerIds: string[], limit: number) => void
}

/** Says the cost before. */
export function UpdateSelected({ selected, isPending, onUpdate }: UpdateSelectedProps) {
  const [limitText, setLimitText] = useState(String(BATCH_LIMIT.default))
  const limit = readBatchLimit(limitText)
  const asked = selected.slice(0, limit)
  const cost = useCost(asked)
  return (
    <SelectionBar label={t('Selected partners')} count={selected.length}>
      <form
        className="google-update"
        // The limit is clamped instead.
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onUpdate(asked, limit)
        }}
      >
        <label htmlFor="batch-limit">{t('Batch Limit')}</label>
        <input
          id="batch-limit"
          className="input"
          type="number"
          min={BATCH_LIMIT.min}
          max={BATCH_LIMIT.max}
          value={limitText}
          onChange={(event) => setLimitText(event.target.value)}
          onBlur={() => setLimitText(String(limit))}
        />
        <Button
          label={isPending ? t('Updating...') : t('Update Selected ({count})', { count: asked.length })}
          type="submit"
          className="button filled"
          disabled={isPending}
        />
      </form>
      <p className="soft google-cost" role="status">
        {cost.data && <CostText plan={cost.data} />}
      </p>
    </SelectionBar>
  )
}
