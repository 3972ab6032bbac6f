import { t } from '../../text.ts'
import type { FaqRow } from './faq-csv.ts'

/** FAQ-7. */
const SHOWN = 5

/** An upload's first rows. */
export function FaqRowPreview({ rows }: { rows: readonly FaqRow[] }) {
  return (
    <div className="faq-preview">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className="faq-preview-scroll" tabIndex={0} aria-label={t('Preview')}>
        <table>
          <thead>
            <tr>
              {[t('Question'), t('Answer'), t('Category'), t('States'), t('Cities')].map((heading) => (
                <th key={heading} scope="col">
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
