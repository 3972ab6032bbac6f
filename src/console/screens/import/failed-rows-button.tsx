import { downloadFailedRowsCall } from '../../../shared/calls/imports.ts'
import { callForFile, useChange } from '../../api.ts'
import { Button } from '../../parts.tsx'
import { saveFile } from '../../save-file.ts'
import { t } from '../../text.ts'

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
