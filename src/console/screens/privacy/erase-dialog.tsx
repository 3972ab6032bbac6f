import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EraseResult } from '../../../shared/inquiries/privacy.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { showToast } from '../../../ui/toast/toaster.tsx'
import { api } from '../../api.ts'
import { wasDeclined } from '../../proof/ask-for-proof.ts'
import { useTranslate } from '../../text.tsx'
import { forgetDrafts } from '../inquiries/use-draft.ts'

type EraseDialogProps = {
  email: string
  isOpen: boolean
  onClose: () => void
  onErased: (result: EraseResult) => void
}

/** Asks for the address once more before a person's data are erased for good. */
export function EraseDialog({ email, isOpen, onClose, onErased }: EraseDialogProps) {
  const t = useTranslate()
  const client = useQueryClient()
  const [confirm, setConfirm] = useState('')
  const erase = useMutation({
    mutationFn: () => api.post<EraseResult>('/api/admin/privacy/erase', { email, confirm }),
    onSuccess(result) {
      // Nothing of the person stays in this tab either.
      forgetDrafts()
      client.clear()
      onErased(result)
    },
    onError: (error) =>
      wasDeclined(error) ||
      showToast({ title: t('Failed to erase the data'), description: error.message, kind: 'danger' }),
  })
  const isSame = confirm.trim().toLowerCase() === email.toLowerCase()
  const close = () => {
    setConfirm('')
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      title={t('Erase personal data')}
      description={t(
        'Everything that is held about {email} is erased. Of each inquiry only partner, dates and status stay. This action cannot be undone.',
        { email },
      )}
      onClose={close}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isSame && !erase.isPending) erase.mutate()
        }}
      >
        <TextField
          label={t('Type the email address once more')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <div className="dialog-buttons">
          <button type="button" className="button" onClick={close}>
            {t('Cancel')}
          </button>
          <button type="submit" className="button danger" disabled={!isSame || erase.isPending}>
            {erase.isPending ? t('Erasing...') : t('Erase')}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
