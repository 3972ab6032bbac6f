import { z } from 'zod'
import { FaqBulkUpdates } from '../../../../shared/faq/faq.ts'
import { NOTHING_TO_UPDATE } from '../../../../shared/form-texts.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { CheckboxField, SelectField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { DialogForm } from '../../../form-dialog.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { useCheckedForm } from '../../../use-checked-form.ts'
import { splitTargets } from '../faq-csv.ts'
import { faqLabels } from '../faq-words.ts'
import type { FaqChanges } from '../use-faq-changes.ts'
import { readOrder } from './faq-form.ts'
import { CategoryOptions, OrderField, ScopeOptions } from './faq-form-fields.tsx'

type BulkEditDialogProps = { bulkEdit: FaqChanges['bulkEdit']; selection: Selection; onClose: () => void }

export function BulkEditDialog({ bulkEdit, selection, onClose }: BulkEditDialogProps) {
  const labels = faqLabels()
  const { form, field } = useCheckedForm(BulkEdit, NO_BULK_CHANGE)
  const count = selection.ids.length
  const keep = t('Keep current values')
  const targets = TARGETS[form.watch('appliesTo')] ?? []
  return (
    <Dialog
      title={t('Bulk Edit')}
      description={t('Edit {count} selected FAQ items. Only fields you modify will be updated.', { count })}
      onClose={() => bulkEdit.isPending || onClose()}
    >
      <DialogForm
        form={form}
        submitLabel={t('Update {count} Items', { count })}
        pendingLabel={t('Updating...')}
        onCancel={onClose}
        onSubmit={async (updates) => {
          await bulkEdit.mutateAsync({ ids: selection.ids, updates })
          selection.clear()
          onClose()
        }}
      >
        <div className="field-row">
          <SelectField label={labels.category} {...field('category')}>
            <option value="">{keep}</option>
            <CategoryOptions />
          </SelectField>
          <OrderField placeholder={keep} {...field('order')} />
        </div>
        <div className="field-row">
          <SelectField label={labels.appliesTo} {...field('appliesTo')}>
            <option value="">{keep}</option>
            <ScopeOptions />
          </SelectField>
          <SelectField label={t('Status')} {...field('isActive')}>
            <option value="">{keep}</option>
            <option value="true">{t('Active')}</option>
            <option value="false">{t('Inactive')}</option>
          </SelectField>
        </div>
        {targets.length > 0 && (
          <fieldset className="faq-group">
            <legend>{t('Targeting options')}</legend>
            {targets.map((name) => (
              <TextField
                key={name}
                label={labels[name]}
                placeholder={keep}
                hint={t('Separated by commas.')}
                {...field(name)}
              />
            ))}
            <CheckboxField
              label={t('Clear lists that are left empty, so that these items are shown on all such pages')}
              {...field('isClearing')}
            />
          </fieldset>
        )}
      </DialogForm>
    </Dialog>
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

/** The target lists of a scope (FAQ-8). */
const TARGETS: Readonly<Record<string, readonly ('targetStates' | 'targetCities' | 'targetPartners')[]>> = {
  state: ['targetStates'],
  city: ['targetStates', 'targetCities'],
  partner: ['targetPartners'],
}

/** Only what was filled in, with the scope's targets. The schema refuses an invalid order. */
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

/** The form, read into what the call takes. That nothing was filled in is said at the first field. */
const BulkEdit = z
  .custom<BulkEditValues>()
  .refine((typed) => Object.keys(readBulkEdit(typed)).length > 0, {
    path: ['category'],
    message: NOTHING_TO_UPDATE,
    abort: true,
  })
  .transform(readBulkEdit)
  .pipe(FaqBulkUpdates)
