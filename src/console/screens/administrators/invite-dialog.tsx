import { InvitationInput } from '../../../shared/accounts/admin-user.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { putFieldErrors } from '../../api-error.ts'
import { DialogButtons } from '../../dialog-form.tsx'
import { NO_PERSON, PersonFields } from '../../person-fields.tsx'
import { t } from '../../text.ts'
import { useCheckedForm } from '../../use-checked-form.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'

type InviteDialogProps = { changes: AdministratorChanges; onClose: () => void }

export function InviteDialog({ changes, onClose }: InviteDialogProps) {
  const { form, field } = useCheckedForm(InvitationInput, NO_PERSON)

  async function invite(input: InvitationInput) {
    try {
      await changes.invite.mutateAsync(input)
      onClose()
    } catch (error) {
      // The toast has the message.
      putFieldErrors(form, error, ['username', 'email', 'firstName', 'lastName'])
    }
  }

  return (
    <Dialog
      title={t('Invite Administrator')}
      description={t('They get a link by email, good for 72 hours, and choose their own password.')}
      onClose={onClose}
    >
      <form noValidate onSubmit={form.handleSubmit(invite)}>
        <PersonFields field={field} isOwn={false} />
        <DialogButtons
          submitLabel={t('Send Invitation')}
          pendingLabel={t('Sending...')}
          isPending={form.formState.isSubmitting}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
