import { useMutation } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { updatePartnerCall } from '../../../../shared/calls/partners.ts'
import { fieldOf } from '../../../../shared/partner-fields/partner-fields.ts'
import { AdminPartner, type PartnerChange } from '../../../../shared/partners/admin-partner.ts'
import { call } from '../../../api.ts'
import { ApiError } from '../../../api-error.ts'
import { complain } from '../../../tell.ts'
import { t } from '../../../text.ts'
import { findChange, useAfterPartnerChange } from '../../partner-form/after-partner-change.ts'
import { columnOf, type TableColumn } from './table-columns.ts'

export type CellChange = { partner: AdminPartner; column: TableColumn; text: string }
export type CellConflict = CellChange & { current: AdminPartner; message: string }

type Outcome = {
  onSaved: () => unknown
  onRefused: (sentence: string) => void
}

/** With conflict check and undo. */
export function useCellSave(onDone: (changeSetId: string | null, text: string) => void) {
  const refresh = useRef(useAfterPartnerChange())
  const latestDone = useRef(onDone)
  latestDone.current = onDone
  const [conflict, setConflict] = useState<CellConflict | null>(null)
  const { mutateAsync } = useMutation({
    mutationFn: async ({ partner, column, text }: CellChange) => {
      const value = columnOf(column).isNumber ? readNumber(text) : text
      const body = { [column]: value, expectedUpdatedAt: partner.updatedAt } as PartnerChange
      await call(updatePartnerCall, { params: { id: partner.id }, body })
    },
  })
  const save = useCallback(
    async (change: CellChange, { onSaved, onRefused }: Outcome) => {
      const { partner, column } = change
      try {
        await mutateAsync(change)
      } catch (error) {
        const refusal = error instanceof ApiError ? error : null
        const current =
          refusal?.status === 409 ? AdminPartner.safeParse(refusal.body.current).data : undefined
        if (refusal && current) {
          onSaved()
          setConflict({ ...change, current, message: refusal.message })
        } else if (refusal?.status === 400) onRefused(refusal.fields[column] ?? refusal.message)
        else {
          complain(error as Error)
          onSaved()
          void refresh.current()
        }
        return
      }
      onSaved()
      const changeSetId = await findChange(partner.id, 'update')
      latestDone.current(
        changeSetId,
        t('{field} of {name} was changed.', { field: t(fieldOf(column).label), name: partner.name }),
      )
      await refresh.current()
    },
    [mutateAsync],
  )
  return { save, conflict, closeConflict: () => setConflict(null) }
}

/** The call refuses other texts. */
function readNumber(text: string): number | string {
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text)
}
