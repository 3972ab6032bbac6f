import { ButtonLink, Screen, SubmitButton } from '../../parts.tsx'
import { t, tell } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import '../login/login.css'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LinkInput } from '../../../shared/accounts/admin-user.ts'
import { redeemLinkCall } from '../../../shared/calls/sign-in.ts'
import { EmptyState } from '../../../ui/states.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { NewPasswordField } from '../../password-field.tsx'
import { forgetSession } from '../../session.ts'
import { useLinkToken } from '../../use-link-token.ts'

const Form = LinkInput.pick({ password: true })

export function Component() {
  const token = useLinkToken()
  return <ChoosePassword key={token} token={token} />
}

function ChoosePassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const [refusal, setRefusal] = useState('')
  const { field, submit, failure, isSubmitting } = useCheckedForm(Form, { password: '' }, save)

  async function save({ password }: { password: string }) {
    try {
      await call(redeemLinkCall, { body: { token, password } })
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return setRefusal(error.message)
      throw error
    }
    forgetSession()
    tell(t('Your password is set. You can now login.'))
    navigate('/admin/login', { replace: true })
  }

  if (token === '' || refusal !== '') {
    return (
      <Screen title={t('Choose a password')}>
        <EmptyState
          title={t('This link cannot be used')}
          text={refusal || t('Part of the link is missing. Please open it from the message again.')}
        >
          <ButtonLink label={t('Back to Login')} to="/admin/login" />
        </EmptyState>
      </Screen>
    )
  }
  return (
    <Screen title={t('Choose a password')} lead={t('Use it with your username to log in from now on.')}>
      <form className="signed-out-form" noValidate onSubmit={submit}>
        <FormFailure text={failure} />
        <NewPasswordField label={t('New password')} {...field('password')} />
        <div className="signed-out-buttons">
          <SubmitButton label={t('Save Password')} busy={isSubmitting && t('Saving...')} />
        </div>
      </form>
    </Screen>
  )
}
