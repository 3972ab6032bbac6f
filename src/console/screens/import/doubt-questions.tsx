import { type DoubtAnswer, IMPORT_REQUIRED, type ImportReport } from '../../../shared/import.ts'
import { Button } from '../../button.tsx'
import { t } from '../../text.ts'
import { doubtText } from './import-words.ts'
import { TakeOrLeave } from './take-or-leave.tsx'
import type { ImportAtWork } from './use-import.ts'

/** Above this share a doubt is about the column, not about rows. */
const SHARE_OF_FILE = 0.1
const ROWS_THAT_TELL = 10

/** Rows in doubt, one line for each kind; a row of its own is answered in the list of rows. */
export function DoubtQuestions({ at, report }: { at: ImportAtWork; report: ImportReport }) {
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
              onAnswer={(chosen) => answerKinds({ [kind]: chosen })}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  /** Of an optional field. */
  function columnOf(kind: string) {
    if (IMPORT_REQUIRED.some((field) => field === kind)) return undefined
    return report.columns.find(({ field }) => field === kind)?.position
  }

  function answerKinds(kinds: Record<string, DoubtAnswer>) {
    at.change({ doubts: { kinds } })
  }
}
