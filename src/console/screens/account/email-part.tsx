import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAccount } from '../../../shared/accounts/admin-account.ts'
import { EmailChange } from '../../../shared/accounts/own-access.ts'
import {
  askForEmailChangeCall,
  cancelEmailChangeCall,
  readOwnAccountCall,
} from '../../../shared/calls/own-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { DialogForm } from '../../dialog-form.tsx'
import { complain } from '../../tell.ts'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { momentText } from '../../value-text.ts'
import { AccountPart } from './account-part.tsx'

/** One's own e-mail address. */
export function EmailPart({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const readAgain = () => void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
  const cancel = useMutation({
    mutationFn: () => call(cancelEmailChangeCall),
    onSuccess: () => showToast({ title: t('Your email address stays as it is') }),
    onError: (failure: Error) => complain(failure),
    onSettled: readAgain,
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
      <Dialog isOpen={isOpen} title={t('Change Email Address')} onClose={() => setOpen(false)}>
        <EmailForm
          onCancel={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            readAgain()
          }}
        />
      </Dialog>
    </AccountPart>
  )
}

function EmailForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form, field } = useCheckedForm(EmailChange, { email: '' })

  async function ask(body: EmailChange) {
    const { email } = await call(askForEmailChangeCall, { body })
    showToast({
      title: t('Almost done'),
      description: t('Please open the link in the mail to {email}', { email }),
    })
    onDone()
  }

  return (
    <DialogForm
      form={form}
      onSubmit={ask}
      submitLabel={t('Send Link')}
      pendingLabel={t('Sending...')}
      onCancel={onCancel}
    >
      <TextField
        label={t('New email address')}
        type="email"
        autoComplete="email"
        hint={t('A link to confirm it is sent there. Your present address gets a notice.')}
        {...field('email')}
      />
    </DialogForm>
  )
}
