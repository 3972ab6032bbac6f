import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OwnAccount } from '../../../shared/accounts/admin-account.ts'
import { type Passkey, PasskeyName } from '../../../shared/accounts/passkeys.ts'
import {
  readOwnAccountCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '../../../shared/calls/own-account.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf } from '../../api.ts'
import { Button } from '../../button.tsx'
import { ConfirmDialog } from '../../confirm-dialog.tsx'
import { DialogForm } from '../../dialog-form.tsx'
import { complain, tell } from '../../tell.ts'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import { momentText } from '../../value-text.ts'
import { AccountPart } from './account-part.tsx'
import { AddPasskey } from './add-passkey.tsx'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function Passkeys({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const close = () => {
    setOpen(null)
    void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
  }
  const remove = useMutation({
    mutationFn: (passkey: Passkey) => call(removePasskeyCall, { params: { id: passkey.id } }),
    onSuccess: () => {
      close()
      tell(t('The passkey was removed'))
    },
    onError: (error) => complain(error),
  })
  const canAdd = account.canUsePasskeys && window.isSecureContext && 'PublicKeyCredential' in window

  return (
    <AccountPart
      title={t('Passkeys')}
      text={t('Log in by fingerprint, face or PIN of this computer or your telephone. No password, no code.')}
    >
      {account.passkeys.length > 0 && (
        <ul className="account-list">
          {account.passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <strong>{passkey.name}</strong>
                <p className="soft">
                  {passkey.lastUsedAt
                    ? t('Last used {moment}', { moment: momentText(passkey.lastUsedAt) })
                    : t('Added {moment}, not used yet', { moment: momentText(passkey.createdAt) })}
                </p>
              </div>
              <div className="account-actions">
                <Button
                  label={t('Rename')}
                  className="action"
                  aria-label={t('Rename {name}', { name: passkey.name })}
                  onClick={() => setOpen({ what: 'rename', passkey })}
                />
                <Button
                  label={t('Remove')}
                  className="action danger"
                  aria-label={t('Remove {name}', { name: passkey.name })}
                  onClick={() => setOpen({ what: 'remove', passkey })}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {canAdd ? (
        <Button label={t('Add a Passkey')} onClick={() => setOpen({ what: 'add' })} />
      ) : (
        <p className="soft">{t('Passkeys need a domain name, https and a browser that supports them.')}</p>
      )}
      <Dialog isOpen={open?.what === 'add'} title={t('Add a passkey')} onClose={close}>
        <AddPasskey onDone={close} />
      </Dialog>
      <Dialog isOpen={open?.what === 'rename'} title={t('Rename the passkey')} onClose={close}>
        {open?.what === 'rename' && <RenamePasskey passkey={open.passkey} onDone={close} />}
      </Dialog>
      <ConfirmDialog
        isOpen={open?.what === 'remove'}
        title={t('Remove Passkey')}
        text={t('"{name}" no longer opens your account. Delete it on the device as well.', {
          name: open?.what === 'remove' ? open.passkey.name : '',
        })}
        confirmLabel={t('Remove')}
        pendingLabel={t('Removing...')}
        isPending={remove.isPending}
        isDanger
        onConfirm={() => open?.what === 'remove' && remove.mutate(open.passkey)}
        onCancel={close}
      />
    </AccountPart>
  )
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { form, field } = useCheckedForm(PasskeyName, { name: passkey.name })

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
      <TextField label={t('Name')} maxLength={60} {...field('name')} />
    </DialogForm>
  )
}
