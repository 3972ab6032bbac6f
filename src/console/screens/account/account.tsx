import { useCheckedForm } from '../../use-checked-form.ts'
import './account.css'
import { useQueryClient } from '@tanstack/react-query'
import { OwnName } from '../../../shared/accounts/admin-account.ts'
import type { AdminUser } from '../../../shared/accounts/admin-user.ts'
import { listAdministratorsCall } from '../../../shared/calls/administrators.ts'
import { changeOwnNameCall, readOwnAccountCall } from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf, useRead } from '../../api.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { ButtonLink, Screen, SubmitButton, Waiting } from '../../parts.tsx'
import { currentSession, keepSession, useSession } from '../../session.ts'
import { t, tell } from '../../text.ts'
import { useUnsavedGuard } from '../../use-unsaved-guard.tsx'
import { AccountPart } from './account-part.tsx'
import { EmailPart, PasswordPart } from './email-and-password.tsx'
import { Passkeys } from './passkeys.tsx'
import { Sessions } from './sessions.tsx'
import { TwoSteps } from './two-steps.tsx'

export function Component() {
  const query = useRead(readOwnAccountCall)
  const { data } = query
  // The login's copy stands in: else a line wraps, and all below jumps.
  const stored = useSession()?.user
  const user = data?.user ?? stored
  return (
    <Screen
      title={t('Your Account')}
      lead={user && `${user.username} · ${user.email}`}
      actions={<ButtonLink label={t('Administrators')} to="/admin/administrators" />}
    >
      <Waiting
        query={query}
        loading={t('Loading your account...')}
        failed={t('Your account could not be loaded')}
      />
      {data && (
        <>
          <NameForm user={data.user} />
          <EmailPart account={data} />
          <PasswordPart account={data} />
          <TwoSteps account={data} />
          <Passkeys account={data} />
          <Sessions />
        </>
      )}
    </Screen>
  )
}

const valuesOf = (user: AdminUser) => ({ firstName: user.firstName ?? '', lastName: user.lastName ?? '' })

function NameForm({ user }: { user: AdminUser }) {
  const queries = useQueryClient()
  const { form, field, submit, failure, isSubmitting } = useCheckedForm(OwnName, valuesOf(user), save)
  const { isDirty } = form.formState
  const guard = useUnsavedGuard(isDirty)
  async function save(name: OwnName) {
    const { user: saved } = await call(changeOwnNameCall, { body: name })
    form.reset(valuesOf(saved))
    const session = currentSession()
    if (session) keepSession(saved, session.token)
    void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
    void queries.invalidateQueries({ queryKey: keyOf(listAdministratorsCall) })
    tell(t('Your name was saved'))
  }

  return (
    <AccountPart title={t('Name')} text={t('The history shows it beside your changes.')}>
      <form className="account-form" noValidate onSubmit={submit}>
        <FormFailure text={failure} />
        <div className="field-row">
          <TextField label={t('First Name')} autoComplete="given-name" {...field('firstName')} />
          <TextField label={t('Last Name')} autoComplete="family-name" {...field('lastName')} />
        </div>
        <div className="buttons">
          <SubmitButton label={t('Save Name')} busy={isSubmitting && t('Saving...')} disabled={!isDirty} />
        </div>
      </form>
      {guard.question}
    </AccountPart>
  )
}
