import { ApiError } from '../../api-error.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { t } from '../../text.ts'
import { BACK_TO_FORM } from './after-partner-change.ts'

/** May be confirmed if nothing else was refused. */
const PLACE_FIELDS = ['zipCode', 'coordinates', 'isPlaceConfirmed']

/** Null: cannot be confirmed. */
export function readPlaceDoubts(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || error.fields.isPlaceConfirmed === undefined) return null
  const { isPlaceConfirmed: _, ...doubts } = error.fields
  return Object.keys(error.fields).every((field) => PLACE_FIELDS.includes(field))
    ? Object.values(doubts)
    : null
}

type PlaceQuestionProps = {
  doubts: readonly string[] | null
  /** Default: back to the form. */
  cancelLabel?: string
  onConfirm: () => void
  onCancel: () => void
}

/** Confirms a place whose state and ZIP code do not fit. */
export function PlaceQuestion({ doubts, cancelLabel, onConfirm, onCancel }: PlaceQuestionProps) {
  return (
    <ConfirmDialog
      isOpen={doubts !== null}
      title={t('Is this place right?')}
      text={
        <>
          {doubts?.map((doubt) => (
            <p key={doubt}>{doubt}</p>
          ))}
          <p>{t('Saved as it is, the partner gets no point on the map outside its state.')}</p>
        </>
      }
      confirmLabel={t('Save Anyway')}
      cancelLabel={cancelLabel ?? t(BACK_TO_FORM)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
