import { readOwnAccountCall } from '../../../shared/calls/own-account.ts'
import { queryOf } from '../../api.ts'
import { ButtonLink } from '../../button.tsx'
import { LoadFailed } from '../../load-failed.tsx'
import './account.css'
import { useQuery } from '@tanstack/react-query'
import { Loading } from '../../../ui/states.tsx'
import { Screen } from '../../screen.tsx'
import { useSession } from '../../session.ts'
import { t } from '../../text.ts'
import { EmailPart } from './email-part.tsx'
import { NameForm } from './name-form.tsx'
import { Passkeys } from './passkeys.tsx'
import { PasswordPart } from './password-part.tsx'
import { Sessions } from './sessions.tsx'
import { TwoSteps } from './two-steps.tsx'

/** /admin/account */
export function Component() {
  const { data, error, refetch } = useQuery(queryOf(readOwnAccountCall))
  // The login's copy stands in: the line may wrap, and all below would jump.
  const stored = useSession()?.user
  const user = data?.user ?? stored
  return (
    <Screen
      title={t('Your Account')}
      lead={user && `${user.username} · ${user.email}`}
      actions={<ButtonLink label={t('Administrators')} to="/admin/administrators" />}
    >
      {error && !data && (
        <LoadFailed title={t('Your account could not be loaded')} error={error} onRetry={refetch} />
      )}
      {!data && !error && <Loading label={t('Loading your account...')} />}
      {data && (
        <>
          <NameForm user={data.user} />
          <EmailPart account={data} />
          <PasswordPart />
          <TwoSteps account={data} />
          <Passkeys account={data} />
          <Sessions />
        </>
      )}
    </Screen>
  )
}
