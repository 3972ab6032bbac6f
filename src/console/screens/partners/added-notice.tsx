import { useState } from 'react'
import { Button, ButtonLink } from '../../button.tsx'
import { t } from '../../text.ts'
import type { Arrival } from './arrival.ts'

/** Links to form and page. */
export function AddedNotice({ id, name, path }: NonNullable<Arrival['added']>) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  return (
    <div className="undo-offer" role="status">
      <span>{t('{name} was added.', { name })}</span>
      <ButtonLink label={t('Edit')} className="link-button" to={`/admin/partners/${id}/edit`} />
      {path && (
        <a className="link-button" href={path} target="_blank" rel="noopener">
          {t('Public Page')}
        </a>
      )}
      <Button label={t('Close')} className="link-button quiet" onClick={() => setOpen(false)} />
    </div>
  )
}
