import './run.css'
import { type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ProgressBar } from '../../ui/states.tsx'
import { Button } from '../parts.tsx'
import { t } from '../text.ts'

const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 1000

/**
 * Read until no longer under way. `keep` takes the answer of a step. `onEnd` hears of ends while it was
 * watched.
 */
export function useRun<Run>(
  read: UseQueryOptions<Run>,
  isUnderWay: (run: Run) => boolean,
  onEnd: (run: Run) => void,
) {
  const client = useQueryClient()
  const query = useQuery({
    ...read,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      if (state.data === undefined || !isUnderWay(state.data)) return false
      return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.25 ** Math.min(state.dataUpdateCount, 20))
    },
  })
  const run = query.data
  const isWatched = useRef(false)
  useEffect(() => {
    if (run === undefined) return
    const hasEnded = isWatched.current && !isUnderWay(run)
    isWatched.current = isUnderWay(run)
    if (hasEnded) onEnd(run)
  })
  function keep(next: Run) {
    // A short step may have ended with its answer.
    isWatched.current = true
    client.setQueryData(read.queryKey, next)
  }
  return { query, run, keep }
}

type RunProgressProps = {
  label: string
  done: number
  /** Null: unknown. */
  total: number | null
  note?: string
  cancelLabel?: string
  isCancelling: boolean
  onCancel: () => void
}

/** It goes on without the screen. */
export function RunProgress({ label, done, total, note, cancelLabel, ...cancel }: RunProgressProps) {
  return (
    <section className="run-progress" aria-busy="true">
      <ProgressBar label={label} value={done} max={total} />
      {note && <p className="soft">{note}</p>}
      <Button
        label={cancelLabel ?? t('Cancel')}
        busy={cancel.isCancelling && t('Cancelling...')}
        onClick={cancel.onCancel}
      />
    </section>
  )
}
