import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { logInCall } from '../../../shared/calls/sign-in.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { FormFailure } from '../../form-dialog.tsx'
import { Button, SubmitButton } from '../../parts.tsx'
import type { SignedIn } from '../../proof/show-passkey.ts'
import { t } from '../../text.ts'
import type { Credentials } from './password-step.tsx'

type CodeStepProps = {
  credentials: Credentials
  onSignedIn: (signedIn: SignedIn) => void
  onBack: () => void
}

export function CodeStep({ credentials, onSignedIn, onBack }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [failure, setFailure] = useState('')
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field changes with the kind of code
  useEffect(() => form.setFocus('code'), [form, isRecovery])

  async function logIn({ code }: { code: string }) {
    setFailure('')
    try {
      onSignedIn(await call(logInCall, { body: { ...credentials, code } }))
    } catch (error) {
      const sentence = error instanceof ApiError ? error.fields.code : undefined
      if (sentence) form.setError('code', { message: sentence })
      else setFailure((error instanceof ApiError && error.sentence) || t('Login failed'))
      form.setFocus('code', { shouldSelect: true })
    }
  }

  return (
    <form className="signed-out-form" noValidate onSubmit={form.handleSubmit(logIn)}>
      <FormFailure text={failure} />
      <TextField
        key={String(isRecovery)}
        label={isRecovery ? t('Recovery code') : t('Code')}
        hint={
          isRecovery
            ? t('One of your ten recovery codes. Each works once.')
            : t('The six digits that your authenticator app shows now.')
        }
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={errors.code?.message}
        {...form.register('code', { required: t('Please enter the code.') })}
      />
      <div className="signed-out-buttons">
        <SubmitButton label={t('Login')} busy={isSubmitting && t('Logging in...')} />
        <Button label={t('Back')} onClick={onBack} />
      </div>
      <Button
        label={isRecovery ? t('Use the authenticator app') : t('Use a recovery code')}
        className="action"
        onClick={switchKind}
      />
    </form>
  )

  function switchKind() {
    form.reset()
    setRecovery(!isRecovery)
  }
}
