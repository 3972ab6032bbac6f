import { Screen, SubmitButton } from '../../parts.tsx'
import { complain, t } from '../../text.ts'
import './privacy.css'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { previewPersonalDataCall } from '../../../shared/calls/privacy.ts'
import type { EraseResult } from '../../../shared/inquiries/privacy.ts'
import { TextField } from '../../../ui/fields/form-fields.tsx'
import { showToast } from '../../../ui/toast/toaster.ts'
import { call, useChange } from '../../api.ts'
import { ApiError } from '../../api-error.ts'
import { WhatIsHeld } from './what-is-held.tsx'

export function Component() {
  // In history state: no e-mail address in the URL.
  const given = (useLocation().state as { email?: string } | null)?.email ?? ''
  const [email, setEmail] = useState(given)
  const lookUp = useChange((address: string) => call(previewPersonalDataCall, { body: { email: address } }), {
    onError: (error) => fieldOf(error) ?? complain(error, t('Failed to look up the address')),
  })
  return (
    <Screen
      title={t('Personal Data')}
      lead={t('Find everything stored about a person by email address, to hand it over or erase it.')}
    >
      <form
        className="privacy-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          lookUp.mutate(email.trim())
        }}
      >
        <TextField
          label={t('Email address')}
          type="email"
          autoComplete="off"
          spellCheck={false}
          value={email}
          error={fieldOf(lookUp.error)}
          onChange={(event) => setEmail(event.target.value)}
        />
        <SubmitButton label={t('Look Up')} busy={lookUp.isPending && t('Looking...')} />
      </form>
      <div aria-live="polite">
        {lookUp.data && <WhatIsHeld key={lookUp.data.email} held={lookUp.data} onErased={erased} />}
      </div>
    </Screen>
  )

  function erased(result: EraseResult) {
    showToast({
      title: t('Personal data erased'),
      description: t(
        '{inquiries, plural, one {# inquiry} other {# inquiries}}, {mails, plural, one {# message} other {# messages}}',
        { inquiries: result.inquiryCount, mails: result.mailCount },
      ),
    })
    lookUp.reset()
    setEmail('')
  }
}

function fieldOf(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields.email : undefined
}
