import { ButtonLink, Screen, SubmitButton } from '../../parts.tsx'
import { complain, t, tell } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import '../login/login.css'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { FirstUserInput } from '../../../shared/accounts/admin-user.ts'
import { createFirstUserCall } from '../../../shared/calls/sign-in.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { NewPasswordField } from '../../password-field.tsx'
import { NO_PERSON, PersonFields } from '../../person-fields.tsx'
import { markSetUp, siteInfo } from '../../site-info.ts'

export function Component() {
  // The form's own success leads to the login.
  const [wasSetUp] = useState(siteInfo().isSetUp)
  if (!wasSetUp) return <SetupForm />
  return (
    <Screen
      title={t('Admin Setup')}
      lead={t('The setup is done. Further administrators are invited in the back office.')}
    >
      <ButtonLink label={t('Login')} className="button filled" to="/admin/login" />
    </Screen>
  )
}

function SetupForm() {
  const navigate = useNavigate()
  const [isCodeNeeded, setCodeNeeded] = useState(siteInfo().needsSetupCode)
  const values = { setupCode: '', ...NO_PERSON, password: '' }
  const { field, submit, isSubmitting } = useCheckedForm(FirstUserInput, values, create)

  async function create({ setupCode, ...input }: FirstUserInput) {
    try {
      await call(createFirstUserCall, { body: isCodeNeeded ? { ...input, setupCode } : input })
      tell(t('Admin user created successfully! You can now login.'))
      markSetUp()
      navigate('/admin/login')
    } catch (error) {
      // By origin the server may ask for the code only now.
      if (error instanceof ApiError && error.fields.setupCode) flushSync(() => setCodeNeeded(true))
      const description = error instanceof ApiError ? error.sentence : ''
      complain(description || t('Failed to create admin user'))
      throw error
    }
  }

  return (
    <Screen
      title={t('Admin Setup')}
      lead={t('Create the first administrator. This can be done once; others are invited.')}
    >
      <form className="signed-out-form" noValidate onSubmit={submit}>
        {isCodeNeeded && (
          <TextField
            label={t('Setup Code')}
            hint={t('It was printed where the server was started.')}
            isRequired
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...field('setupCode')}
          />
        )}
        <PersonFields field={field} isOwn />
        <NewPasswordField isRequired label={t('Password')} {...field('password')} />
        <div className="signed-out-buttons">
          <SubmitButton label={t('Create Admin User')} busy={isSubmitting && t('Creating...')} />
        </div>
      </form>
    </Screen>
  )
}
