import './marked-text.css'
import type { ReactNode } from 'react'
import type { FactMark } from '../shared/fact-marks.ts'
import { CheckboxField } from '../ui/fields/form-fields.tsx'
import { t } from './text.ts'

/** Underlines what the form does not say. */
export function MarkedText({ text, marks }: { text: string; marks: readonly FactMark[] }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { start, end } of marks) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return (
    <p className="marked-text">
      {parts}
      {text.slice(at)}
    </p>
  )
}

type MarkListProps = {
  marks: readonly FactMark[]
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** The person confirms that they are true. */
export function MarkList({ marks, isAccepted, onAccept }: MarkListProps) {
  return (
    <div className="text-marks">
      <p>
        {t(
          '{count, plural, one {This text says something that the form does not:} other {This text says # things that the form does not:}}',
          { count: marks.length },
        )}
      </p>
      <ul>
        {marks.map((mark) => (
          <li key={mark.start}>
            <b>{mark.text}</b> ({MARK_KIND_TEXTS[mark.kind]})
          </li>
        ))}
      </ul>
      <CheckboxField
        label={t('I have checked that this is true.')}
        checked={isAccepted}
        onChange={({ currentTarget }) => onAccept(currentTarget.checked)}
      />
    </div>
  )
}

const MARK_KIND_TEXTS: Record<FactMark['kind'], string> = {
  name: t('name'),
  number: t('number'),
  date: t('date'),
  price: t('price'),
  phone: t('phone number'),
  email: t('email address'),
  link: t('link'),
  quotation: t('quotation'),
  markup: t('markup'),
  statement: t('sentence'),
}
