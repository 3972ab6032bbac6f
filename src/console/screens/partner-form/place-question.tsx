import { useState } from 'react'
import { ApiError } from '../../api-error.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { t } from '../../text.ts'
import { BACK_TO_FORM } from './after-partner-change.ts'

/** Can be confirmed if all else is accepted. */
const PLACE_FIELDS = ['zipCode', 'coordinates', 'isPlaceConfirmed']

type Asked = { doubts: readonly string[]; goOn: () => void }

/** Whether a place is right whose state and ZIP code do not fit (FORM-6). */
export function usePlaceQuestion() {
  const [asked, setAsked] = useState<Asked | null>(null)
  return {
    /** False where the refusal cannot be confirmed; confirming it goes on by `goOn`. */
    ask(error: unknown, goOn: () => void): boolean {
      const doubts = readPlaceDoubts(error)
      if (doubts) setAsked({ doubts, goOn })
      return doubts !== null
    },
    question: asked && (
      <AskDialog
        title={t('Is this place right?')}
        description={
          <>
            {asked.doubts.map((doubt) => (
              <p key={doubt}>{doubt}</p>
            ))}
            <p>{t('Saved as it is, the partner gets no point on the map outside its state.')}</p>
          </>
        }
        submitLabel={t('Save Anyway')}
        cancelLabel={t(BACK_TO_FORM)}
        onSubmit={() => {
          setAsked(null)
          asked.goOn()
        }}
        onClose={() => setAsked(null)}
      />
    ),
  }
}

function readPlaceDoubts(error: unknown): string[] | null {
  if (!(error instanceof ApiError) || error.fields.isPlaceConfirmed === undefined) return null
  const { isPlaceConfirmed: _, ...doubts } = error.fields
  return Object.keys(error.fields).every((field) => PLACE_FIELDS.includes(field))
    ? Object.values(doubts)
    : null
}
