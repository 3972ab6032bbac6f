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
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'

export type AdministratorChanges = ReturnType<typeof useAdministratorChanges>

const idOf = ({ id }: Administrator) => ({ params: { id } })

/** With toasts; refetches the list. */
export function useAdministratorChanges() {
  const queries = useQueryClient()
  const tell = (description: string) => {
    void queries.invalidateQueries({ queryKey: keyOf(listAdministratorsCall) })
    tell(description)
  }
  const onError = (error: Error) => {
    if (wasDeclined(error)) return
    void queries.invalidateQueries({ queryKey: keyOf(listAdministratorsCall) })
    complain(error)
  }

  const invite = useMutation({
    mutationFn: (input: InvitationInput) => call(inviteAdministratorCall, { body: input }),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
    onError,
  })
  const resend = useMutation({
    mutationFn: (one: Administrator) => call(resendInvitationCall, idOf(one)),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
    onError,
  })
  const setActive = useMutation({
    mutationFn: ({ one, isActive }: { one: Administrator; isActive: boolean }) =>
      call(setAdministratorActiveCall, { ...idOf(one), body: { isActive } }),
    onSuccess: (one) => {
      const name = administratorName(one)
      tell(one.isActive ? t('{name} is active again', { name }) : t('{name} is deactivated', { name }))
    },
    onError,
  })
  const reset = useMutation({
    mutationFn: ({ one, ...input }: { one: Administrator } & ResetInput) =>
      call(resetAdministratorCall, { ...idOf(one), body: input }),
    onSuccess: ({ email }) => tell(t('A link to choose a new password was sent to {email}', { email })),
    onError,
  })
  const isBusy = [invite, resend, setActive, reset].some(({ isPending }) => isPending)
  return { invite, resend, setActive, reset, isBusy }
}

/** Full name, else username. */
export function administratorName(
  person: Pick<Administrator, 'firstName' | 'lastName' | 'username'>,
): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ') || person.username
}
