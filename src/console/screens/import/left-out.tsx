import type { ImportReport } from '../../../shared/import.ts'
import { useTranslate } from '../../text.tsx'

/** What a person may not expect of a workbook: sheets that are not read, and hidden rows that are. */
export function LeftOut({ otherSheets, hiddenRowCount }: ImportReport) {
  const t = useTranslate()
  return (
    <>
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
