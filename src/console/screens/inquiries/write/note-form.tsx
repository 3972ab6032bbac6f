import { noteInquiryCall } from '../../../../shared/calls/inquiries.ts'
import type { InquiryDetail } from '../../../../shared/inquiries/admin-inquiry.ts'
import { TextAreaField } from '../../../../ui/fields/form-fields.tsx'
import { call } from '../../../api.ts'
import { Button } from '../../../button.tsx'
import { t } from '../../../text.ts'
import { useInquiryChange } from '../use-inquiry-change.tsx'
import { useDraft } from './use-draft.ts'

/** Internal. */
export function NoteForm({ inquiry }: { inquiry: InquiryDetail }) {
  const [note, setNote] = useDraft(`inquiry-note:${inquiry.id}`)
  const add = useInquiryChange<void>(inquiry.id, {
    ask: () => call(noteInquiryCall, { params: { id: inquiry.id }, body: { note } }),
    doneText: () => t('Note added'),
    failedText: t('Failed to add the note'),
    onDone: () => setNote(''),
  })
  return (
    <form
      className="write-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (!add.isPending) add.mutate(undefined, inquiry.updatedAt)
      }}
    >
      <TextAreaField
        label={t('Note for the other administrators')}
        rows={4}
        required
        maxLength={5000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="write-buttons">
        <Button
          label={add.isPending ? t('Adding...') : t('Add Note')}
          type="submit"
          className="button filled"
          disabled={add.isPending}
        />
      </div>
    </form>
  )
}
