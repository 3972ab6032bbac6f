import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { InvitationInput } from '../../../shared/accounts/admin-user.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { putFieldErrors } from '../../api-error.ts'
import { DialogButtons } from '../../dialog-form.tsx'
import { PersonFields } from '../../person-fields.tsx'
import { t } from '../../text.ts'
import type { AdministratorChanges } from './use-administrator-changes.ts'

type InviteDialogProps = { isOpen: boolean; changes: AdministratorChanges; onClose: () => void }
type Values = { username: string; email: string; firstName: string; lastName: string }

export function InviteDialog({ isOpen, changes, onClose }: InviteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      title={t('Invite Administrator')}
      description={t('They get a link by email, good for 72 hours, and choose their own password.')}
      onClose={onClose}
    >
      <InviteForm changes={changes} onClose={onClose} />
    </Dialog>
  )
}

function InviteForm({ changes, onClose }: Omit<InviteDialogProps, 'isOpen'>) {
  const form = useForm<Values, unknown, InvitationInput>({
    resolver: zodResolver(InvitationInput) as never,
    defaultValues: { username: '', email: '', firstName: '', lastName: '' },
  })
  const { errors, isSubmitting } = form.formState

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
    <form noValidate onSubmit={form.handleSubmit(invite)}>
      <PersonFields register={(name) => form.register(name)} errors={errors} isOwn={false} />
      <DialogButtons
        submitLabel={t('Send Invitation')}
        pendingLabel={t('Sending...')}
        isPending={isSubmitting}
        onCancel={onClose}
      />
    </form>
  )
}
