import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { CheckboxField } from '../../../../ui/fields/form-fields.tsx'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { COLUMN_NAMES } from './table-columns.ts'
import type { TableColumns } from './use-table-columns.ts'

type ColumnChooserProps = { columns: TableColumns; isOpen: boolean; onClose: () => void }

/** Choices apply at once. */
export function ColumnChooser({ columns: { chosen, choose }, isOpen, onClose }: ColumnChooserProps) {
  return (
    <Dialog isOpen={isOpen} title={t('Columns')} description={t('Kept on this device.')} onClose={onClose}>
      <div className="column-choices">
        {COLUMN_NAMES.filter((name) => name !== 'name').map((name) => (
          <CheckboxField
            key={name}
            label={t(fieldOf(name).label)}
            checked={chosen.includes(name)}
            onChange={({ currentTarget }) =>
              choose(currentTarget.checked ? [...chosen, name] : chosen.filter((one) => one !== name))
            }
          />
        ))}
      </div>
      <div className="dialog-buttons">
        <Button label={t('Done')} className="button filled" onClick={onClose} />
      </div>
    </Dialog>
  )
}
