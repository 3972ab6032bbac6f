import { useState } from 'react'
import { FaqBulkUpdates, MAX_FAQ_ORDER } from '../../../../shared/faq/faq.ts'
import { CheckboxField, SelectField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { ApiError } from '../../../api-error.ts'
import { AskDialog } from '../../../form-dialog.tsx'
import type { Selection } from '../../../selection/use-selection.ts'
import { t } from '../../../text.ts'
import { faqLabels } from '../faq-words.ts'
import type { FaqChanges } from '../use-faq-changes.ts'
import { NO_BULK_CHANGE, readBulkEdit } from './faq-bulk-edit.ts'
import { CategoryOptions, ScopeOptions } from './faq-form-fields.tsx'

type BulkEditDialogProps = { bulkEdit: FaqChanges['bulkEdit']; selection: Selection; onClose: () => void }

/** Blank fields stay unchanged. */
export function BulkEditDialog({ bulkEdit, selection, onClose }: BulkEditDialogProps) {
  const labels = faqLabels()
  const [typed, setTyped] = useState(NO_BULK_CHANGE)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const count = selection.ids.length
  const keep = t('Keep current values')
  const { appliesTo } = typed
  const isTargeted = appliesTo === 'state' || appliesTo === 'city' || appliesTo === 'partner'
  const set = (change: Partial<typeof typed>) => setTyped({ ...typed, ...change })

  return (
    <AskDialog
      title={t('Bulk Edit')}
      description={t('Edit {count} selected FAQ items. Only fields you modify will be updated.', { count })}
      failure={errors.form}
      submitLabel={t('Update {count} Items', { count })}
      pendingLabel={t('Updating...')}
      isPending={bulkEdit.isPending}
      isDisabled={count === 0}
      onSubmit={() => void submit()}
      onClose={() => bulkEdit.isPending || onClose()}
    >
      <div className="field-row">
        <SelectField
          label={labels.category}
          value={typed.category}
          error={errors.category}
          onChange={({ target }) => set({ category: target.value })}
        >
          <option value="">{keep}</option>
          <CategoryOptions />
        </SelectField>
        <TextField
          label={labels.order}
          type="number"
          min={0}
          max={MAX_FAQ_ORDER}
          inputMode="numeric"
          placeholder={keep}
          value={typed.order}
          error={errors.order}
          onChange={({ target }) => set({ order: target.value })}
        />
      </div>
      <div className="field-row">
        <SelectField
          label={labels.appliesTo}
          value={appliesTo}
          error={errors.appliesTo}
          onChange={({ target }) => set({ appliesTo: target.value })}
        >
          <option value="">{keep}</option>
          <ScopeOptions />
        </SelectField>
        <SelectField
          label={t('Status')}
          value={typed.isActive}
          error={errors.isActive}
          onChange={({ target }) => set({ isActive: target.value })}
        >
          <option value="">{keep}</option>
          <option value="true">{t('Active')}</option>
          <option value="false">{t('Inactive')}</option>
        </SelectField>
      </div>
      {isTargeted && (
        <fieldset className="faq-group">
          <legend>{t('Targeting options')}</legend>
          {appliesTo !== 'partner' && targets('targetStates')}
          {appliesTo === 'city' && targets('targetCities')}
          {appliesTo === 'partner' && targets('targetPartners')}
          <CheckboxField
            label={t('Clear lists that are left empty, so that these items are shown on all such pages')}
            checked={typed.isClearing}
            onChange={({ target }) => set({ isClearing: target.checked })}
          />
        </fieldset>
      )}
    </AskDialog>
  )

  function targets(field: 'targetStates' | 'targetCities' | 'targetPartners') {
    return (
      <TextField
        label={labels[field]}
        placeholder={keep}
        hint={t('Separated by commas.')}
        value={typed[field]}
        error={errors[field]}
        onChange={({ target }) => set({ [field]: target.value })}
      />
    )
  }

  async function submit() {
    const parsed = FaqBulkUpdates.safeParse(readBulkEdit(typed))
    if (!parsed.success) {
      const found: Record<string, string> = {}
      for (const { path, message } of parsed.error.issues) found[String(path[0] ?? 'form')] ??= message
      return setErrors(found)
    }
    setErrors({})
    try {
      await bulkEdit.mutateAsync({ ids: selection.ids, updates: parsed.data })
      selection.clear()
      onClose()
    } catch (error) {
      if (error instanceof ApiError) setErrors({ form: error.message })
    }
  }
}
