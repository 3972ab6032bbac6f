import type { ImportReport } from '../../../shared/import.ts'
import { t } from '../../text.ts'

/** What a person may not expect: sheets that are not read, a list called "closed". */
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
