import { PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { DialogForm } from '../../dialog-form.tsx'
import { PasswordField } from '../../password-field.tsx'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'

type ProofFormProps = {
  onProve: (password: string) => Promise<void>
  onCancel: () => void
  submitLabel: string
  isDanger?: boolean
}

export function ProofForm({ onProve, ...buttons }: ProofFormProps) {
  const { form, field } = useCheckedForm(PasswordProof, { password: '' })
  return (
    <DialogForm form={form} onSubmit={({ password }: PasswordProof) => onProve(password)} {...buttons}>
      <PasswordField
        label={t('Your password')}
        autoFocus
        autoComplete="current-password"
        {...field('password')}
      />
    </DialogForm>
  )
}
