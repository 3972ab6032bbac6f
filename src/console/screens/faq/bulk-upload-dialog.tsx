import { useState } from 'react'
import { showToast } from '../../../ui/toast/toaster.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { Button, FileButton } from '../../parts.tsx'
import { saveFile } from '../../save-file.ts'
import { t } from '../../text.ts'
import { type FaqRow, readFaqCsv, writeFaqTemplate } from './faq-csv.ts'
import type { FaqChanges } from './use-faq-changes.ts'

type BulkUploadDialogProps = { upload: FaqChanges['upload']; onClose: () => void }

export function BulkUploadDialog({ upload, onClose }: BulkUploadDialogProps) {
  const [fileName, setFileName] = useState('')
  const [rows, setRows] = useState<FaqRow[]>([])
  const [trouble, setTrouble] = useState('')

  return (
    <AskDialog
      isWide
      title={t('Bulk Upload')}
      description={t('Add many questions at once from a CSV file. All rows are added, or none.')}
      failure={trouble}
      submitLabel={t('Upload {count} Items', { count: rows.length })}
      pendingLabel={t('Uploading...')}
      isPending={upload.isPending}
      isDisabled={rows.length === 0}
      onSubmit={() => {
        setTrouble('')
        // Stays, unlike the toast.
        upload.mutate(rows, { onSuccess: onClose, onError: ({ message }) => setTrouble(message) })
      }}
      onClose={onClose}
    >
      <div className="buttons">
        <Button
          label={t('Download Template')}
          onClick={() => saveFile('faq_template.csv', writeFaqTemplate())}
        />
        <FileButton label={t('Select CSV File')} accept=".csv" onFile={read} />
        {fileName && <span className="soft faq-file-name">{fileName}</span>}
      </div>
      {rows.length > 0 && <FaqRowPreview rows={rows} />}
    </AskDialog>
  )

  async function read(file: File) {
    setRows([])
    setTrouble('')
    setFileName(file.name)
    if (!/\.csv$/i.test(file.name)) return complain(t('Please upload a CSV file first'))
    try {
      const bytes = new Uint8Array(await file.arrayBuffer())
      setRows(
        await readFaqCsv({
          open: async function* () {
            yield bytes
          },
        }),
      )
    } catch (error) {
      complain(t('Failed to parse CSV: {reason}', { reason: (error as Error).message }))
    }
  }

  function complain(text: string) {
    setTrouble(text)
    showToast({ title: text, kind: 'danger' })
  }
}

/** FAQ-7. */
const SHOWN = 5

function FaqRowPreview({ rows }: { rows: readonly FaqRow[] }) {
  return (
    <div className="faq-preview">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="faq-preview-scroll" tabIndex={0} aria-label={t('Preview')}>
        <table>
          <thead>
            <tr>
              {[t('Question'), t('Answer'), t('Category'), t('States'), t('Cities')].map((heading) => (
                <th key={heading} scope="col" className="label">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no id
              <tr key={index}>
                <td>{row.question}</td>
                <td className="soft">{row.answer}</td>
                <td>{row.category}</td>
                <td>{row.targetStates.join(', ')}</td>
                <td>{row.targetCities.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length > SHOWN && (
        <p className="field-hint" role="status">
          {t('Showing first 5 of {count} items', { count: rows.length })}
        </p>
      )}
    </div>
  )
}
