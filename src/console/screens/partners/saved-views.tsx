import { useState } from 'react'
import { Link } from 'react-router'
import {
  deletePartnerViewCall,
  listPartnerViewsCall,
  savePartnerViewCall,
} from '../../../shared/calls/partner-views.ts'
import { type PartnerView, PartnerViewInput } from '../../../shared/partners/partner-view.ts'
import { CheckboxField, TextField } from '../../../ui/fields/form-fields.tsx'
import { call, useChange, useRead } from '../../api.ts'
import { AskDialog, FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { t } from '../../text.ts'
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
      {doomed && (
        <AskDialog
          title={t('Delete View')}
          description={
            doomed.isShared
              ? t('“{name}” is shared: all administrators lose it. Partners stay as they are.', {
                  name: doomed.name,
                })
              : t('“{name}” is deleted. Partners stay as they are.', { name: doomed.name })
          }
          submitLabel={t('Delete')}
          pendingLabel={t('Deleting...')}
          isPending={isPending}
          isDanger
          onSubmit={() => mutate(doomed, { onSettled: () => setDoomed(null) })}
          onClose={() => setDoomed(null)}
        />
      )}
    </nav>
  )
}

type SaveViewDialogProps = {
  search: PartnerSearch
  views: readonly PartnerView[]
  onClose: () => void
}

const NamedView = PartnerViewInput.omit({ filters: true })

function SaveViewDialog({ search, views, onClose }: SaveViewDialogProps) {
  const [name, setName] = useState('')
  const isReplaced = views.some((view) => view.isOwn && view.name.toLowerCase() === name.trim().toLowerCase())
  const save = useChange((body: PartnerViewInput) => call(savePartnerViewCall, { body }), {
    done: () => t('View saved'),
    outdates: [listPartnerViewsCall],
    onSuccess: onClose,
    // The form shows it.
    onError: () => {},
  })
  return (
    <FormDialog
      title={t('Save This View')}
      description={t('Search, filters and order are kept under a name.')}
      schema={NamedView}
      values={{ name: '', isShared: false }}
      submitLabel={isReplaced ? t('Replace View') : t('Save View')}
      onSubmit={(named) => save.mutateAsync({ ...named, filters: search })}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField
            label={t('Name')}
            maxLength={80}
            autoComplete="off"
            isRequired
            hint={isReplaced ? t('You have a view of that name. It will be replaced.') : undefined}
            onInput={({ currentTarget }) => setName(currentTarget.value)}
            {...field('name')}
          />
          <CheckboxField label={t('All administrators see it')} {...field('isShared')} />
        </>
      )}
    </FormDialog>
  )
}
