import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { readImportCall, startImportCall } from '../../../shared/calls/imports.ts'
import { type ImportJob, MAX_IMPORT_BYTES } from '../../../shared/import.ts'
import { ProgressBar } from '../../../ui/states.tsx'
import { call, keyOf, useChange } from '../../api.ts'
import { FileButton } from '../../parts.tsx'
import { complain, t } from '../../text.ts'
import { LIST_TYPES } from './use-import.ts'

type ChooseFileProps = {
  handed: File | null
  onUploaded: (job: ImportJob) => void
}

export function ChooseFile({ handed, onUploaded }: ChooseFileProps) {
  const client = useQueryClient()
  const upload = useChange(
    (file: File) =>
      // Systems disagree on CSV's MIME type.
      call(startImportCall, {
        query: { fileName: file.name },
        body: new Blob([file], { type: 'text/csv' }),
      }),
    {
      onSuccess: (job) => {
        client.setQueryData(keyOf(readImportCall, { params: { id: job.id } }), job)
        onUploaded(job)
      },
      onError: (error) => fail(error.message),
    },
  )

  const takeHanded = useRef(() => handed && take(handed))
  useEffect(() => {
    // Strict mode mounts twice.
    takeHanded.current()
    takeHanded.current = () => null
  }, [])

  return (
    <section
      className="panel import-drop"
      aria-label={t('Partner list')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      {upload.isPending ? (
        <ProgressBar label={t('Uploading...')} value={0} max={null} />
      ) : (
        <>
          <h2>{t('Choose a file, or drop it here')}</h2>
          <p className="soft">{t('CSV or Excel (.xlsx), at most 25 MB')}</p>
          <FileButton label={t('Choose File')} className="button filled" accept={LIST_TYPES} onFile={take} />
        </>
      )}
      {upload.isError && (
        <p className="field-error" role="alert">
          {upload.error.message}
        </p>
      )}
    </section>
  )

  function take(file: File | undefined) {
    if (!file || upload.isPending) return
    if (file.size > MAX_IMPORT_BYTES) fail(t('The file is larger than 25 MB. Please split it.'))
    else upload.mutate(file)
  }

  function fail(reason: string) {
    complain(`${t('Failed to upload partners')}: ${reason}`)
  }
}
