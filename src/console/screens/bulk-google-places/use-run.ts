import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import {
  cancelGoogleRunCall,
  continueGoogleRunCall,
  readGoogleRunCall,
  startGoogleRunCall,
} from '../../../shared/calls/google-places.ts'
import type { BATCH_SIZES, GoogleRun } from '../../../shared/google-places/run.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, keyOf, queryOf } from '../../api.ts'
import { complain } from '../../tell.ts'
import { t } from '../../text.ts'
import { useRefreshGoogle } from '../google-places/use-google-data.ts'

const POLL_MS = 500
/** Results of one call. */
const WINDOW = 100

type Start = { partnerIds: string[]; batchSize: (typeof BATCH_SIZES)[number] }

/** `id`: the run shown. */
export function useRun(id: string | null, show: (id: string) => void, onDone: (run: GoogleRun) => void) {
  const client = useQueryClient()
  const refresh = useRefreshGoogle()
  const run = useQuery({
    ...queryOf(readGoogleRunCall, { params: { id: id ?? '' } }),
    enabled: id !== null,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? POLL_MS : false),
  }).data
  const more = useInfiniteQuery({
    queryKey: [...keyOf(readGoogleRunCall), 'results', id],
    queryFn: ({ pageParam, signal }) =>
      call(
        readGoogleRunCall,
        { params: { id: id ?? '' }, query: { offset: String(pageParam), limit: String(WINDOW) } },
        { signal },
      ),
    enabled: run !== undefined && run.state !== 'running',
    initialPageParam: WINDOW,
    getNextPageParam: ({ doneCount }, pages) =>
      (pages.length + 1) * WINDOW < doneCount ? (pages.length + 1) * WINDOW : null,
  })
  const keep = (next: GoogleRun) => {
    client.setQueryData(keyOf(readGoogleRunCall, { params: { id: next.id } }), next)
    show(next.id)
  }
  const fail = (error: Error) => complain(error.message || t('Failed to perform bulk update'))
  const start = useMutation({
    mutationFn: (body: Start) => call(startGoogleRunCall, { body }),
    onSuccess: keep,
    onError: fail,
  })
  const params = { id: id ?? '' }
  const cancel = useMutation({
    mutationFn: () => call(cancelGoogleRunCall, { params }),
    onSuccess: keep,
    onError: fail,
  })
  const goOn = useMutation({
    mutationFn: () => call(continueGoogleRunCall, { params }),
    onSuccess: keep,
    onError: fail,
  })

  const before = useRef<string | undefined>(undefined)
  const state = run && `${run.id} ${run.state}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of a run that was seen running
  useEffect(() => {
    const wasRunning = run && before.current === `${run.id} running`
    before.current = state
    if (!run || !wasRunning || run.state === 'running') return
    if (run.state === 'stopped' || run.state === 'failed') fail(new Error(run.error ?? ''))
    else
      showToast({
        title: t('Bulk Update Complete'),
        description: t('Updated {done} of {total} partners', {
          done: run.successCount,
          total: run.totalCount,
        }),
      })
    onDone(run)
    void refresh()
  }, [state])

  return {
    run,
    results: [...(run?.results ?? []), ...(more.data?.pages.flatMap(({ results }) => results) ?? [])],
    showMore: more.hasNextPage ? more.fetchNextPage : null,
    isRunning: start.isPending || goOn.isPending || run?.state === 'running',
    start: start.mutate,
    cancel: cancel.mutate,
    isCancelling: cancel.isPending,
    goOn: goOn.mutate,
  }
}
