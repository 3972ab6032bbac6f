import { Button, ButtonLink, Screen } from '../../parts.tsx'
import './confirm-email.css'
import { useNavigate } from 'react-router'
import { confirmEmailChangeCall } from '../../../shared/calls/own-account.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { call, useChange } from '../../api.ts'
import { currentSession, keepSession } from '../../session.ts'
import { t } from '../../text.ts'
import { useLinkToken } from '../../use-link-token.ts'

/** By a button, since mail scanners open links. */
export function Component() {
  const token = useLinkToken()
  return <ConfirmEmail key={token} token={token} />
}

function ConfirmEmail({ token }: { token: string }) {
  const navigate = useNavigate()
  const confirm = useChange(() => call(confirmEmailChangeCall, { body: { token } }), {
    done: ({ user }) => t('Your email address is {email}', { email: user.email }),
    outdates: 'everything',
    onSuccess: ({ user }) => {
      const session = currentSession()
      if (session) keepSession(user, session.token)
      navigate('/admin/account', { replace: true })
    },
    // The screen shows it.
    onError: () => {},
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
            label={t('Confirm Address')}
            busy={confirm.isPending && t('Confirming...')}
            className="button filled"
            onClick={() => confirm.mutate()}
          />
        </div>
      )}
    </Screen>
  )
}
