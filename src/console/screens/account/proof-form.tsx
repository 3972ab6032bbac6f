import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { DialogForm } from '../../dialog-form.tsx'
import { PasswordField } from '../../password-field.tsx'
import { t } from '../../text.ts'

type ProofFormProps = {
  onProve: (password: string) => Promise<void>
  onCancel: () => void
  submitLabel: string
  isDanger?: boolean
}

export function ProofForm({ onProve, ...buttons }: ProofFormProps) {
  const form = useForm<PasswordProof>({
    resolver: zodResolver(PasswordProof),
    defaultValues: { password: '' },
  })
  return (
    <DialogForm form={form} onSubmit={({ password }: PasswordProof) => onProve(password)} {...buttons}>
      <PasswordField
        label={t('Your password')}
        autoFocus
        autoComplete="current-password"
        error={form.formState.errors.password?.message}
        {...form.register('password')}
      />
    </DialogForm>
  )
}
