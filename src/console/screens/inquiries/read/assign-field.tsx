import { useQuery } from '@tanstack/react-query'
import { listAdministratorsCall } from '../../../../shared/calls/administrators.ts'
import { assignInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { Options, SelectField } from '../../../../ui/fields/form-fields.tsx'
import { call, queryOf } from '../../../api.ts'
import { personName, t } from '../../../text.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'

export function AssignField({ inquiry }: { inquiry: InquiryDetail }) {
  const { id, assignedTo } = inquiry
  const { data: people = [] } = useQuery(queryOf(listAdministratorsCall))
  const active = people
    .filter(({ isActive }) => isActive)
    .map((person) => ({ id: person.id, name: personName(person) }))
  const isListed = active.some((person) => person.id === assignedTo?.id)
  const shown = assignedTo && !isListed ? [assignedTo, ...active] : active
  const nameOf = (userId: string) => shown.find((person) => person.id === userId)?.name ?? ''
  const assign = useInquiryChange<string>(id, {
    ask: (userId, expectedUpdatedAt) =>
      call(assignInquiryCall, { params: { id }, body: { userId: userId || null, expectedUpdatedAt } }),
    doneText: (userId) =>
      userId ? t('Assigned to {name}', { name: nameOf(userId) }) : t('Assigned to nobody'),
    failedText: t('Failed to assign the inquiry'),
    mine: (userId) => ({
      what: userId ? t('Assign to {name}', { name: nameOf(userId) }) : t('Assign to nobody'),
    }),
  })
  return (
    <div className="assign-field">
      <SelectField
        label={t('Assigned to')}
        value={assignedTo?.id ?? ''}
        disabled={assign.isPending}
        onChange={({ currentTarget }) => assign.mutate(currentTarget.value, inquiry.updatedAt)}
      >
        <option value="">{t('Nobody')}</option>
        <Options of={shown.map((person) => [person.id, person.name])} />
      </SelectField>
      {assign.parts}
    </div>
  )
}
