import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { PasswordChange } from '../../../shared/accounts/admin-user.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { PasswordField } from '../../../ui/fields/password-field.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { NewPasswordField } from '../../new-password-field.tsx'
import { putFieldErrors } from '../../put-field-errors.ts'
import { useSession } from '../../session.ts'
import { useTranslate } from '../../text.tsx'
import { AccountPart } from './account-part.tsx'

/** The own password, and the dialog that changes it. */
export function PasswordPart() {
  const t = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountPart title={t('Password')} text={t('A new one ends your sessions everywhere else.')}>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('Change Password')}
      </button>
      <Dialog isOpen={isOpen} title={t('Change Password')} onClose={() => setOpen(false)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </AccountPart>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const username = useSession()?.user.username
  const form = useForm<PasswordChange>({
    resolver: zodResolver(PasswordChange),
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function change(input: PasswordChange) {
    try {
      await api.post('/api/admin/me/password', input)
      void queries.invalidateQueries({ queryKey: ['/api/admin/me/sessions'] })
      showToast({ title: t('Success'), description: t('Your password was changed') })
      onDone()
    } catch (error) {
      if (!putFieldErrors(form, error, ['currentPassword', 'newPassword']))
        showToast({ title: t('Error'), description: (error as Error).message, kind: 'danger' })
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(change)}>
      {/* So that a password manager knows whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={username ?? ''} />
      <PasswordField
        label={t('Present password')}
        autoComplete="current-password"
        showLabel={t('Show')}
        hideLabel={t('Hide')}
        error={errors.currentPassword?.message}
        {...form.register('currentPassword')}
      />
      <NewPasswordField
        label={t('New password')}
        error={errors.newPassword?.message}
        {...form.register('newPassword')}
      />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onDone}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSubmitting}>
          {isSubmitting ? t('Saving...') : t('Save Password')}
        </button>
      </div>
    </form>
  )
}
