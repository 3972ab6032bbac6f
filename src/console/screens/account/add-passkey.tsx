import { PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { PasskeyName } from '../../../shared/accounts/passkeys.ts'
import { addPasskeyCall, offerPasskeyCall } from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { DialogForm } from '../../dialog-form.tsx'
import { PasswordField } from '../../password-field.tsx'
import { WAITING_FOR_PASSKEY } from '../../proof/show-passkey.ts'
import { tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'

type Values = PasskeyName & PasswordProof

const Form = PasskeyName.extend(PasswordProof.shape)

export function AddPasskey({ onDone }: { onDone: () => void }) {
  const { form, field } = useCheckedForm(Form, { name: '', password: '' })

  async function add({ name, password }: Values) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await call(offerPasskeyCall, { body: { password } })
    const made = await startRegistration({ optionsJSON })
    const response = { ...made.response }
    const clientExtensionResults = { ...made.clientExtensionResults }
    const credential = { ...made, response, clientExtensionResults }
    await call(addPasskeyCall, { body: { name, credential } })
    tell(t('The passkey was added'))
    onDone()
  }

  function sentenceOf(error: Error): string {
    if (error instanceof ApiError) return error.message
    const { name } = error
    if (name === 'InvalidStateError') return t('This device has a passkey for your account already.')
    if (name === 'NotAllowedError' || name === 'AbortError') return t('No passkey was made.')
    return t('The passkey could not be added. Please try again.')
  }

  return (
    <DialogForm
      form={form}
      onSubmit={add}
      sentenceOf={sentenceOf}
      submitLabel={t('Continue')}
      pendingLabel={t(WAITING_FOR_PASSKEY)}
      onCancel={onDone}
    >
      <TextField
        label={t('Name')}
        hint={t('A name to recognise it by: "Office laptop".')}
        maxLength={60}
        {...field('name')}
      />
      <PasswordField label={t('Your password')} autoComplete="current-password" {...field('password')} />
    </DialogForm>
  )
}
