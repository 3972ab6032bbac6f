import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  cancelImportCall,
  changeImportCall,
  listImportsCall,
  readImportCall,
  writeImportCall,
} from '../../../shared/calls/imports.ts'
import type { ImportChange, ImportJob } from '../../../shared/import.ts'
import { call, keyOf, queryOf, useChange } from '../../api.ts'
import { useRun } from '../../run/run.tsx'
import { complain, t, tell } from '../../text.ts'

export type ImportAtWork = ReturnType<typeof useImport> & { job: ImportJob }

const isRunning = (job: Pick<ImportJob, 'state'>) => ['waiting', 'checking', 'writing'].includes(job.state)

export function useImport(id: string) {
  const client = useQueryClient()
  const one = { params: { id } }
  const { query, run: data, keep } = useRun(queryOf(readImportCall, one), isRunning, tellEnd)
  const [choices, setChoices] = useState<ImportChange[]>([])
  const events = (what: string) => ({
    onSuccess: keep,
    onError: (failure: Error) => {
      complain(`${what}: ${failure.message}`)
      void query.refetch()
    },
  })
  const change = useChange((body: ImportChange) => call(changeImportCall, { ...one, body }), {
    ...events(t('Failed to change the import')),
    // In sequence: the last choice wins.
    scope: { id: `import-${id}` },
    // A pending answer lacks this choice.
    onMutate: () => client.cancelQueries({ queryKey: keyOf(readImportCall, one) }),
    onSettled: () => setChoices((before) => before.slice(1)),
  })
  const write = useChange(() => call(writeImportCall, one), events(t('Failed to upload partners')))
  const cancel = useChange(() => call(cancelImportCall, one), events(t('Failed to cancel the import')))

  return {
    query,
    job: data && choices.reduce(withChoice, data),
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

  function tellEnd({ state, doneCount: count, error }: ImportJob) {
    if (state === 'failed') complain([t('Failed to upload partners'), error].filter(Boolean).join(': '))
    if (state !== 'done') return
    tell(
      t('{count, plural, one {Successfully uploaded # partner} other {Successfully uploaded # partners}}', {
        count,
      }),
    )
    // Other screens change too.
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => !String(path).startsWith(listImportsCall.path),
    })
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

/** The server goes by the first bytes. */
export const LIST_TYPES =
  '.csv,.txt,.tsv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
