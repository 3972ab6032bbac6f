import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  changeReplyTemplateCall,
  createReplyTemplateCall,
  deleteReplyTemplateCall,
  listReplyTemplatesCall,
} from '../../../../shared/calls/reply-templates.ts'
import {
  PLACEHOLDERS,
  type ReplyTemplate,
  ReplyTemplateInput,
} from '../../../../shared/inquiries/reply-template.ts'
import type { Locale } from '../../../../shared/text/i18n.ts'
import { LOCALES } from '../../../../shared/text/languages.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Options, SelectField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { call, keyOf, useChange } from '../../../api.ts'
import { ConfirmDialog } from '../../../confirm-dialog.tsx'
import { DialogForm } from '../../../form-dialog.tsx'
import { Button } from '../../../parts.tsx'
import { t, tell } from '../../../text.ts'
import { useCheckedForm } from '../../../use-checked-form.ts'
import { LANGUAGE_TEXTS } from '../inquiry-words.ts'

const NEW = ''

type TemplatesDialogProps = {
  templates: readonly ReplyTemplate[]
  locale: Locale
  onClose: () => void
}

export function TemplatesDialog({ templates, locale, onClose }: TemplatesDialogProps) {
  const [chosen, setChosen] = useState(NEW)
  const template = templates.find(({ id }) => id === chosen) ?? null
  return (
    <Dialog
      isWide
      title={t('Reply Templates')}
      description={t('Placeholders are filled in when a template is chosen: {names}', {
        names: PLACEHOLDERS.map((name) => `{${name}}`).join(', '),
      })}
      onClose={onClose}
    >
      {templates.length > 0 && (
        <SelectField
          label={t('Template')}
          value={chosen}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          <option value={NEW}>{t('New template')}</option>
          <Options of={templates.map(({ id, name }) => [id, name])} />
        </SelectField>
      )}
      <TemplateForm key={chosen} template={template} locale={locale} onClose={onClose} onSaved={setChosen} />
    </Dialog>
  )
}

type TemplateFormProps = {
  template: ReplyTemplate | null
  locale: Locale
  onClose: () => void
  onSaved: (id: string) => void
}

function TemplateForm({ template, locale, onClose, onSaved }: TemplateFormProps) {
  const client = useQueryClient()
  const [isDeleting, setDeleting] = useState(false)
  const { form, field } = useCheckedForm(
    ReplyTemplateInput,
    template ?? { name: '', locale, subject: '', message: '' },
  )
  const removal = useChange((id: string) => call(deleteReplyTemplateCall, { params: { id } }), {
    done: () => t('Template deleted'),
    failed: t('Failed to delete the template'),
    outdates: [listReplyTemplatesCall],
    onSuccess: () => onSaved(NEW),
  })

  async function save(input: ReplyTemplateInput) {
    const saved = template
      ? await call(changeReplyTemplateCall, {
          params: { id: template.id },
          body: { ...input, expectedUpdatedAt: template.updatedAt },
        })
      : await call(createReplyTemplateCall, { body: input })
    await client.invalidateQueries({ queryKey: keyOf(listReplyTemplatesCall) })
    tell(t('Template saved'))
    onSaved(saved.id)
  }

  return (
    <>
      <DialogForm
        form={form}
        onSubmit={save}
        submitLabel={t('Save Template')}
        pendingLabel={t('Saving...')}
        onCancel={onClose}
      >
        <TextField label={t('Name')} isRequired maxLength={80} autoComplete="off" {...field('name')} />
        <SelectField label={t('Language')} {...form.register('locale')}>
          <Options of={LOCALES.map((one) => [one, LANGUAGE_TEXTS[one]])} />
        </SelectField>
        <TextField
          label={t('Subject')}
          hint={t('Empty: the usual subject, of partner and reference.')}
          maxLength={150}
          autoComplete="off"
          {...field('subject')}
        />
        <TextAreaField label={t('Message')} isRequired rows={8} maxLength={10_000} {...field('message')} />
        {template && (
          <Button
            label={t('Delete this template')}
            className="link-button danger"
            onClick={() => setDeleting(true)}
          />
        )}
      </DialogForm>
      <ConfirmDialog
        isOpen={isDeleting}
        isDanger
        title={t('Delete Template')}
        text={t('The template “{name}” is deleted for all administrators.', { name: template?.name ?? '' })}
        confirmLabel={t('Delete')}
        pendingLabel={t('Deleting...')}
        isPending={removal.isPending}
        onCancel={() => setDeleting(false)}
        onConfirm={() => template && removal.mutate(template.id, { onSettled: () => setDeleting(false) })}
      />
    </>
  )
}
