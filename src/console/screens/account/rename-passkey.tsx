import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Passkey, PasskeyName } from '../../../shared/accounts/passkeys.ts'
import { renamePasskeyCall } from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { DialogForm } from '../../dialog-form.tsx'
import { t } from '../../text.ts'

/** Renames a passkey. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const form = useForm<PasskeyName>({
    resolver: zodResolver(PasskeyName),
    defaultValues: { name: passkey.name },
  })
  const { errors } = form.formState

  async function rename(input: PasskeyName) {
    await call(renamePasskeyCall, { params: { id: passkey.id }, body: input })
    onDone()
  }

  return (
    <DialogForm
      form={form}
      onSubmit={rename}
      submitLabel={t('Save Name')}
      pendingLabel={t('Saving...')}
      onCancel={onDone}
    >
      <TextField label={t('Name')} maxLength={60} error={errors.name?.message} {...form.register('name')} />
    </DialogForm>
  )
}
