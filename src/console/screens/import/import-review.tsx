import './import-review.css'
import { IMPORT_REQUIRED, type ImportReport } from '../../../shared/import.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportChoices } from './import-choices.tsx'
import { TakeOrLeave } from './import-parts.tsx'
import { hasQuestions, ImportQuestions } from './import-questions.tsx'
import { doubtText } from './import-words.ts'
import { Rows } from './rows.tsx'
import type { ImportAtWork } from './use-import.ts'

export function ImportReview({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const { job } = at
  const isChecking = at.isBusy || at.isChanging
  const count = report.createCount + report.updateCount
  const isMissing = report.missingFields.length > 0
  const isAsking = hasQuestions(at, report)
  const obstacle = findObstacle()
  return (
    <div className="import-review" aria-busy={isChecking}>
      <FormFailure text={job.error ?? ''} />
      {!isMissing && <Counts report={report} />}
      <ImportQuestions at={at} report={report} />
      {report.invisibleCount > 0 && !isAsking && (
        <p className="notice" role="status">
          {t('{count, plural, one {# partner would be inactive.} other {# partners would be inactive.}}', {
            count: report.invisibleCount,
          })}
        </p>
      )}
      {!isMissing && <DoubtQuestions at={at} report={report} />}
      <ColumnMapping at={at} report={report} />
      <ImportChoices at={at} report={report} />
      {!isMissing && (
        <Rows at={at} report={report} stamp={JSON.stringify([job.options, report.columns, isChecking])} />
      )}
      <div className="import-bar">
        <p className="import-bar-note" role="status">
          {obstacle}
        </p>
        <div className="import-bar-buttons">
          <Button label={t('Cancel')} disabled={at.isCancelling} onClick={at.cancel} />
          <Button
            label={t('{count, plural, one {Import # partner} other {Import # partners}}', { count })}
            className="button filled"
            disabled={at.isWriting || obstacle !== ''}
            onClick={at.write}
          />
        </div>
      </div>
    </div>
  )

  function findObstacle() {
    if (isChecking) return t('Checking...')
    if (isMissing) return t('Please choose the missing columns.')
    if (isAsking) return t('Please answer the questions.')
    if (report.openDoubtCount > 0) return t('Please decide on the rows in doubt.')
    if (report.refusedCount > 0 && !job.options.skipInvalid)
      return t('Please leave out the rows that cannot be imported.')
    if (count === 0 && !job.options.replaceSample) return t('Nothing in this file is new.')
    return ''
  }
}

function Counts({ report }: { report: ImportReport }) {
  const figures: [number, string][] = [
    [report.createCount, t('new')],
    [report.updateCount, t('changed')],
    [report.unchangedCount, t('unchanged')],
    [report.refusedCount, t('cannot be imported')],
  ]
  return (
    <dl className="import-counts">
      {figures
        .filter(([count]) => count > 0)
        .map(([count, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en-US')}</dd>
          </div>
        ))}
    </dl>
  )
}

/** Above it a doubt is about the column, not rows. */
const SHARE_OF_FILE = 0.1
const ROWS_THAT_TELL = 10

/** One line a kind; the list of rows answers single ones. */
function DoubtQuestions({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const { doubts, rowCount } = report
  if (doubts.length === 0) return null
  const isOfFile = (count: number) => count >= ROWS_THAT_TELL && count > rowCount * SHARE_OF_FILE
  return (
    <section className="import-part" aria-labelledby="import-doubts">
      <h2 id="import-doubts">{t('Rows in doubt')}</h2>
      <ul className="import-doubts">
        {doubts.map(({ kind, count, answer }) => (
          <li key={kind}>
            <span>
              <strong>{doubtText(kind)}</strong> {t('{count, plural, one {# row} other {# rows}}', { count })}
              {isOfFile(count) && (
                <span className="import-source">{t('Over a tenth of the file: the right column?')}</span>
              )}
            </span>
            {isOfFile(count) && columnOf(kind) !== undefined && (
              <Button
                label={t('Leave the column out')}
                className="link-button"
                disabled={at.isChanging || at.isBusy}
                onClick={() => at.change({ mapping: { [String(columnOf(kind))]: null } })}
              />
            )}
            <TakeOrLeave
              what={doubtText(kind)}
              answer={answer}
              isDisabled={at.isChanging || at.isBusy}
              onAnswer={(chosen) => at.change({ doubts: { kinds: { [kind]: chosen } } })}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  function columnOf(kind: string) {
    if (IMPORT_REQUIRED.some((field) => field === kind)) return undefined
    return report.columns.find(({ field }) => field === kind)?.position
  }
}
