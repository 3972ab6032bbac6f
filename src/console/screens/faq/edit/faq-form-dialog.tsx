import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldPath, useForm } from 'react-hook-form'
import type { FaqInput, FaqItem } from '../../../../shared/faq/faq.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { ApiError } from '../../../api-error.ts'
import { Button } from '../../../button.tsx'
import { ConfirmDialog } from '../../../confirm-dialog.tsx'
import { t } from '../../../text.ts'
import { useUnsavedGuard } from '../../../use-unsaved-guard.tsx'
import type { FaqChanges } from '../use-faq-changes.ts'
import { FaqConflict } from './faq-conflict.tsx'
import { createFaqForm, type FaqFormValues, toFormValues } from './faq-form.ts'
import { FaqFormFields } from './faq-form-fields.tsx'
import { findEmptyPlaces } from './find-empty-places.ts'

type FaqFormDialogProps = {
  item: FaqItem | null
  changes: FaqChanges
  onClose: () => void
}

export function FaqFormDialog({ item, changes, onClose }: FaqFormDialogProps) {
  const [base, setBase] = useState(item)
  const [conflict, setConflict] = useState<FaqItem | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const [emptyPlaces, setEmptyPlaces] = useState<string[]>([])
  const form = useForm<FaqFormValues, unknown, FaqInput>({
    resolver: zodResolver(createFaqForm(base)),
    defaultValues: toFormValues(item),
  })
  const { isDirty, isSubmitting } = form.formState
  const guard = useUnsavedGuard(isDirty && !isSubmitting)

  return (
    <Dialog title={item ? t('Edit FAQ Item') : t('Create New FAQ Item')} onClose={close}>
      <form noValidate onSubmit={form.handleSubmit(askThenSave)} onKeyDown={saveByKey}>
        {conflict && base && (
          <FaqConflict
            mine={form.getValues()}
            theirs={conflict}
            isPending={isSubmitting}
            onTakeTheirs={() => takeTheirs(conflict)}
            onKeepMine={() => form.handleSubmit((input) => save(input, conflict.updatedAt))()}
          />
        )}
        <FaqFormFields form={form} item={base} />
        <div className="dialog-buttons faq-buttons">
          <Button label={t('Cancel')} onClick={close} disabled={isSubmitting} />
          <Button label={submitLabel()} type="submit" className="button filled" disabled={isSubmitting} />
        </div>
        <p className="field-hint faq-form-hint faq-key-hint">{t('Ctrl or Cmd + S saves.')}</p>
      </form>
      {guard}
      <ConfirmDialog
        isOpen={emptyPlaces.length > 0}
        title={t('Save a question for a place without partners?')}
        text={t('No partner is listed in {places}, so no page there shows the question.', {
          places: emptyPlaces.join(', '),
        })}
        confirmLabel={t('Save anyway')}
        cancelLabel={t('Go back')}
        onCancel={() => setEmptyPlaces([])}
        onConfirm={() => {
          setEmptyPlaces([])
          void form.handleSubmit((input) => save(input, base?.updatedAt))()
        }}
      />
      <ConfirmDialog
        isOpen={isLeaving}
        title={t('Leave without saving?')}
        text={t('Your changes to this question have not been saved.')}
        confirmLabel={t('Leave')}
        cancelLabel={t('Stay')}
        isDanger
        onCancel={() => setLeaving(false)}
        onConfirm={onClose}
      />
    </Dialog>
  )

  function submitLabel() {
    if (item) return isSubmitting ? t('Updating...') : t('Update FAQ')
    return isSubmitting ? t('Creating...') : t('Create FAQ')
  }

  async function askThenSave(input: FaqInput) {
    const isMoved = placesOf(base) !== placesOf(input)
    // Where nothing can be asked, the answer to the save says why.
    const empty = isMoved ? await findEmptyPlaces(input).catch(() => []) : []
    if (empty.length > 0) setEmptyPlaces(empty)
    else await save(input, base?.updatedAt)
  }

  async function save(input: FaqInput, expectedUpdatedAt: string | undefined) {
    try {
      if (item && expectedUpdatedAt)
        await changes.update.mutateAsync({ id: item.id, change: { ...input, expectedUpdatedAt } })
      else await changes.create.mutateAsync(input)
      onClose()
    } catch (error) {
      // The toast has the message.
      if (!(error instanceof ApiError)) return
      if (error.status === 409 && error.body.current) setConflict(error.body.current as FaqItem)
      for (const [path, message] of Object.entries(error.fields))
        form.setError(path.split('.')[0] as FieldPath<FaqFormValues>, { message })
    }
  }

  function takeTheirs(theirs: FaqItem) {
    setBase(theirs)
    setConflict(null)
    form.reset(toFormValues(theirs))
  }

  function close() {
    if (isSubmitting) return
    if (isDirty) setLeaving(true)
    else onClose()
  }

  function saveByKey(event: React.KeyboardEvent<HTMLFormElement>) {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    event.currentTarget.requestSubmit()
  }
}

const placesOf = (of: Pick<FaqInput, 'targetStates' | 'targetCities'> | null) =>
  [...(of?.targetStates ?? []), ...(of?.targetCities ?? [])].join('\n')
