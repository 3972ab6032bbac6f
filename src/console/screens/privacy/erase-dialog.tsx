import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePersonalDataCall } from '../../../shared/calls/privacy.ts'
import type { EraseResult } from '../../../shared/inquiries/privacy.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { t } from '../../text.ts'
import { useChange } from '../../use-change.ts'
import { forgetDrafts } from '../inquiries/write/use-draft.ts'

type EraseDialogProps = { email: string; onClose: () => void; onErased: (result: EraseResult) => void }

/** The address must be retyped. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const client = useQueryClient()
  const [confirm, setConfirm] = useState('')
  const erase = useChange(() => call(erasePersonalDataCall, { body: { email, confirm } }), {
    failed: t('Failed to erase the data'),
    onSuccess(result) {
      // May hold personal data.
      forgetDrafts()
      client.clear()
      onErased(result)
    },
  })
  return (
    <AskDialog
      title={t('Erase personal data')}
      description={t(
        'Everything stored about {email} is erased. Of each inquiry only partner, dates and status are kept. This action cannot be undone.',
        { email },
      )}
      submitLabel={t('Erase')}
      pendingLabel={t('Erasing...')}
      isPending={erase.isPending}
      isDisabled={confirm.trim().toLowerCase() !== email.toLowerCase()}
      isDanger
      onSubmit={() => erase.mutate()}
      onClose={onClose}
    >
      <TextField
        label={t('Type the email address again')}
        type="email"
        autoComplete="off"
        spellCheck={false}
        value={confirm}
        onChange={(event) => setConfirm(event.target.value)}
      />
    </AskDialog>
  )
}
