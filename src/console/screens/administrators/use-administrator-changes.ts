import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Administrator, ResetInput } from '../../../shared/accounts/admin-account.ts'
import type { InvitationInput } from '../../../shared/accounts/admin-user.ts'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { useTranslate } from '../../text.tsx'
import { administratorName } from './administrator-name.ts'

export type AdministratorChanges = ReturnType<typeof useAdministratorChanges>

const pathOf = (one: Administrator) => `/api/admin/users/${one.id}`

/** What can be done to the other administrators; each tells how it went, and the list is read again. */
export function useAdministratorChanges() {
  const t = useTranslate()
  const queries = useQueryClient()
  const tell = (description: string) => {
    void queries.invalidateQueries({ queryKey: ['/api/admin/users'] })
    showToast({ title: t('Success'), description })
  }
  const onError = (error: Error) => {
    if (wasDeclined(error)) return
    // What one sees may be out of date: somebody else was here.
    void queries.invalidateQueries({ queryKey: ['/api/admin/users'] })
    showToast({ title: t('Error'), description: error.message, kind: 'danger' })
  }

  const invite = useMutation({
    mutationFn: (input: InvitationInput) => api.post<Administrator>('/api/admin/users', input),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
    onError,
  })
  const resend = useMutation({
    mutationFn: (one: Administrator) => api.post<Administrator>(`${pathOf(one)}/invitation`),
    onSuccess: ({ email }) => tell(t('An invitation was sent to {email}', { email })),
    onError,
  })
  const setActive = useMutation({
    mutationFn: ({ one, isActive }: { one: Administrator; isActive: boolean }) =>
      api.patch<Administrator>(pathOf(one), { isActive }),
    onSuccess: (one) => {
      const name = administratorName(one)
      tell(one.isActive ? t('{name} is active again', { name }) : t('{name} is deactivated', { name }))
    },
    onError,
  })
  const reset = useMutation({
    mutationFn: ({ one, ...input }: { one: Administrator } & ResetInput) =>
      api.post<Administrator>(`${pathOf(one)}/reset`, input),
    onSuccess: ({ email }) => tell(t('A link to choose a new password was sent to {email}', { email })),
    onError,
  })
  const isBusy = [invite, resend, setActive, reset].some(({ isPending }) => isPending)
  return { invite, resend, setActive, reset, isBusy }
}
