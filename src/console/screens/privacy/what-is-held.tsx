import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { erasePersonalDataCall, exportPersonalDataCall } from '../../../shared/calls/privacy.ts'
import type { EraseResult, PrivacyPreview } from '../../../shared/inquiries/privacy.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { call, useChange } from '../../api.ts'
import { AskDialog } from '../../form-dialog.tsx'
import { Button } from '../../parts.tsx'
import { fileDate, saveFile } from '../../save-file.ts'
import { t } from '../../text.ts'
import { forgetDrafts } from '../inquiries/write/use-draft.ts'

type WhatIsHeldProps = { held: PrivacyPreview; onErased: (result: EraseResult) => void }

export function WhatIsHeld({ held, onErased }: WhatIsHeldProps) {
  const [isErasing, setErasing] = useState(false)
  const give = useChange(() => call(exportPersonalDataCall, { body: { email: held.email } }), {
    done: () => t('Personal data exported'),
    failed: t('Failed to export the data'),
    onSuccess: (data) =>
      saveFile(`personal-data-${fileDate()}.json`, JSON.stringify(data, null, 2), 'application/json'),
  })
  const {
    email,
    inquiries,
    mailCount,
    sentMailCount,
    eventCount,
    mentionCount,
    checkCount,
    partnerNames,
    isAdministrator,
  } = held
  const isNothing = inquiries.length + mailCount + mentionCount + checkCount === 0
  const facts = [
    ...inquiries.map((inquiry) =>
      t('Inquiry {reference} about {partner}, {day}', {
        reference: inquiry.reference,
        partner: inquiry.partnerName,
        day: new Date(inquiry.createdAt).toLocaleDateString('en-US', { dateStyle: 'medium' }),
      }),
    ),
    eventCount > 0 &&
      t('{count, plural, one {# entry} other {# entries}} in their history', { count: eventCount }),
    mailCount > 0 && t('{count, plural, one {# message} other {# messages}} by mail', { count: mailCount }),
    mentionCount > 0 &&
      t('The address appears in {count, plural, one {# other inquiry} other {# other inquiries}}', {
        count: mentionCount,
      }),
    checkCount > 0 &&
      t('{count, plural, one {# question} other {# questions}} about a partner’s details, with the answers', {
        count: checkCount,
      }),
  ].filter((fact) => fact !== false)
  const remains = [
    sentMailCount > 0 &&
      t(
        '{count, plural, one {# message was} other {# messages were}} sent already. Delete them in the mailboxes as well.',
        { count: sentMailCount },
      ),
    partnerNames.length > 0 &&
      t('The address belongs to the partner {names}, whose entry is kept.', {
        names: partnerNames.join(', '),
      }),
    isAdministrator && t('The address belongs to an administrator, whose account is kept.'),
  ].filter((fact) => fact !== false)

  return (
    <section className="privacy-found">
      <h2>
        {isNothing ? t('Nothing is held about {email}', { email }) : t('Held about {email}', { email })}
      </h2>
      {facts.length > 0 && (
        <ul className="privacy-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {remains.map((fact) => (
        <p className="soft" key={fact}>
          {fact}
        </p>
      ))}
      {!isNothing && (
        <div className="buttons">
          <Button
            label={t('Export as JSON')}
            busy={give.isPending && t('Exporting...')}
            onClick={() => give.mutate()}
          />
          <Button label={t('Erase')} className="button danger" onClick={() => setErasing(true)} />
        </div>
      )}
      {isErasing && <EraseDialog email={email} onClose={() => setErasing(false)} onErased={onErased} />}
    </section>
  )
}

type EraseDialogProps = { email: string; onClose: () => void; onErased: (result: EraseResult) => void }

function EraseDialog({ email, onClose, onErased }: EraseDialogProps) {
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
