import type { ComponentProps } from 'react'
import { z } from 'zod'
import { FaqBulkUpdates } from '../../../../shared/faq/faq.ts'
import { NOTHING_TO_UPDATE } from '../../../../shared/form-texts.ts'
import { CheckboxField, SelectField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { FormDialog } from '../../../form-dialog.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { readOrder, splitTargets } from '../faq-csv.ts'
import { FAQ_LABELS as labels } from '../faq-words.ts'
import type { FaqChanges } from '../use-faq-changes.ts'
import type { Target } from './faq-form.ts'
import { CATEGORY_OPTIONS, OrderField, SCOPE_OPTIONS } from './faq-form-fields.tsx'

const KEEP = t('Keep current values')

type BulkEditDialogProps = { bulkEdit: FaqChanges['bulkEdit']; selection: Selection; onClose: () => void }

export function BulkEditDialog({ bulkEdit, selection, onClose }: BulkEditDialogProps) {
  const count = selection.ids.length
  const keep = ['', KEEP] as const
  return (
    <FormDialog
      title={t('Bulk Edit')}
      description={t('Edit {count} selected FAQ items. Only fields you modify will be updated.', { count })}
      schema={BulkEdit}
      values={NO_BULK_CHANGE}
      submitLabel={t('Update {count} Items', { count })}
      pendingLabel={t('Updating...')}
      onClose={onClose}
      onSubmit={async (updates) => {
        await bulkEdit.mutateAsync({ ids: selection.ids, updates })
        selection.clear()
        onClose()
      }}
    >
      {(field, form) => (
        <>
          <div className="field-row">
            <SelectField
              label={labels.category}
              options={[keep, ...CATEGORY_OPTIONS]}
              {...field('category')}
            />
            <OrderField placeholder={KEEP} {...field('order')} />
          </div>
          <div className="field-row">
            <SelectField
              label={labels.appliesTo}
              options={[keep, ...SCOPE_OPTIONS]}
              {...field('appliesTo')}
            />
            <SelectField
              label={t('Status')}
              options={[keep, ['true', t('Active')], ['false', t('Inactive')]]}
              {...field('isActive')}
            />
          </div>
          <TargetFields scope={form.watch('appliesTo')} field={field} />
        </>
      )}
    </FormDialog>
  )
}

type TargetFieldsProps = {
  scope: string
  field: (name: Target | 'isClearing') => Omit<ComponentProps<'input'>, 'label'>
}

function TargetFields({ scope, field }: TargetFieldsProps) {
  const targets = TARGETS[scope] ?? []
  if (targets.length === 0) return null
  return (
    <fieldset className="faq-group">
      <legend>{t('Targeting options')}</legend>
      {targets.map((name) => (
        <TextField
          key={name}
          label={labels[name]}
          placeholder={KEEP}
          hint={t('Separated by commas.')}
          {...field(name)}
        />
      ))}
      <CheckboxField
        label={t('Clear lists that are left empty, so that these items are shown on all such pages')}
        {...field('isClearing')}
      />
    </fieldset>
  )
}

/** '' keeps each item's value. */
const NO_BULK_CHANGE = {
  category: '',
  order: '',
  appliesTo: '',
  isActive: '',
  targetStates: '',
  targetCities: '',
  targetPartners: '',
  /** Clears shown target lists left empty. */
  isClearing: false,
}
type BulkEditValues = typeof NO_BULK_CHANGE

/** FAQ-8. */
const TARGETS: Readonly<Record<string, readonly Target[]>> = {
  state: ['targetStates'],
  city: ['targetStates', 'targetCities'],
  partner: ['targetPartners'],
}

/** With the scope's targets. The schema refuses an invalid order. */
function readBulkEdit(typed: BulkEditValues): Record<string, unknown> {
  const { category, order, appliesTo, isActive, isClearing } = typed
  const targets = (TARGETS[appliesTo] ?? []).flatMap((name) => {
    const list = splitTargets(typed[name])
    return list.length > 0 || isClearing ? [[name, list]] : []
  })
  return {
    ...(category !== '' && { category }),
    ...(order.trim() !== '' && { order: readOrder(order) ?? order }),
    ...(appliesTo !== '' && { appliesTo }),
    ...(isActive !== '' && { isActive: isActive === 'true' }),
    ...Object.fromEntries(targets),
  }
}

/** Read into what the call takes; nothing filled in is an error of the first field. */
const BulkEdit = z
  .custom<BulkEditValues>()
  .refine((typed) => Object.keys(readBulkEdit(typed)).length > 0, {
    path: ['category'],
    message: NOTHING_TO_UPDATE,
    abort: true,
  })
  .transform(readBulkEdit)
  .pipe(FaqBulkUpdates)
