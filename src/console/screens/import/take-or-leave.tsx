import type { DoubtAnswer } from '../../../shared/import.ts'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'

type TakeOrLeaveProps = {
  /** The rows meant, for screen readers. */
  what: string
  answer: DoubtAnswer | null
  isDisabled: boolean
  onAnswer: (answer: DoubtAnswer) => void
}

export function TakeOrLeave({ what, answer, isDisabled, onAnswer }: TakeOrLeaveProps) {
  const choices: [DoubtAnswer, string, string][] = [
    ['take', t('Take'), t('Take: {what}', { what })],
    ['leave', t('Leave out'), t('Leave out: {what}', { what })],
  ]
  return (
    <span className="import-take">
      {choices.map(([choice, name, label]) => (
        <Button
          key={choice}
          label={name}
          className="tab"
          aria-label={label}
          aria-pressed={answer === choice}
          disabled={isDisabled}
          onClick={() => onAnswer(choice)}
        />
      ))}
    </span>
  )
}
