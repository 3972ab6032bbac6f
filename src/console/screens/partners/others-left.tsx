import { ApiError } from '../../api-error.ts'
import { t } from '../../text.ts'

const MOST_NAMED = 5

/** `name`: null until loaded. */
export type SelectedPartner = { id: string; name: string | null }

export const isGone = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 404

/** Which are gone, which stay selected. */
export function OthersLeft({ message, selected }: { message: string; selected: readonly SelectedPartner[] }) {
  const names = selected.flatMap(({ name }) => name ?? []).slice(0, MOST_NAMED)
  const more = selected.length - names.length
  return (
    <div className="notice danger others-left" role="alert">
      <p>{message}</p>
      <p>
        {selected.length === 0
          ? t('None of the selected partners is left.')
          : more > 0
            ? t('Still selected: {names} and {more} more.', { names: names.join(', '), more })
            : t('Still selected: {names}.', { names: names.join(', ') })}
      </p>
    </div>
  )
}
