import { downloadFailedRowsCall } from '../../../shared/calls/imports.ts'
import type { DoubtAnswer, ImportReport } from '../../../shared/import.ts'
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

/** Sheets that are not read, a list called "closed". */
export function LeftOut({ otherSheets, notShownTitle }: ImportReport) {
  return (
    <>
      {notShownTitle !== null && (
        <p className="notice">
          {t('The list says “{title}”: are these partners to be imported?', { title: notShownTitle })}
        </p>
      )}
      {otherSheets.length > 0 && (
        <p className="notice">{t('Sheets not read: {sheets}.', { sheets: otherSheets.join(', ') })}</p>
      )}
    </>
  )
}

type TakeOrLeaveProps = {
  /** The rows meant, for screen readers. */
  what: string
  answer: DoubtAnswer | null
  isDisabled: boolean
  onAnswer: (answer: DoubtAnswer) => void
}

export function TakeOrLeave({ what, answer, isDisabled, onAnswer }: TakeOrLeaveProps) {
  const choices: [DoubtAnswer, string, string][] = [
    ['take', t('Take'), t('Take: {what}', { what })],
    ['leave', t('Leave out'), t('Leave out: {what}', { what })],
  ]
  return (
    <span className="import-take">
      {choices.map(([choice, name, label]) => (
        <Button
          key={choice}
          label={name}
          className="tab"
          aria-label={label}
          aria-pressed={answer === choice}
          disabled={isDisabled}
          onClick={() => onAnswer(choice)}
        />
      ))}
    </span>
  )
}
