import { useState } from 'react'
import type { FormField } from '../../../../shared/partner-fields/field-names.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { BACK_TO_FORM } from '../after-partner-change.ts'
import { describeValue, fieldLabels } from '../field-labels.ts'
import { differingFields, type PartnerFormValues } from '../form-values.ts'

type ConflictDialogProps = {
  message: string
  base: PartnerFormValues
  mine: PartnerFormValues
  theirs: PartnerFormValues
  onSettle: (values: PartnerFormValues) => void
  onClose: () => void
}

/** Each field's version can be chosen. */
export function ConflictDialog({ message, base, mine, theirs, onSettle, onClose }: ConflictDialogProps) {
  const [differences, setDifferences] = useState(() => findDifferences(base, mine, theirs))
  const chooseAll = (choice: Choice) =>
    setDifferences(differences.map((difference) => ({ ...difference, choice })))
  const choose = (changed: Difference) =>
    setDifferences(
      differences.map((difference) => (difference.field === changed.field ? changed : difference)),
    )

  return (
    <Dialog
      isWide
      title={t('Changed by Two People')}
      description={
        differences.length > 0
          ? t('{message} Your changes are not saved yet. Choose a version for each field.', { message })
          : t('{message} Both of you wrote the same.', { message })
      }
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSettle(applyChoices(mine, theirs, differences))
        }}
      >
        {differences.length > 0 && (
          <div className="conflict-all">
            <Button label={t('Keep mine')} className="link-button" onClick={() => chooseAll('mine')} />
            <Button label={t('Take theirs')} className="link-button" onClick={() => chooseAll('theirs')} />
          </div>
        )}
        <div className="conflict">
          {differences.map((difference) => (
            <DifferenceRow
              key={difference.field}
              difference={difference}
              mine={mine}
              theirs={theirs}
              onChoose={choose}
            />
          ))}
        </div>
        <div className="dialog-buttons">
          <Button label={t(BACK_TO_FORM)} onClick={onClose} />
          <Button label={t('Save')} type="submit" className="button filled" />
        </div>
      </form>
    </Dialog>
  )
}

type DifferenceRowProps = Pick<ConflictDialogProps, 'mine' | 'theirs'> & {
  difference: Difference
  onChoose: (changed: Difference) => void
}

function DifferenceRow({ difference, mine, theirs, onChoose }: DifferenceRowProps) {
  const { field, choice } = difference
  const options = [
    { choice: 'mine', label: t('Mine'), values: mine },
    { choice: 'theirs', label: t('Theirs'), values: theirs },
  ] as const
  return (
    <fieldset className="conflict-row">
      <legend>{fieldLabels()[field]}</legend>
      {options.map((option) => (
        <label key={option.choice} className="conflict-option">
          <input
            className="radio"
            type="radio"
            name={`choice-${field}`}
            checked={choice === option.choice}
            onChange={() => onChoose({ field, choice: option.choice })}
          />
          <span>
            <span className="label">{option.label}</span>
            <span className="conflict-value">{describeValue(option.values[field])}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type Choice = 'mine' | 'theirs'
type Difference = { field: FormField; choice: Choice }

/** Proposes mine where changed, else theirs; `base` is the common start. */
export function findDifferences(
  base: PartnerFormValues,
  mine: PartnerFormValues,
  theirs: PartnerFormValues,
): Difference[] {
  const changedByMe = new Set(differingFields(base, mine))
  return differingFields(mine, theirs).map((field) => ({
    field,
    choice: changedByMe.has(field) ? 'mine' : 'theirs',
  }))
}

/** Returns the form as chosen. */
export function applyChoices(
  mine: PartnerFormValues,
  theirs: PartnerFormValues,
  choices: readonly Difference[],
): PartnerFormValues {
  const chosen = choices.filter(({ choice }) => choice === 'mine').map(({ field }) => [field, mine[field]])
  return { ...theirs, ...(Object.fromEntries(chosen) as Partial<PartnerFormValues>) }
}
