import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAccount } from '../../../shared/accounts/admin-account.ts'
import { PasswordChange } from '../../../shared/accounts/admin-user.ts'
import { EmailChange } from '../../../shared/accounts/own-access.ts'
import {
  askForEmailChangeCall,
  cancelEmailChangeCall,
  changePasswordCall,
  listSessionsCall,
  readOwnAccountCall,
} from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf, useChange } from '../../api.ts'
import { FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { NewPasswordField, PasswordField } from '../../password-field.tsx'
import { renewStoredToken } from '../../session.ts'
import { momentText, t, tell } from '../../text.ts'
import { AccountPart } from './account-part.tsx'

export function EmailPart({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const cancel = useChange(() => call(cancelEmailChangeCall), {
    done: () => t('Your email address stays as it is'),
    outdates: [readOwnAccountCall],
  })
  const { pendingEmail } = account
  return (
    <AccountPart title={t('Email Address')} text={t('Invitations, links and warnings go there.')}>
      <p>{account.user.email}</p>
      {pendingEmail && (
        <div className="notice" role="status">
          <strong>{t('{email} waits to be confirmed', { email: pendingEmail.email })}</strong>
          <p>
            {t('Open the link that was sent there, until {when}.', {
              when: momentText(pendingEmail.expiresAt),
            })}
          </p>
          <Button
            label={t('Keep the present address')}
            className="link-button"
            disabled={cancel.isPending}
            onClick={() => cancel.mutate()}
          />
        </div>
      )}
      <Button label={t('Change Email Address')} onClick={() => setOpen(true)} />
      {isOpen && (
        <FormDialog
          title={t('Change Email Address')}
          schema={EmailChange}
          values={{ email: '' }}
          submitLabel={t('Send Link')}
          pendingLabel={t('Sending...')}
          onClose={() => setOpen(false)}
          onSubmit={async (body) => {
            const { email } = await call(askForEmailChangeCall, { body })
            tell(t('Please open the link in the mail to {email}', { email }))
            setOpen(false)
            void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
          }}
        >
          {(field) => (
            <TextField
              label={t('New email address')}
              type="email"
              autoComplete="email"
              hint={t('A link to confirm it is sent there. Your present address gets a notice.')}
              {...field('email')}
            />
          )}
        </FormDialog>
      )}
    </AccountPart>
  )
}

export function PasswordPart({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountPart title={t('Password')} text={t('Changing it ends your sessions everywhere else.')}>
      <Button label={t('Change Password')} onClick={() => setOpen(true)} />
      {isOpen && (
        <FormDialog
          title={t('Change Password')}
          schema={PasswordChange}
          values={{ currentPassword: '', newPassword: '' }}
          submitLabel={t('Save Password')}
          pendingLabel={t('Saving...')}
          onClose={() => setOpen(false)}
          onSubmit={async (body) => {
            renewStoredToken((await call(changePasswordCall, { body })).token)
            void queries.invalidateQueries({ queryKey: keyOf(listSessionsCall) })
            tell(t('Your password was changed'))
            setOpen(false)
          }}
        >
          {(field) => (
            <>
              {/* Tells password managers the account. */}
              <input type="text" hidden readOnly autoComplete="username" value={account.user.username} />
              <PasswordField
                label={t('Present password')}
                autoComplete="current-password"
                {...field('currentPassword')}
              />
              <NewPasswordField label={t('New password')} {...field('newPassword')} />
            </>
          )}
        </FormDialog>
      )}
    </AccountPart>
  )
}
