import { Button, ButtonLink } from '../../button.tsx'
import { tell } from '../../tell.ts'
import './confirm-email.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { confirmEmailChangeCall } from '../../../shared/calls/own-account.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { call } from '../../api.ts'
import { Screen } from '../../screen.tsx'
import { currentSession, keepSession } from '../../session.ts'
import { t } from '../../text.ts'
import { useLinkToken } from '../../use-link-token.ts'

/** /admin/account/email: by a button, since mail scanners open links. */
export function Component() {
  const token = useLinkToken()
  return <ConfirmEmail key={token} token={token} />
}

function ConfirmEmail({ token }: { token: string }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const confirm = useMutation({
    mutationFn: () => call(confirmEmailChangeCall, { body: { token } }),
    onSuccess: ({ user }) => {
      const session = currentSession()
      if (session) keepSession(user, session.token)
      void queries.invalidateQueries()
      tell(t('Your email address is {email}', { email: user.email }))
      navigate('/admin/account', { replace: true })
    },
  })

  const failure =
    token === ''
      ? t('Part of the link is missing. Please open it from the message again.')
      : confirm.error?.message
  return (
    <Screen title={t('Confirm your email address')}>
      {failure ? (
        <EmptyState title={t('This link cannot be used')} text={failure}>
          <ButtonLink label={t('Your Account')} to="/admin/account" />
        </EmptyState>
      ) : (
        <div className="confirm-email">
          <p>{t('From then on, invitations, links and warnings go to the address that got the link.')}</p>
          <Button
            label={confirm.isPending ? t('Confirming...') : t('Confirm Address')}
            className="button filled"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          />
        </div>
      )}
    </Screen>
  )
}
