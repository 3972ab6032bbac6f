import './administrators.css'
import { useState } from 'react'
import type { Administrator, ResetInput } from '../../../shared/accounts/admin-account.ts'
import { InvitationInput } from '../../../shared/accounts/admin-user.ts'
import {
  inviteAdministratorCall,
  listAdministratorsCall,
  resendInvitationCall,
  resetAdministratorCall,
  setAdministratorActiveCall,
} from '../../../shared/calls/administrators.ts'
import { CheckboxField } from '../../../ui/fields/form-fields.tsx'
import { call, useChange, useRead } from '../../api.ts'
import { AskDialog, FormDialog } from '../../form-dialog.tsx'
import { Button, Screen, Waiting } from '../../parts.tsx'
import { NO_PERSON, PersonFields } from '../../person-fields.tsx'
import { isProofWanted } from '../../proof/ask-for-proof.ts'
import { personName, t } from '../../text.ts'
import { AdministratorRow } from './administrator-row.tsx'

type Open = { what: 'invite' } | { what: 'active' | 'reset'; one: Administrator } | null

const idOf = ({ id }: Administrator) => ({ params: { id } })
const invitedText = ({ email }: { email: string }) => t('An invitation was sent to {email}', { email })
const outdates = [listAdministratorsCall]

export function Component() {
  const [open, setOpen] = useState<Open>(null)
  const query = useRead(listAdministratorsCall)
  const { data } = query
  const close = () => setOpen(null)
  const invite = useChange((body: InvitationInput) => call(inviteAdministratorCall, { body }), {
    done: invitedText,
    outdates,
    // The form shows it.
    onError: () => {},
  })
  const resend = useChange((one: Administrator) => call(resendInvitationCall, idOf(one)), {
    done: invitedText,
    outdates,
  })

  return (
    <Screen
      title={t('Administrators')}
      lead={t('Everyone here can change everything; the history shows who did.')}
      actions={
        <Button
          label={t('Invite Administrator')}
          className="button filled"
          onClick={() => setOpen({ what: 'invite' })}
        />
      }
    >
      <Waiting
        query={query}
        loading={t('Loading administrators...')}
        failed={t('The administrators could not be loaded')}
      />
      {data && (
        <ul className="administrators">
          {data.map((one) => (
            <AdministratorRow
              key={one.id}
              administrator={one}
              isBusy={resend.isPending}
              onSetActive={() => setOpen({ what: 'active', one })}
              onReset={() => setOpen({ what: 'reset', one })}
              onResend={() => resend.mutate(one)}
            />
          ))}
        </ul>
      )}
      {data?.length === 1 && (
        <p className="soft administrators-hint">
          {t('You are the only administrator. A second one can help when a password or a telephone is lost.')}
        </p>
      )}
      {open?.what === 'invite' && (
        <FormDialog
          title={t('Invite Administrator')}
          description={t('They get a link by email, good for 72 hours, and choose their own password.')}
          schema={InvitationInput}
          values={NO_PERSON}
          submitLabel={t('Send Invitation')}
          pendingLabel={t('Sending...')}
          onClose={close}
          onSubmit={(input) => invite.mutateAsync(input).then(close)}
        >
          {(field) => <PersonFields field={field} isOwn={false} />}
        </FormDialog>
      )}
      {open?.what === 'active' && <ActiveDialog one={open.one} onClose={close} />}
      {open?.what === 'reset' && <ResetDialog one={open.one} onClose={close} />}
    </Screen>
  )
}

type OneDialogProps = { one: Administrator; onClose: () => void }

/** Stays open where the proof was declined. */
const closeUnlessAsked = (onClose: () => void) => (_: unknown, error: unknown) =>
  isProofWanted(error) || onClose()

function ActiveDialog({ one, onClose }: OneDialogProps) {
  const name = personName(one)
  const isEnding = one.isActive
  const setActive = useChange(
    (isActive: boolean) => call(setAdministratorActiveCall, { ...idOf(one), body: { isActive } }),
    {
      done: ({ isActive }) =>
        isActive ? t('{name} is active again', { name }) : t('{name} is deactivated', { name }),
      outdates,
    },
  )
  return (
    <AskDialog
      title={isEnding ? t('Deactivate Administrator') : t('Activate Administrator')}
      description={
        isEnding
          ? t(
              '{name} is logged out everywhere and can no longer log in. Their changes stay in the history.',
              { name },
            )
          : t('{name} can log in again, with the password and second step as they were.', { name })
      }
      submitLabel={isEnding ? t('Deactivate') : t('Activate')}
      isPending={setActive.isPending}
      isDanger={isEnding}
      onSubmit={() => setActive.mutate(!one.isActive, { onSettled: closeUnlessAsked(onClose) })}
      onClose={onClose}
    />
  )
}

function ResetDialog({ one, onClose }: OneDialogProps) {
  const [clearsSecondFactor, setClears] = useState(false)
  const reset = useChange((body: ResetInput) => call(resetAdministratorCall, { ...idOf(one), body }), {
    done: ({ email }) => t('A link to choose a new password was sent to {email}', { email }),
    outdates,
  })
  return (
    <AskDialog
      title={t('Reset Password')}
      description={t('{name} gets a link by email, good for one hour. Until it is used, nothing changes.', {
        name: personName(one),
      })}
      submitLabel={t('Send Link')}
      pendingLabel={t('Sending...')}
      isPending={reset.isPending}
      onSubmit={() => reset.mutate({ clearsSecondFactor }, { onSettled: closeUnlessAsked(onClose) })}
      onClose={onClose}
    >
      {(one.hasTotp || one.passkeyCount > 0) && (
        <CheckboxField
          label={t('Their telephone or computer is lost')}
          hint={t('Using the link also removes their authenticator app, recovery codes and passkeys.')}
          checked={clearsSecondFactor}
          onChange={(event) => setClears(event.target.checked)}
        />
      )}
    </AskDialog>
  )
}
