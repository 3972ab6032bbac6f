import type { ImportReport } from '../../../shared/import.ts'
import { useTranslate } from '../../text.tsx'

/** What a person may not expect: sheets that are not read, hidden rows that are, a list called "closed". */
export function LeftOut({ otherSheets, hiddenRowCount, notShownTitle }: ImportReport) {
  const t = useTranslate()
  return (
    <>
      {notShownTitle !== null && (
        <p className="notice">
          {t('The list says “{title}”: are these partners to be imported?', { title: notShownTitle })}
        </p>
      )}
      {otherSheets.length > 0 && (
        <p className="notice">
          {t('Other sheets of this workbook are not read: {sheets}.', { sheets: otherSheets.join(', ') })}
        </p>
      )}
      {hiddenRowCount > 0 && (
        <p className="notice">
          {t(
            '{count, plural, one {# row is hidden in this sheet. It is} other {# rows are hidden in this sheet. They are}} read like the others.',
            { count: hiddenRowCount },
          )}
        </p>
      )}
    </>
  )
}
