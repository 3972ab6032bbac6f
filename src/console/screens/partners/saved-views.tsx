import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import {
  deletePartnerViewCall,
  listPartnerViewsCall,
  savePartnerViewCall,
} from '../../../shared/calls/partner-views.ts'
import type { PartnerView } from '../../../shared/partners/partner-view.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField, TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf, useChange, useRead } from '../../api.ts'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { DialogForm } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { t, tell } from '../../text.ts'
import { isSearch, listAddress, type PartnerSearch, searchParams } from './search-address.ts'

export function SavedViews({ search }: { search: PartnerSearch }) {
  const { data: views = [], isSuccess } = useRead(listPartnerViewsCall)
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

type SaveViewDialogProps = {
  search: PartnerSearch
  views: readonly PartnerView[]
  onClose: () => void
}

function SaveViewDialog({ search, views, onClose }: SaveViewDialogProps) {
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { name: '', isShared: false } })
  const { register, formState, watch } = form
  const name = watch('name').trim().toLowerCase()
  const isReplaced = views.some((view) => view.isOwn && view.name.toLowerCase() === name)
  return (
    <Dialog
      title={t('Save This View')}
      description={t('Search, filters and order are kept under a name.')}
      onClose={onClose}
    >
      <DialogForm
        form={form}
        submitLabel={isReplaced ? t('Replace View') : t('Save View')}
        onCancel={onClose}
        onSubmit={async (values) => {
          await call(savePartnerViewCall, { body: { ...values, filters: search } })
          tell(t('View saved'))
          void queries.invalidateQueries({ queryKey: keyOf(listPartnerViewsCall) })
          onClose()
        }}
      >
        <TextField
          {...register('name')}
          label={t('Name')}
          maxLength={80}
          autoComplete="off"
          isRequired
          error={formState.errors.name?.message}
          hint={isReplaced ? t('You have a view of that name. It will be replaced.') : undefined}
        />
        <CheckboxField {...register('isShared')} label={t('All administrators see it')} />
      </DialogForm>
    </Dialog>
  )
}
