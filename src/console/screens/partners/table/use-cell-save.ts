import { useState } from 'react'
import { updatePartnerCall } from '../../../../shared/calls/partners.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { AdminPartner, type PartnerChange } from '../../../../shared/partners/admin-partner.ts'
import { call } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { complain, t } from '../../../text.ts'
import { findChange, useAfterPartnerChange } from '../../partner-form/after-partner-change.ts'
import { columnOf, type TableColumn } from './table-columns.ts'

type CellChange = { partner: AdminPartner; column: TableColumn; text: string }
type CellConflict = CellChange & { current: AdminPartner; message: string }

/** With conflict check and undo. */
export function useCellSave(onDone: (changeSetId: string | null, text: string) => void) {
  const refresh = useAfterPartnerChange()
  const [pending, setPending] = useState<CellChange | null>(null)
  const [conflict, setConflict] = useState<CellConflict | null>(null)

  /** Resolves to a refusal's sentence, or ''. */
  async function save(change: CellChange): Promise<string> {
    const { partner, column, text } = change
    const value = columnOf(column).isNumber ? readNumber(text) : text
    const body = { [column]: value, expectedUpdatedAt: partner.updatedAt } as PartnerChange
    setPending(change)
    try {
      await call(updatePartnerCall, { params: { id: partner.id }, body })
    } catch (error) {
      setPending(null)
      const refusal = error instanceof ApiError ? error : null
      const current = AdminPartner.safeParse(refusal?.body.current).data
      if (refusal?.status === 400) return refusal.fields[column] ?? refusal.message
      if (current) setConflict({ ...change, current, message: (error as Error).message })
      else complain(error as Error)
      if (!current) void refresh()
      return ''
    }
    void tellDone(change)
    return ''
  }

  async function tellDone({ partner, column }: CellChange) {
    const changeSetId = await findChange(partner.id, 'update')
    const field = t(fieldOf(column).label)
    onDone(changeSetId, t('{field} of {name} was changed.', { field, name: partner.name }))
    await refresh()
    setPending(null)
  }

  return { save, pending, conflict, closeConflict: () => setConflict(null), refresh }
}

/** The call refuses other texts. */
function readNumber(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}
