import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { listPartnerViewsCall, savePartnerViewCall } from '../../../shared/calls/partner-views.ts'
import type { PartnerView } from '../../../shared/partners/partner-view.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { CheckboxField, TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf } from '../../api.ts'
import { DialogForm } from '../../form-dialog.tsx'
import { tell } from '../../tell.ts'
import { t } from '../../text.ts'
import type { PartnerSearch } from './search-address.ts'

type SaveViewDialogProps = {
  search: PartnerSearch
  views: readonly PartnerView[]
  onClose: () => void
}

export function SaveViewDialog({ search, views, onClose }: SaveViewDialogProps) {
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
