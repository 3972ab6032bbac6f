import { Screen, SubmitButton } from '../../parts.tsx'
import { useCheckedForm } from '../../use-checked-form.ts'
import '../login/login.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { ForgottenPassword } from '../../../shared/accounts/admin-user.ts'
import { forgottenPasswordCall } from '../../../shared/calls/sign-in.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { t } from '../../text.ts'

/** /admin/forgotten-password never says whether an account exists. */
export function Component() {
  const [isSent, setSent] = useState(false)
  const at = useCheckedForm(ForgottenPassword, { username: '' }, (body) =>
    call(forgottenPasswordCall, { body }).then(() => setSent(true)),
  )

  const back = (
    <p className="small">
      <Link to="/admin/login">{t('Back to Login')}</Link>
    </p>
  )
  if (isSent) {
    return (
      <Screen key="sent" title={t('Please check your mail')}>
        <div className="notice" role="status">
          <p>
            {t(
              'If there is such an account, a link to choose a new password is on its way. It works for 30 minutes.',
            )}
          </p>
        </div>
        {back}
      </Screen>
    )
  }
  return (
    <Screen
      key="ask"
      title={t('Forgot your password?')}
      lead={t('We send a link to choose a new one. A second step stays as it is.')}
    >
      <form className="signed-out-form" noValidate onSubmit={at.submit}>
        <FormFailure text={at.failure} />
        <TextField
          label={t('Username or email address')}
          autoFocus
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...at.field('username')}
        />
        <div className="signed-out-buttons">
          <SubmitButton label={t('Send Link')} busy={at.isSubmitting && t('Sending...')} />
        </div>
      </form>
      {back}
    </Screen>
  )
}
