import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { type Passkey, PasskeyName } from '../../../shared/accounts/admin-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { putFieldErrors } from '../../put-field-errors.ts'
import { useTranslate } from '../../text.tsx'
import { pathOf } from './passkey-path.ts'

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const t = useTranslate()
  const form = useForm<PasskeyName>({
    resolver: zodResolver(PasskeyName),
    defaultValues: { name: passkey.name },
  })
  const { errors, isSubmitting } = form.formState

  async function rename(input: PasskeyName) {
    try {
      await api.patch(pathOf(passkey), input)
      onDone()
    } catch (error) {
      if (!putFieldErrors(form, error, ['name']))
        showToast({ title: t('Error'), description: (error as Error).message, kind: 'danger' })
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(rename)}>
      <TextField label={t('Name')} maxLength={60} error={errors.name?.message} {...form.register('name')} />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onDone}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSubmitting}>
          {isSubmitting ? t('Saving...') : t('Save Name')}
        </button>
      </div>
    </form>
  )
}
