import { useTranslate } from '../../text.tsx'

type SelectionBarProps = { count: number; onClear: () => void; onEdit: () => void; onDelete: () => void }

/** What can be done with the selected items; it stays in sight while there are any. */
export function SelectionBar({ count, onClear, onEdit, onDelete }: SelectionBarProps) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <section className="faq-selection" aria-label={t('Selected Items')}>
      <button type="button" className="link-button" onClick={onClear}>
        {t('Clear ({count})', { count })}
      </button>
      <button type="button" className="button" onClick={onEdit}>
        {t('Edit Selected')}
      </button>
      <button type="button" className="button danger" onClick={onDelete}>
        {t('Delete Selected')}
      </button>
    </section>
  )
}
