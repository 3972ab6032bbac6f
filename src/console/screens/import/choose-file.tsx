import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { type ImportJob, MAX_IMPORT_BYTES } from '../../../shared/import.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { useTranslate } from '../../text.tsx'

type ChooseFileProps = {
  /** A file that was chosen on another screen. */
  handed: File | null
  onUploaded: (job: ImportJob) => void
}

/** Choose a file or drop it; it is uploaded at once. */
export function ChooseFile({ handed, onUploaded }: ChooseFileProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const upload = useMutation({
    mutationFn: (file: File) => {
      const name = encodeURIComponent(file.name)
      // The type that the system gives to a CSV file differs from machine to machine.
      const body = new Blob([file], { type: 'text/csv' })
      return api.post<ImportJob>(`/api/admin/imports?fileName=${name}`, body)
    },
    onSuccess: (job) => {
      client.setQueryData(['/api/admin/imports', job.id], job)
      onUploaded(job)
    },
    onError: (error) => complain(error.message),
  })

  const takeHanded = useRef(() => handed && take(handed))
  useEffect(() => {
    // Once, also where development mounts everything twice.
    takeHanded.current()
    takeHanded.current = () => null
  }, [])

  return (
    <div className="panel import-drop" data-over={isOver || undefined} {...dropping()}>
      {upload.isPending ? (
        <ProgressBar label={t('Uploading...')} value={0} max={null} />
      ) : (
        <>
          <h2>{t('Choose a file, or drop it here')}</h2>
          <p className="soft">
            {t(
              'The first row names the columns; other lists’ headings are recognised. Up to 25 MB and 1,000,000 rows.',
            )}
          </p>
          <button type="button" className="button filled" onClick={() => input.current?.click()}>
            {t('Choose CSV File')}
          </button>
        </>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv"
        aria-label={t('CSV file')}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file, mended, may be chosen again.
          currentTarget.value = ''
        }}
      />
      {upload.isError && (
        <p className="field-error" role="alert">
          {upload.error.message}
        </p>
      )}
    </div>
  )

  function take(file: File | undefined) {
    if (!file || upload.isPending) return
    if (file.size > MAX_IMPORT_BYTES) complain(t('The file is larger than 25 MB. Please split it.'))
    else upload.mutate(file)
  }

  function complain(reason: string) {
    const what = t('Failed to upload partners')
    showToast({ title: t('Error'), description: `${what}: ${reason}`, kind: 'danger' })
  }

  function dropping() {
    const allow = (isHere: boolean) => (event: DragEvent) => {
      event.preventDefault()
      setOver(isHere)
    }
    return {
      onDragOver: allow(true),
      onDragLeave: allow(false),
      onDrop: (event: DragEvent) => {
        allow(false)(event)
        take(event.dataTransfer.files[0])
      },
    }
  }
}
