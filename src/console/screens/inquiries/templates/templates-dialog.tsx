import { useState } from 'react'
import { z } from 'zod'
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
import { SelectField, TextAreaField, TextField } from '../../../../ui/fields/form-fields.tsx'
import { call, useChange } from '../../../api.ts'
import { AskDialog, FormDialog } from '../../../form-dialog.tsx'
import { Button } from '../../../parts.tsx'
import { t } from '../../../text.ts'
import { LANGUAGE_TEXTS } from '../inquiry-words.ts'

type TemplatesDialogProps = {
  templates: readonly ReplyTemplate[]
  locale: Locale
  onClose: () => void
}

const outdates = [listReplyTemplatesCall]
/** A stored one's other keys are left out. */
const Form = z.object(ReplyTemplateInput.shape)

export function TemplatesDialog({ templates, locale, onClose }: TemplatesDialogProps) {
  const empty = { name: '', locale, subject: '', message: '' }
  /** Null: a new one. */
  const [chosen, setChosen] = useState<ReplyTemplate | null>(null)
  const [isDeleting, setDeleting] = useState(false)
  const save = useChange(
    (input: ReplyTemplateInput) =>
      chosen
        ? call(changeReplyTemplateCall, {
            params: { id: chosen.id },
            body: { ...input, expectedUpdatedAt: chosen.updatedAt },
          })
        : call(createReplyTemplateCall, { body: input }),
    {
      done: () => t('Template saved'),
      outdates,
      onSuccess: setChosen,
      // The form shows it.
      onError: () => {},
    },
  )
  const removal = useChange((id: string) => call(deleteReplyTemplateCall, { params: { id } }), {
    done: () => t('Template deleted'),
    failed: t('Failed to delete the template'),
    outdates,
    onSuccess: onClose,
  })
  return (
    <>
      <FormDialog
        isWide
        title={t('Reply Templates')}
        description={t('Placeholders are filled in when a template is chosen: {names}', {
          names: PLACEHOLDERS.map((name) => `{${name}}`).join(', '),
        })}
        schema={Form}
        values={empty}
        submitLabel={t('Save Template')}
        pendingLabel={t('Saving...')}
        onSubmit={async (input, form) => form.reset(await save.mutateAsync(input))}
        onClose={onClose}
      >
        {(field, form) => (
          <>
            {templates.length > 0 && (
              <SelectField
                label={t('Template')}
                value={chosen?.id ?? ''}
                onChange={({ currentTarget }) => {
                  const next = templates.find(({ id }) => id === currentTarget.value) ?? null
                  setChosen(next)
                  form.reset(next ?? empty)
                }}
                options={[['', t('New template')], ...templates.map(({ id, name }) => [id, name] as const)]}
              />
            )}
            <TextField label={t('Name')} isRequired maxLength={80} autoComplete="off" {...field('name')} />
            <SelectField
              label={t('Language')}
              options={LOCALES.map((one) => [one, LANGUAGE_TEXTS[one]])}
              {...field('locale')}
            />
            <TextField
              label={t('Subject')}
              hint={t('Empty: the usual subject, of partner and reference.')}
              maxLength={150}
              autoComplete="off"
              {...field('subject')}
            />
            <TextAreaField
              label={t('Message')}
              isRequired
              rows={8}
              maxLength={10_000}
              {...field('message')}
            />
            {chosen && (
              <Button
                label={t('Delete this template')}
                className="link-button danger"
                onClick={() => setDeleting(true)}
              />
            )}
          </>
        )}
      </FormDialog>
      {chosen && isDeleting && (
        <AskDialog
          isDanger
          title={t('Delete Template')}
          description={t('The template “{name}” is deleted for all administrators.', { name: chosen.name })}
          submitLabel={t('Delete')}
          pendingLabel={t('Deleting...')}
          isPending={removal.isPending}
          onSubmit={() => removal.mutate(chosen.id, { onSettled: () => setDeleting(false) })}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  )
}
