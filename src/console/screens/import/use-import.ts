import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import {
  cancelImportCall,
  changeImportCall,
  listImportsCall,
  readImportCall,
  writeImportCall,
} from '../../../shared/calls/imports.ts'
import type { ImportChange, ImportJob } from '../../../shared/import.ts'
import { call, queryOf } from '../../api.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'

const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 1000

export type ImportAtWork = {
  job: ImportJob
  isBusy: boolean
  change: (change: ImportChange) => void
  isChanging: boolean
  write: () => void
  isWriting: boolean
  cancel: () => void
  isCancelling: boolean
}

export const isRunning = (job: Pick<ImportJob, 'state'>) =>
  ['waiting', 'checking', 'writing'].includes(job.state)

export function useImport(id: string) {
  const client = useQueryClient()
  const one = { params: { id } }
  const { queryKey, queryFn } = queryOf(readImportCall, one)
  /** Shown before the server answers. */
  const [choices, setChoices] = useState<ImportChange[]>([])
  const { data, error, refetch } = useQuery<ImportJob, Error>({
    queryKey,
    queryFn,
    // It may have advanced.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => {
      if (!state.data || !isRunning(state.data)) return false
      return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 1.25 ** Math.min(state.dataUpdateCount, 20))
    },
  })
  const keep = (job: ImportJob) => client.setQueryData(queryKey, job)
  const failing = (what: string) => (failure: Error) => {
    complain(`${what}: ${failure.message}`)
    void refetch()
  }
  const change = useMutation({
    // In sequence: the last choice wins.
    scope: { id: `import-${id}` },
    mutationFn: (wanted: ImportChange) => call(changeImportCall, { ...one, body: wanted }),
    // A pending answer lacks this choice.
    onMutate: () => client.cancelQueries({ queryKey }),
    onSettled: () => setChoices((before) => before.slice(1)),
    onSuccess: keep,
    onError: failing(t('Failed to change the import')),
  })
  const write = useMutation({
    mutationFn: () => call(writeImportCall, one),
    onSuccess: keep,
    onError: failing(t('Failed to upload partners')),
  })
  const cancel = useMutation({
    mutationFn: () => call(cancelImportCall, one),
    onSuccess: keep,
    onError: failing(t('Failed to cancel the import')),
  })

  useTellEnd(data)

  return {
    data,
    job: data && choices.reduce(withChoice, data),
    error,
    refetch: () => void refetch(),
    isBusy: data !== undefined && isRunning(data),
    change: (wanted: ImportChange) => {
      setChoices((before) => [...before, wanted])
      change.mutate(wanted)
    },
    isChanging: choices.length > 0,
    write: () => write.mutate(),
    isWriting: write.isPending,
    cancel: () => cancel.mutate(),
    isCancelling: cancel.isPending,
  }
}

function withChoice(job: ImportJob, { mapping = {}, doubts: _, ...chosen }: ImportChange): ImportJob {
  const columns = job.report?.columns.map((column) => {
    const field = mapping[column.position]
    return field === undefined ? column : { ...column, field, source: 'chosen' as const, isSure: true }
  })
  return {
    ...job,
    options: { ...job.options, ...chosen },
    report: job.report && { ...job.report, columns: columns ?? [] },
  }
}

const isOfImports = ([path]: QueryKey) => String(path).startsWith(listImportsCall.path)

/** Other screens change too. */
function useTellEnd(job: ImportJob | undefined): void {
  const client = useQueryClient()
  const before = useRef(job?.state)
  const state = job?.state
  useEffect(() => {
    const wasConfirmed = before.current === 'writing' || before.current === 'checked'
    const hasEnded = before.current !== state && job
    before.current = state
    if (!hasEnded || !wasConfirmed) return
    if (state === 'done') {
      tell(
        t('{count, plural, one {Successfully uploaded # partner} other {Successfully uploaded # partners}}', {
          count: job.doneCount,
        }),
      )
      void client.invalidateQueries({ predicate: ({ queryKey }) => !isOfImports(queryKey) })
    } else if (state === 'failed')
      complain([t('Failed to upload partners'), job.error].filter(Boolean).join(': '))
  }, [state, job, client])
}

/** The server goes by the first bytes. */
export const LIST_TYPES =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
