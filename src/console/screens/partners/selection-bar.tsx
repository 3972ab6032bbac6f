import '../../selection/selection-bar.css'
import { useTranslate } from '../../text.tsx'

type SelectionBarProps = {
  count: number
  /** Null where another button on the screen does it already. */
  onDeselectAll: (() => void) | null
  onEdit: () => void
  onDelete: () => void
}

/** What can be done with the selected partners; in sight wherever the list is. */
export function SelectionBar({ count, onDeselectAll, onEdit, onDelete }: SelectionBarProps) {
  const t = useTranslate()
  return (
    <section className="selection-bar" aria-label={t('Selected partners')} hidden={count === 0}>
      <span className="selection-count" role="status">
        {t('{count} selected', { count })}
      </span>
      {onDeselectAll && (
        <button type="button" className="link-button" onClick={onDeselectAll}>
          {t('Deselect All')}
        </button>
      )}
      <button type="button" className="button" onClick={onEdit}>
        {t('Bulk Edit')}
      </button>
      <button type="button" className="button danger" onClick={onDelete}>
        {t('Delete Selected')}
      </button>
    </section>
  )
}
