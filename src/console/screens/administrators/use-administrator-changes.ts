import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Administrator, ResetInput } from '../../../shared/accounts/admin-account.ts'
import type { InvitationInput } from '../../../shared/accounts/admin-user.ts'
import {
  inviteAdministratorCall,
  listAdministratorsCall,
  resendInvitationCall,
  resetAdministratorCall,
  setAdministratorActiveCall,
} from '../../../shared/calls/administrators.ts'
import { call, keyOf } from '../../api.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { personName } from '../../value-text.ts'

export type AdministratorChanges = ReturnType<typeof useAdministratorChanges>

const idOf = ({ id }: Administrator) => ({ params: { id } })

/** With toasts; refetches the list. */
export function useAdministratorChanges() {
  const queries = useQueryClient()
  const shared = {
    onError: (error: Error) => complain(error),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listAdministratorsCall) }),
  }
  const invite = useMutation({
    ...shared,
    mutationFn: (input: InvitationInput) => call(inviteAdministratorCall, { body: input }),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
  })
  const resend = useMutation({
    ...shared,
    mutationFn: (one: Administrator) => call(resendInvitationCall, idOf(one)),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
  })
  const setActive = useMutation({
    ...shared,
    mutationFn: ({ one, isActive }: { one: Administrator; isActive: boolean }) =>
      call(setAdministratorActiveCall, { ...idOf(one), body: { isActive } }),
    onSuccess: (one) => {
      const name = personName(one)
      tell(one.isActive ? t('{name} is active again', { name }) : t('{name} is deactivated', { name }))
    },
  })
  const reset = useMutation({
    ...shared,
    mutationFn: ({ one, ...input }: { one: Administrator } & ResetInput) =>
      call(resetAdministratorCall, { ...idOf(one), body: input }),
    onSuccess: ({ email }) => tell(t('A link to choose a new password was sent to {email}', { email })),
  })
  const isBusy = [invite, resend, setActive, reset].some(({ isPending }) => isPending)
  return { invite, resend, setActive, reset, isBusy }
}
