import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { deletePartnerViewCall, listPartnerViewsCall } from '../../../shared/calls/partner-views.ts'
import type { PartnerView } from '../../../shared/partners/partner-view.ts'
import { call, queryOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { SaveViewDialog } from './save-view-dialog.tsx'
import { isSearch, listAddress, type PartnerSearch, searchParams } from './search-address.ts'

export function SavedViews({ search }: { search: PartnerSearch }) {
  const { data: views = [], isSuccess } = useQuery(queryOf(listPartnerViewsCall))
  const [isSaving, setSaving] = useState(false)
  const [doomed, setDoomed] = useState<PartnerView | null>(null)
  const here = String(searchParams(search))
  const { mutate, isPending } = useChange(
    ({ id }: PartnerView) => call(deletePartnerViewCall, { params: { id } }),
    { done: () => t('View deleted'), outdates: [listPartnerViewsCall] },
  )
  return (
    <nav className="saved-views" aria-label={t('Saved views')}>
      {views.length > 0 && (
        <ul>
          {views.map((view) => (
            <li key={view.id}>
              <Link
                className="saved-view"
                to={listAddress(view.filters)}
                preventScrollReset
                aria-current={String(searchParams(view.filters)) === here ? 'true' : undefined}
              >
                {view.name}
                {view.isShared && (
                  <span className="soft">
                    {view.isOwn ? t('shared') : t('by {name}', { name: view.ownerName })}
                  </span>
                )}
              </Link>
              <Button
                label="×"
                className="saved-view-delete"
                aria-label={t('Delete the view {name}', { name: view.name })}
                onClick={() => setDoomed(view)}
              />
            </li>
          ))}
        </ul>
      )}
      {isSuccess && views.length === 0 && !isSearch(search) && (
        <p className="soft">{t('A search can be saved as a view, which then stands here.')}</p>
      )}
      {isSearch(search) && (
        <Button label={t('Save This View')} className="link-button" onClick={() => setSaving(true)} />
      )}
      {isSaving && <SaveViewDialog search={search} views={views} onClose={() => setSaving(false)} />}
      <ConfirmDialog
        isOpen={doomed !== null}
        title={t('Delete View')}
        text={
          doomed?.isShared
            ? t('“{name}” is shared: all administrators lose it. Partners stay as they are.', {
                name: doomed.name,
              })
            : t('“{name}” is deleted. Partners stay as they are.', { name: doomed?.name ?? '' })
        }
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        isPending={isPending}
        isDanger
        onConfirm={() => doomed && mutate(doomed, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </nav>
  )
}
