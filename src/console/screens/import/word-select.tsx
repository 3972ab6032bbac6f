import type { FlagWord } from '../../../shared/import.ts'
import { t } from '../../text.ts'

type WordSelectProps = {
  heading: string
  word: FlagWord
  /** Null: not said yet. */
  isYes: boolean | null
  onChange: (isYes: boolean) => void
}

/** A row: a word of a yes-or-no column, how often it stands there, and what it means. */
export function WordSelect({ heading, word: { field, word, count }, isYes, onChange }: WordSelectProps) {
  const shown = word === '' ? t('blank') : `“${word}”`
  const [yes, no] = field === 'isActive' ? [t('Shown to visitors'), t('Not shown')] : [t('Yes'), t('No')]
  return (
    <tr>
      <th scope="row" className="import-heading">
        {`${heading}: ${shown}`}
      </th>
      <td className="import-samples">{t('{count, plural, one {# row} other {# rows}}', { count })}</td>
      <td className="import-fills">
        <select
          className="input select"
          aria-label={t('{heading} {word} means', { heading, word: shown })}
          value={isYes === null ? '' : String(isYes)}
          onChange={({ target }) => onChange(target.value === 'true')}
        >
          {isYes === null && <option value="">{t('Please choose')}</option>}
          <option value="true">{yes}</option>
          <option value="false">{no}</option>
        </select>
      </td>
    </tr>
  )
}
