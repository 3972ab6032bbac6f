import { useQueryClient } from '@tanstack/react-query'
import {
  cancelGoogleRunCall,
  continueGoogleRunCall,
  readGoogleRunCall,
  startGoogleRunCall,
} from '../../../shared/calls/google-places.ts'
import type { BATCH_SIZES, GoogleRun } from '../../../shared/google-places/run.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, keyOf, nextOffset, PAGE, pageAt, queryOf, useChange, usePages } from '../../api.ts'
import { useRun } from '../../run/run.tsx'
import { complain, t } from '../../text.ts'
import { GOOGLE_READS } from '../google-places/use-google-data.ts'

type Start = { partnerIds: string[]; batchSize: (typeof BATCH_SIZES)[number] }

const isRunning = ({ state }: GoogleRun) => state === 'running'
const fail = (error: Error) => complain(error.message || t('Failed to perform bulk update'))

export function useGoogleRun(
  id: string | null,
  show: (id: string) => void,
  onDone: (run: GoogleRun) => void,
) {
  const client = useQueryClient()
  const params = { id: id ?? '' }
  const { run } = useRun(
    { ...queryOf(readGoogleRunCall, { params }), enabled: id !== null },
    isRunning,
    (ended) => {
      if (ended.state === 'stopped' || ended.state === 'failed') fail(new Error(ended.error ?? ''))
      else showToast({ title: t('Bulk Update Complete'), description: updatedText(ended) })
      onDone(ended)
      for (const read of GOOGLE_READS) void client.invalidateQueries({ queryKey: keyOf(read) })
    },
  )
  const more = usePages(
    readGoogleRunCall,
    (offset?: number) => ({ params, query: pageAt(offset ?? PAGE) }),
    // The run itself holds the first page.
    ({ doneCount }, loaded) => nextOffset(doneCount, loaded.length + 1),
    { enabled: run !== undefined && !isRunning(run) },
  )
  const events = {
    onError: fail,
    onSuccess: (next: GoogleRun) => {
      client.setQueryData(keyOf(readGoogleRunCall, { params: { id: next.id } }), next)
      show(next.id)
    },
  }
  const start = useChange((body: Start) => call(startGoogleRunCall, { body }), events)
  const cancel = useChange(() => call(cancelGoogleRunCall, { params }), events)
  const goOn = useChange(() => call(continueGoogleRunCall, { params }), events)

  return {
    run,
    results: [...(run?.results ?? []), ...(more.data?.pages.flatMap(({ results }) => results) ?? [])],
    more,
    isRunning: start.isPending || goOn.isPending || (run !== undefined && isRunning(run)),
    start: start.mutate,
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
    goOn: goOn.mutate,
  }
}

export const updatedText = ({ successCount: done, totalCount: total }: GoogleRun) =>
  t('Updated {done} of {total} partners', { done, total })
