import { useState } from 'react'
import { bulkEditPartnersCall } from '../../../shared/calls/partners.ts'
import { BULK_FIELDS, type BulkField } from '../../../shared/partner-fields/field-names.ts'
import { fieldOf } from '../../../shared/partner-fields/partner-fields.ts'
import type { PartnerBulkUpdates } from '../../../shared/partners/admin-partner.ts'
import { packIds } from '../../../shared/partners/packed-ids.ts'
import { call } from '../../api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { complain, t, tell } from '../../text.ts'
import { useAfterPartnerChange } from '../partner-form/after-partner-change.ts'
import { BulkEditField } from './bulk-edit-field.tsx'
import { BulkEdit, CLEARABLE_FIELDS, NO_CHANGE } from './bulk-edit-values.ts'
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
  const [isMoreOpen, setMoreOpen] = useState(false)

  async function save(updates: PartnerBulkUpdates) {
    try {
      const ids = packIds(selected.map(({ id }) => id))
      const { updatedCount: count, changeSetId } = await call(bulkEditPartnersCall, {
        body: { ids, updates },
      })
      const text = t(
        '{count, plural, one {Updated # partner successfully} other {Updated # partners successfully}}',
        { count },
      )
      tell(text)
      onDone(changeSetId, text)
      void refresh()
    } catch (error) {
      complain(t('Failed to bulk edit partners'))
      if (!isGone(error)) throw error
      await refresh()
      setGone(error.message)
    }
  }

  return (
    <FormDialog
      title={t('Bulk Edit')}
      description={t(
        '{count, plural, one {Edit # selected partner.} other {Edit # selected partners.}} Only the fields you fill will be updated.',
        { count: selected.length },
      )}
      schema={BulkEdit}
      values={NO_CHANGE}
      submitLabel={t('Update Partners')}
      pendingLabel={t('Updating...')}
      onSubmit={save}
      onClose={onClose}
    >
      {(field, { register }) => (
        <>
          {gone && <OthersLeft message={gone} selected={selected} />}
          {PLACED.map((row) => (
            <div key={row.join()} className={row.length > 1 ? 'field-row' : undefined}>
              {row.map((name) => (
                <BulkEditField key={name} {...field(name)} name={name} />
              ))}
            </div>
          ))}
          {isMoreOpen ? (
            <div ref={focusFirstField} className="bulk-edit-more">
              {FURTHER_FIELDS.map((name) => (
                <BulkEditField key={name} {...field(name)} name={name} />
              ))}
              <fieldset className="partner-lacks">
                <legend>{t('Clear these fields')}</legend>
                {CLEARABLE_FIELDS.map((name) => (
                  <label key={name} className="partner-lack">
                    <input
                      type="checkbox"
                      className="checkbox"
                      aria-label={t('Clear {field}', { field: t(fieldOf(name).label) })}
                      value={name}
                      {...register('cleared')}
                    />
                    <span>{t(fieldOf(name).label)}</span>
                  </label>
                ))}
              </fieldset>
            </div>
          ) : (
            <div>
              <Button label={t('More Fields')} className="action" onClick={() => setMoreOpen(true)} />
            </div>
          )}
        </>
      )}
    </FormDialog>
  )
}
