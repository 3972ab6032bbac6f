import { useState } from 'react'
import type { FlagWords, ImportReport } from '../../../shared/import.ts'
import { SelectField } from '../../../ui/fields/form-fields.tsx'
import { useTranslate } from '../../text.tsx'
import { fieldText } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

/** A person confirms. */
const LIKELY_YES = /^(?:y|yes|yep|t|1|x|✓|✔|on|active|enabled|s[ií]|oui|o|ja|wahr|vrai|verdadero)$/

/** Other words than true and false. */
export function FlagWordQuestion({ at, report }: { at: ImportAtWork; report: ImportReport }) {
  const t = useTranslate()
  const [answers, setAnswers] = useState<Record<string, boolean>>({})
  const { flagWords, invisibleCount } = report
  const isOpen = flagWords.some(({ isYes }) => isYes === null)
  if (flagWords.length === 0) return invisibleCount > 0 ? <Invisible count={invisibleCount} /> : null
  const keyOf = (field: string, word: string) => `${field} ${word}`
  const meaningOf = ({ field, word, isYes }: (typeof flagWords)[number]) =>
    answers[keyOf(field, word)] ?? isYes ?? LIKELY_YES.test(word)
  return (
    <section className="import-part" aria-labelledby="import-words">
      <h2 id="import-words">{t('Yes or no')}</h2>
      <p className={isOpen ? 'notice' : 'soft'}>
        {isOpen
          ? t(
              'The file says yes and no in its own words. Please say once what they mean; until then they are no.',
            )
          : t('The words of the file are read as chosen here.')}
      </p>
      <div className="import-words">
        {flagWords.map((each) => (
          <SelectField
            key={keyOf(each.field, each.word)}
            label={t('{field}: “{word}” in {count, plural, one {# row} other {# rows}}', {
              field: fieldText(t, each.field),
              word: each.word,
              count: each.count,
            })}
            value={String(meaningOf(each))}
            onChange={({ target }) =>
              setAnswers((before) => ({
                ...before,
                [keyOf(each.field, each.word)]: target.value === 'true',
              }))
            }
          >
            <option value="true">{t('means yes')}</option>
            <option value="false">{t('means no')}</option>
          </SelectField>
        ))}
      </div>
      {(isOpen || Object.keys(answers).length > 0) && (
        <button type="button" className="button" disabled={at.isChanging} onClick={answer}>
          {t('Read them so')}
        </button>
      )}
      {invisibleCount > 0 && <Invisible count={invisibleCount} />}
    </section>
  )

  function answer() {
    const meanings: FlagWords = {}
    for (const each of flagWords)
      meanings[each.field] = { ...meanings[each.field], [each.word]: meaningOf(each) }
    at.change({ flagWords: meanings })
    setAnswers({})
  }
}

function Invisible({ count }: { count: number }) {
  const t = useTranslate()
  return (
    <p className="notice" role="status">
      {t(
        '{count, plural, one {# partner would be inactive: visitors would not see it.} other {# partners would be inactive: visitors would not see them.}}',
        { count },
      )}
    </p>
  )
}
