import { useState } from 'react'
import type { FlagWord, FlagWords, ImportColumn, ImportField, ImportReport } from '../../../shared/import.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
import { ColumnTable, FieldSelect, WordSelect } from './field-select.tsx'
import { LeftOut } from './import-parts.tsx'
import { columnText, headingOf } from './import-words.ts'
import type { ImportAtWork } from './use-import.ts'

/** Says plainly that yes means shown; a person confirms all the same. */
const PLAIN = /^(?:is[ _]?)?(?:activ|enabled|priorit|featured)/i
const LIKELY_YES = /^(?:y|yes|yep|t|true|1|x|✓|✔|on|active|enabled|s[ií]|oui|o|ja|wahr|vrai|verdadero)$/

const keyOf = ({ field, word }: FlagWord) => `${field} ${word}`

/** "Type (Former · Prospect)". */
const cellsOf = (column: ImportColumn) => `${columnText(column)} (${column.samples.join(' · ')})`

type QuestionsProps = { at: ImportAtWork; report: ImportReport }

const isWorkbookSeen = ({ job }: ImportAtWork, { otherSheets, notShownTitle }: ImportReport) =>
  job.options.acceptsLeftOut || (otherSheets.length === 0 && notShownTitle === null)

export const hasQuestions = (at: ImportAtWork, report: ImportReport): boolean =>
  !isWorkbookSeen(at, report) ||
  report.columns.some(({ isSure }) => !isSure) ||
  report.flagWords.some(({ isYes }) => isYes === null)

/** What must be said before anything is written, answered at once. */
export function ImportQuestions({ at, report }: QuestionsProps) {
  const [chosen, setChosen] = useState<Record<number, ImportField | null>>({})
  const [meant, setMeant] = useState<Record<string, boolean>>({})
  const { columns } = report
  const unsure = columns.filter(({ isSure }) => !isSure)
  const leftOut = unsure.filter(({ field, candidate }) => !field && !candidate)
  const words = report.flagWords.filter(({ isYes }) => isYes === null)
  const isSeen = isWorkbookSeen(at, report)
  if (!hasQuestions(at, report)) return null
  const fieldOf = (position: number) => {
    const answer = chosen[position]
    return answer === undefined ? (columns[position]?.field ?? null) : answer
  }
  const meaningOf = (each: FlagWord) => meant[keyOf(each)] ?? likelyMeaning(each) ?? oppositeMeaning(each)
  const isAnswered = words.every((each) => meaningOf(each) !== null)
  return (
    <section className="import-part import-ask" aria-labelledby="import-questions">
      <h2 id="import-questions">{t('Please check')}</h2>
      {!isSeen && <LeftOut {...report} />}
      {unsure.length - leftOut.length + words.length > 0 && (
        <ColumnTable means={t('Means')}>
          {unsure.filter((column) => !leftOut.includes(column)).map(selectOf)}
          {words.map((each) => (
            <WordSelect
              key={keyOf(each)}
              heading={headingOf(columns, each.field)}
              word={each}
              isYes={meaningOf(each)}
              onChange={(isYes) => setMeant((before) => ({ ...before, [keyOf(each)]: isYes }))}
            />
          ))}
        </ColumnTable>
      )}
      {leftOut.length > 0 && (
        <details>
          <summary>
            {t('Not imported: {columns}', { columns: leftOut.map(cellsOf).join('; ') })}
            <span className="import-open">{t('Change')}</span>
          </summary>
          <ColumnTable means={t('Means')}>{leftOut.map(selectOf)}</ColumnTable>
        </details>
      )}
      <Button
        label={t('These answers are right')}
        disabled={at.isChanging || at.isBusy || !isAnswered}
        onClick={answer}
      />
    </section>
  )

  function selectOf(column: ImportColumn) {
    return (
      <FieldSelect
        key={column.position}
        column={column}
        field={fieldOf(column.position)}
        onChange={(field) => choose(column.position, field)}
      />
    )
  }

  function likelyMeaning(each: FlagWord) {
    return PLAIN.test(headingOf(columns, each.field)) ? LIKELY_YES.test(each.word) : null
  }

  /** Of yes and no, or cross and blank, one answer says the other. */
  function oppositeMeaning({ field, word }: FlagWord) {
    const [other, ...more] = words.filter((each) => each.field === field && each.word !== word)
    const isPair = other && more.length === 0 && LIKELY_YES.test(word) !== LIKELY_YES.test(other.word)
    const answer = isPair ? meant[keyOf(other)] : undefined
    return answer === undefined ? null : !answer
  }

  /** The field's former column loses it. */
  function choose(position: number, field: ImportField | null) {
    const former = columns.find((other) => field && fieldOf(other.position) === field)
    setChosen((before) => ({ ...before, ...(former && { [former.position]: null }), [position]: field }))
  }

  function answer() {
    const flagWords: FlagWords = {}
    for (const each of words)
      flagWords[each.field] = { ...flagWords[each.field], [each.word]: meaningOf(each) === true }
    const mapping = Object.fromEntries(columns.map(({ position }) => [String(position), fieldOf(position)]))
    at.change({
      ...(!isSeen && { acceptsLeftOut: true }),
      ...(unsure.length > 0 && { mapping }),
      ...(words.length > 0 && { flagWords }),
    })
    setChosen({})
    setMeant({})
  }
}
