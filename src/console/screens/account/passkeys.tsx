import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type OwnAccount, PasswordProof } from '../../../shared/accounts/admin-account.ts'
import { type Passkey, type PasskeyInput, PasskeyName } from '../../../shared/accounts/passkeys.ts'
import {
  addPasskeyCall,
  offerPasskeyCall,
  readOwnAccountCall,
  removePasskeyCall,
  renamePasskeyCall,
} from '../../../shared/calls/own-account.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, keyOf, useChange } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { AskDialog, FormDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { PasswordField } from '../../password-field.tsx'
import { canUsePasskey, WAITING_FOR_PASSKEY } from '../../proof/show-passkey.ts'
import { momentText, t, tell } from '../../text.ts'
import { AccountPart } from './account-part.tsx'

type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey } | null

export function Passkeys({ account }: { account: OwnAccount }) {
  const queries = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const close = () => {
    setOpen(null)
    void queries.invalidateQueries({ queryKey: keyOf(readOwnAccountCall) })
  }
  const remove = useChange(({ id }: Passkey) => call(removePasskeyCall, { params: { id } }), {
    done: () => t('The passkey was removed'),
    onSuccess: close,
  })
  const canAdd = account.canUsePasskeys && canUsePasskey()

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
      {open?.what === 'add' && <AddPasskey onDone={close} />}
      {open?.what === 'rename' && (
        <FormDialog
          title={t('Rename the passkey')}
          schema={PasskeyName}
          values={{ name: open.passkey.name }}
          submitLabel={t('Save Name')}
          pendingLabel={t('Saving...')}
          onClose={close}
          onSubmit={async (body) => {
            await call(renamePasskeyCall, { params: { id: open.passkey.id }, body })
            close()
          }}
        >
          {(field) => <TextField label={t('Name')} maxLength={60} {...field('name')} />}
        </FormDialog>
      )}
      {open?.what === 'remove' && (
        <AskDialog
          title={t('Remove Passkey')}
          description={t('"{name}" no longer opens your account. Delete it on the device as well.', {
            name: open.passkey.name,
          })}
          submitLabel={t('Remove')}
          pendingLabel={t('Removing...')}
          isPending={remove.isPending}
          isDanger
          onSubmit={() => remove.mutate(open.passkey)}
          onClose={close}
        />
      )}
    </AccountPart>
  )
}

const Form = PasskeyName.extend(PasswordProof.shape)

function AddPasskey({ onDone }: { onDone: () => void }) {
  async function add({ name, password }: PasskeyName & PasswordProof) {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const optionsJSON = await call(offerPasskeyCall, { body: { password } })
    const credential = (await startRegistration({ optionsJSON })) as PasskeyInput['credential']
    await call(addPasskeyCall, { body: { name, credential } })
    tell(t('The passkey was added'))
    onDone()
  }

  return (
    <FormDialog
      title={t('Add a passkey')}
      schema={Form}
      values={{ name: '', password: '' }}
      submitLabel={t('Continue')}
      pendingLabel={t(WAITING_FOR_PASSKEY)}
      onClose={onDone}
      onSubmit={add}
      sentenceOf={sentenceOf}
    >
      {(field) => (
        <>
          <TextField
            label={t('Name')}
            hint={t('A name to recognise it by: "Office laptop".')}
            maxLength={60}
            {...field('name')}
          />
          <PasswordField label={t('Your password')} autoComplete="current-password" {...field('password')} />
        </>
      )}
    </FormDialog>
  )
}

function sentenceOf(error: Error): string {
  if (error instanceof ApiError) return error.message
  if (error.name === 'InvalidStateError') return t('This device has a passkey for your account already.')
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return t('No passkey was made.')
  return t('The passkey could not be added. Please try again.')
}
