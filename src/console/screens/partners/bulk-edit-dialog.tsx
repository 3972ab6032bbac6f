import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { bulkEditPartnersCall } from '../../../shared/calls/partners.ts'
import { NOTHING_TO_UPDATE } from '../../../shared/form-texts.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import type { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { call, useChange } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { complain, t } from '../../text.ts'
import { useAfterPartnerChange } from '../partner-form/after-partner-change.ts'
import { BulkEditField, ClearFields } from './bulk-edit-field.tsx'
import { type BulkEditValues, NO_CHANGE, readBulkEdit } from './bulk-edit-values.ts'
import { isGone, OthersLeft, type SelectedPartner } from './others-left.tsx'

type BulkEditDialogProps = {
  selected: readonly SelectedPartner[]
  onClose: () => void
  onDone: (changeSetId: string | null, text: string) => void
}

const PLACED: readonly (readonly BulkField[])[] = [
  ['annualCremations', 'locationCount'],
  ['state'],
  ['isPriority', 'isActive'],
  ['email', 'website'],
  ['servicesOffered'],
  ['description'],
]
const FURTHER_FIELDS = BULK_FIELDS.filter((name) => !PLACED.flat().includes(name))

const focusFirstField = (more: HTMLElement | null) =>
  more?.querySelector<HTMLElement>('input, textarea')?.focus()

export function BulkEditDialog({ selected, onClose, onDone }: BulkEditDialogProps) {
  const refresh = useAfterPartnerChange()
  const [gone, setGone] = useState('')
  const [cleared, setCleared] = useState<readonly BulkField[]>([])
  const [isMoreOpen, setMoreOpen] = useState(false)
  const { register, handleSubmit, setError, formState } = useForm<BulkEditValues>({
    defaultValues: NO_CHANGE,
  })
  const { errors } = formState
  const { mutate, isPending } = useChange(
    (updates: PartnerBulkUpdates) =>
      call(bulkEditPartnersCall, { body: { ids: packIds(selected.map(({ id }) => id)), updates } }),
    {
      done: ({ updatedCount: count }) =>
        t('{count, plural, one {Updated # partner successfully} other {Updated # partners successfully}}', {
          count,
        }),
      onSuccess: ({ updatedCount: count, changeSetId }) => {
        onDone(
          changeSetId,
          t('{count, plural, one {# partner was updated.} other {# partners were updated.}}', { count }),
        )
        void refresh()
      },
      onError: (error) => {
        complain(t('Failed to bulk edit partners'))
        if (isGone(error)) void refresh().then(() => setGone(error.message))
        else refuse(error)
      },
    },
  )
  const field = (name: BulkField) => (
    <BulkEditField key={name} {...register(name)} name={name} error={errors[name]?.message} />
  )

  function save(values: BulkEditValues) {
    const read = readBulkEdit(values, cleared)
    if (read === 'nothing') {
      setError('root', { message: t(NOTHING_TO_UPDATE) })
      complain(t(NOTHING_TO_UPDATE), t('Warning'))
    } else if ('errors' in read) showErrors(read.errors)
    else mutate(read.updates)
  }

  function showErrors(messages: Record<string, string>) {
    for (const [index, [name, message]] of Object.entries(messages).entries())
      setError(name as keyof BulkEditValues, { message }, { shouldFocus: index === 0 })
  }

  function refuse(error: Error) {
    const refused = error instanceof ApiError ? Object.entries(error.fields) : []
    const ofFields = refused.flatMap(([path, message]) => {
      const name = path.split('.')[1] ?? ''
      return name in NO_CHANGE ? [[name, message] as const] : []
    })
    if (ofFields.length > 0) showErrors(Object.fromEntries(ofFields))
    else setError('root', { message: error.message })
  }

  return (
    <AskDialog
      title={t('Bulk Edit')}
      description={t(
        '{count, plural, one {Edit # selected partner.} other {Edit # selected partners.}} Only the fields you fill will be updated.',
        { count: selected.length },
      )}
      failure={errors.root?.message}
      submitLabel={t('Update Partners')}
      pendingLabel={t('Updating...')}
      isPending={isPending}
      isDisabled={selected.length === 0}
      onSubmit={handleSubmit(save)}
      onClose={() => isPending || onClose()}
    >
      {gone && <OthersLeft message={gone} selected={selected} />}
      {PLACED.map((row) => (
        <div key={row.join()} className={row.length > 1 ? 'field-row' : undefined}>
          {row.map(field)}
        </div>
      ))}
      {isMoreOpen ? (
        <div ref={focusFirstField} className="bulk-edit-more">
          {FURTHER_FIELDS.map(field)}
          <ClearFields cleared={cleared} onChange={setCleared} />
        </div>
      ) : (
        <div>
          <Button label={t('More Fields')} className="action" onClick={() => setMoreOpen(true)} />
        </div>
      )}
    </AskDialog>
  )
}
