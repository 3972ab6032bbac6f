import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { LoginInput } from '../../../shared/accounts/admin-user.ts'
import { logInCall } from '../../../shared/calls/sign-in.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { Button, SubmitButton } from '../../parts.tsx'
import { PasswordField } from '../../password-field.tsx'
import {
  canUsePasskey,
  logInByPasskey,
  type SignedIn,
  WAITING_FOR_PASSKEY,
} from '../../proof/show-passkey.ts'
import { siteInfo } from '../../site-info.ts'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'

export type Credentials = { username: string; password: string }

const Form = LoginInput.pick({ username: true, password: true })

type PasswordStepProps = {
  /** Fixed for a repeated login. */
  username?: string
  onSignedIn: (signedIn: SignedIn) => void
  onCodeNeeded: (credentials: Credentials) => void
}

export function PasswordStep({ username, onSignedIn, onCodeNeeded }: PasswordStepProps) {
  const { sendsMail } = siteInfo()
  const [isAskingPasskey, setAskingPasskey] = useState(false)
  const at = useCheckedForm(Form, { username: username ?? '', password: '' }, logIn)
  const { form, field, isSubmitting } = at
  const isBusy = isSubmitting || isAskingPasskey
  useEffect(() => form.setFocus(username ? 'password' : 'username'), [form, username])

  async function logIn(credentials: Credentials) {
    try {
      onSignedIn(await call(logInCall, { body: credentials }))
    } catch (error) {
      if (error instanceof ApiError && error.fields.code) onCodeNeeded(credentials)
      else fail(error)
    }
  }

  async function logInWithKey() {
    at.setFailure('')
    setAskingPasskey(true)
    try {
      const signedIn = await logInByPasskey()
      if (signedIn) onSignedIn(signedIn)
    } catch (error) {
      fail(error)
    } finally {
      setAskingPasskey(false)
    }
  }

  function fail(error: unknown) {
    at.setFailure((error instanceof ApiError && error.sentence) || t('Login failed'))
    form.setFocus('password', { shouldSelect: true })
  }

  return (
    <form className="signed-out-form" noValidate onSubmit={at.submit}>
      <FormFailure text={at.failure} />
      <TextField
        label={t('Username')}
        readOnly={username !== undefined}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <PasswordField label={t('Password')} autoComplete="current-password" {...field('password')} />
      <div className="signed-out-buttons">
        <SubmitButton label={t('Login')} busy={isSubmitting && t('Logging in...')} disabled={isBusy} />
        {canUsePasskey() && (
          <Button
            label={isAskingPasskey ? t(WAITING_FOR_PASSKEY) : t('Login with a passkey')}
            disabled={isBusy}
            onClick={logInWithKey}
          />
        )}
      </div>
      <p className="small">
        {sendsMail && username === undefined ? (
          <Link to="/admin/forgotten-password">{t('Forgot your password?')}</Link>
        ) : (
          t('Forgot your password? Another administrator can send you a link to choose a new one.')
        )}
      </p>
    </form>
  )
}
