import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePersonalDataCall } from '../../../shared/calls/privacy.ts'
import type { EraseResult } from '../../../shared/inquiries/privacy.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call } from '../../api.ts'
import { DialogButtons } from '../../dialog-form.tsx'
import { complain } from '../../tell.ts'
import { t } from '../../text.ts'
import { forgetDrafts } from '../inquiries/write/use-draft.ts'

type EraseDialogProps = {
  email: string
  onClose: () => void
  onErased: (result: EraseResult) => void
}

/** The address must be retyped. */
export function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
  const client = useQueryClient()
  const [confirm, setConfirm] = useState('')
  const erase = useMutation({
    mutationFn: () => call(erasePersonalDataCall, { body: { email, confirm } }),
    onSuccess(result) {
      // May hold personal data.
      forgetDrafts()
      client.clear()
      onErased(result)
    },
    onError: (error) => complain(error, t('Failed to erase the data')),
  })
  const isSame = confirm.trim().toLowerCase() === email.toLowerCase()
  return (
    <Dialog
      title={t('Erase personal data')}
      description={t(
        'Everything stored about {email} is erased. Of each inquiry only partner, dates and status are kept. This action cannot be undone.',
        { email },
      )}
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isSame && !erase.isPending) erase.mutate()
        }}
      >
        <TextField
          label={t('Type the email address again')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <DialogButtons
          submitLabel={t('Erase')}
          pendingLabel={t('Erasing...')}
          isPending={erase.isPending}
          isDisabled={!isSame}
          isDanger
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
