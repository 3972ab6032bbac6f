import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { PasswordChange } from '../../../shared/accounts/admin-user.ts'
import { changePasswordCall, listSessionsCall } from '../../../shared/calls/own-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { DialogForm } from '../../dialog-form.tsx'
import { NewPasswordField } from '../../new-password-field.tsx'
import { PasswordField } from '../../password-field.tsx'
import { renewStoredToken, useSession } from '../../session.ts'
import { tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { AccountPart } from './account-part.tsx'

export function PasswordPart() {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountPart title={t('Password')} text={t('Changing it ends your sessions everywhere else.')}>
      <Button label={t('Change Password')} onClick={() => setOpen(true)} />
      <Dialog isOpen={isOpen} title={t('Change Password')} onClose={() => setOpen(false)}>
        <PasswordForm onDone={() => setOpen(false)} />
      </Dialog>
    </AccountPart>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const queries = useQueryClient()
  const username = useSession()?.user.username
  const { form, field } = useCheckedForm(PasswordChange, { currentPassword: '', newPassword: '' })

  async function change(input: PasswordChange) {
    renewStoredToken((await call(changePasswordCall, { body: input })).token)
    void queries.invalidateQueries({ queryKey: keyOf(listSessionsCall) })
    tell(t('Your password was changed'))
    onDone()
  }

  return (
    <DialogForm
      form={form}
      onSubmit={change}
      submitLabel={t('Save Password')}
      pendingLabel={t('Saving...')}
      onCancel={onDone}
    >
      {/* Tells password managers the account. */}
      <input type="text" hidden readOnly autoComplete="username" value={username ?? ''} />
      <PasswordField
        label={t('Present password')}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <NewPasswordField label={t('New password')} {...field('newPassword')} />
    </DialogForm>
  )
}
