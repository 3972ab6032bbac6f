import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { bulkEditPartnersCall } from '../../../shared/calls/partners.ts'
import { NOTHING_TO_UPDATE } from '../../../shared/form-texts.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import type { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { SelectField, TextAreaField, TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { Button } from '../../button.tsx'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { afterPartnerChange } from '../partner-form/after-partner-change.ts'
import { BulkEditField, ClearFields } from './bulk-edit-field.tsx'
import { type BulkEditValues, NO_CHANGE, readBulkEdit } from './bulk-edit-values.ts'
import { isGone, OthersLeft, type SelectedPartner } from './others-left.tsx'
import { OTHER_REGIONS, STATES } from './search-address.ts'

type BulkEditDialogProps = {
  selected: readonly SelectedPartner[]
  onClose: () => void
  onDone: (changeSetId: string | null, text: string) => void
}

/** Listed first. */
const FIRST_STATES = ['California', 'Florida', 'Texas', 'New York', 'Illinois']
const FURTHER_STATES = [...STATES, ...OTHER_REGIONS]
  .map(({ name }) => name)
  .filter((name) => !FIRST_STATES.includes(name))

/** Others follow. */
const PLACED: readonly BulkField[] = [
  'annualCremations',
  'locationCount',
  'state',
  'isPriority',
  'isActive',
  'email',
  'website',
  'servicesOffered',
  'description',
]
const FURTHER_FIELDS = BULK_FIELDS.filter((name) => !PLACED.includes(name))

const focusFirstField = (more: HTMLElement | null) =>
  more?.querySelector<HTMLElement>('input, textarea')?.focus()

export function BulkEditDialog({ selected, onClose, onDone }: BulkEditDialogProps) {
  const queries = useQueryClient()
  const [gone, setGone] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: (updates: PartnerBulkUpdates) =>
      call(bulkEditPartnersCall, { body: { ids: packIds(selected.map(({ id }) => id)), updates } }),
  })
  const { register, handleSubmit, setError, formState } = useForm<BulkEditValues>({
    defaultValues: NO_CHANGE,
  })
  const [cleared, setCleared] = useState<readonly BulkField[]>([])
  const [isMoreOpen, setMoreOpen] = useState(false)
  const field = (name: keyof BulkEditValues) => ({
    ...register(name),
    error: formState.errors[name]?.message,
  })

  const submit = handleSubmit((values) => {
    const read = readBulkEdit(values, cleared)
    if (read === 'nothing') {
      const message = t(NOTHING_TO_UPDATE)
      setError('root', { message })
      complain(message, t('Warning'))
    } else if ('errors' in read) showErrors(read.errors)
    else update(read.updates)
  })

  function showErrors(errors: Record<string, string>) {
    for (const [index, [name, message]] of Object.entries(errors).entries())
      setError(name as keyof BulkEditValues, { message }, { shouldFocus: index === 0 })
  }
  function refuse(error: ApiError) {
    const ofFields = Object.entries(error.fields).flatMap(([path, message]) => {
      const name = path.split('.')[1] ?? ''
      return name in NO_CHANGE ? [[name, message] as const] : []
    })
    if (ofFields.length > 0) showErrors(Object.fromEntries(ofFields))
    else setError('root', { message: error.message })
  }
  function update(updates: PartnerBulkUpdates) {
    mutate(updates, {
      onSuccess: ({ updatedCount, changeSetId }) => {
        const count = { count: updatedCount }
        tell(
          t(
            '{count, plural, one {Updated # partner successfully} other {Updated # partners successfully}}',
            count,
          ),
        )
        setGone('')
        onDone(
          changeSetId,
          t('{count, plural, one {# partner was updated.} other {# partners were updated.}}', count),
        )
        void afterPartnerChange(queries)
      },
      onError: (error) => {
        complain(t('Failed to bulk edit partners'))
        if (isGone(error)) void afterPartnerChange(queries).then(() => setGone(error.message))
        else if (error instanceof ApiError) refuse(error)
      },
    })
  }

  return (
    <Dialog
      title={t('Bulk Edit')}
      description={t(
        '{count, plural, one {Edit # selected partner.} other {Edit # selected partners.}} Only the fields you fill will be updated.',
        { count: selected.length },
      )}
      onClose={() => isPending || onClose()}
    >
      {gone && <OthersLeft message={gone} selected={selected} />}
      <form className="bulk-edit" noValidate onSubmit={submit}>
        <div className="field-row">
          <TextField
            {...field('annualCremations')}
            label={t('Annual Cremations')}
            type="number"
            inputMode="numeric"
            min={0}
          />
          <TextField
            {...field('locationCount')}
            label={t('Location Count')}
            type="number"
            inputMode="numeric"
            min={0}
          />
        </div>
        <SelectField
          {...field('state')}
          label={t('State')}
          hint={t('The point on the map moves to the ZIP code or city in that state, or is removed.')}
        >
          <option value="">{t('No change')}</option>
          {FIRST_STATES.map((name) => (
            <option key={name}>{name}</option>
          ))}
          <optgroup label={t('All others')}>
            {FURTHER_STATES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </optgroup>
        </SelectField>
        <div className="field-row">
          <SelectField {...field('isPriority')} label={t('Priority Partner Status')}>
            <option value="">{t('No change')}</option>
            <option value="true">{t('Priority Partner')}</option>
            <option value="false">{t('Regular Partner')}</option>
          </SelectField>
          <SelectField {...field('isActive')} label={t('Active Status')}>
            <option value="">{t('No change')}</option>
            <option value="true">{t('Active')}</option>
            <option value="false">{t('Inactive')}</option>
          </SelectField>
        </div>
        <div className="field-row">
          <TextField {...field('email')} label={t('Email')} type="email" autoComplete="off" />
          <TextField {...field('website')} label={t('Website')} type="url" autoComplete="off" />
        </div>
        <TextField
          {...field('servicesOffered')}
          label={t('Services Offered')}
          hint={t('Separate services with semicolons. They replace those that a partner has now.')}
          autoComplete="off"
        />
        <TextAreaField {...field('description')} label={t('Description')} />
        {isMoreOpen ? (
          <div ref={focusFirstField} className="bulk-edit-more">
            {FURTHER_FIELDS.map((name) => (
              <BulkEditField key={name} {...field(name)} />
            ))}
            <ClearFields cleared={cleared} onChange={setCleared} />
          </div>
        ) : (
          <div>
            <Button label={t('More Fields')} className="action" onClick={() => setMoreOpen(true)} />
          </div>
        )}
        {formState.errors.root && (
          <p className="field-error" role="alert">
            {formState.errors.root.message}
          </p>
        )}
        <div className="dialog-buttons">
          <Button label={t('Cancel')} disabled={isPending} onClick={onClose} />
          <Button
            label={isPending ? t('Updating...') : t('Update Partners')}
            type="submit"
            className="button filled"
            disabled={isPending || selected.length === 0}
          />
        </div>
      </form>
    </Dialog>
  )
}
