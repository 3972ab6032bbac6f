import { useState } from 'react'
import { Link } from 'react-router'
import { t } from '../../text.ts'
import type { Arrival } from './arrival.ts'

/** Links to form and page. */
export function AddedNotice({ id, name, path }: NonNullable<Arrival['added']>) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="undo-offer" role="status">
      <span>{t('{name} was added.', { name })}</span>
      <Link className="link-button" to={`/admin/partners/${id}/edit`}>
        {t('Edit')}
      </Link>
      {path && (
        <a className="link-button" href={path} target="_blank" rel="noopener">
          {t('Public Page')}
        </a>
      )}
      <button type="button" className="link-button quiet" onClick={() => setOpen(false)}>
        {t('Close')}
      </button>
    </div>
  )
}
