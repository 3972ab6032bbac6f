import type { ImportRow } from '../../../shared/import.ts'
import { t } from '../../text.ts'
import { valueText } from '../../value-text.ts'
import { fieldText } from './import-words.ts'
import { TakeOrLeave } from './take-or-leave.tsx'
import type { ImportAtWork } from './use-import.ts'

/** New and present values, findings. */
export function RowPreview({ row, at }: { row: ImportRow; at: ImportAtWork }) {
  const { values, changed, before, action } = row
  const names = {
    create: t('New'),
    update: t('Changed'),
    unchanged: t('Unchanged'),
    refused: t('Cannot be imported'),
    left: t('Left out'),
  }
  const nameOf = (field: string) => fieldText(field)
  const place = [values.city, values.state, values.zipCode].filter(Boolean).join(', ')
  const facts = [values.address, place, values.phone, values.email, values.website].filter(Boolean)
  const worthALook = row.findings.filter(({ kind }) => kind !== 'repaired')
  const isDoubtful = worthALook.length > 0 && ['create', 'update', 'left'].includes(action)
  const ownAnswer = at.job.options.doubts.lines[row.line]
  return (
    <li>
      <span className="import-line">{t('Line {line}', { line: row.line.toLocaleString('en-US') })}</span>
      <div>
        <p>
          <strong className="import-row-name">{String(values.name ?? '–')}</strong>
          <span className="import-action" data-action={action}>
            {names[action]}
          </span>
        </p>
        <p className="soft">{facts.map(String).join(' · ')}</p>
        {action === 'update' && (
          <dl className="import-changes">
            {changed.map((field) => (
              <div key={field}>
                <dt>{fieldText(field)}</dt>
                <dd>
                  <del>{valueText(before[field], nameOf)}</del> <ins>{valueText(values[field], nameOf)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
        {worthALook.map(({ field, message }) => (
          <p key={`${field} ${message}`} className="import-row-finding">
            {message}
          </p>
        ))}
        {isDoubtful && (
          <TakeOrLeave
            what={t('Line {line}', { line: row.line.toLocaleString('en-US') })}
            answer={ownAnswer ?? (action === 'left' ? 'leave' : null)}
            isDisabled={at.isChanging || at.isBusy}
            onAnswer={(answer) => at.change({ doubts: { lines: { [row.line]: answer } } })}
          />
        )}
      </div>
    </li>
  )
}
