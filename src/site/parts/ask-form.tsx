import type { FieldErrors } from '../../shared/errors.ts'
import { MISSING_FIELDS, WRONG_FIELDS } from '../../shared/form-texts.ts'
import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import { translateRefusal } from '../../shared/text/translate-refusal.ts'
import { type AskFailure, failureText } from '../receipt-text.ts'
import { useSite, useText } from '../text.tsx'
import { InquiryFields, type InquiryValues, KeptNote } from './inquiry-fields.tsx'
import { CallInstead } from './partner/call-instead.tsx'

export type AskPage = {
  partner: Pick<Partner, 'id' | 'slug' | 'name' | 'city' | 'state' | 'phone'>
  state: AskState
  /** Sending twice stores one. */
  idempotencyKey?: string | undefined
  stamp?: string | undefined
}

export type AskState =
  | { kind: 'fresh'; isOutage?: boolean }
  | { kind: 'refused'; values: InquiryValues; fields: FieldErrors }
  | { kind: 'failed'; values: InquiryValues; reason: AskFailure }
  | { kind: 'sent'; reference: string; wantsCopy: boolean; ownPath: string }

/** A topic, or else a message, too. */
const REQUIRED = ['name', 'email'] as const

type AskFormProps = {
  partner: AskPage['partner']
  state: Exclude<AskState, { kind: 'sent' }>
  idempotencyKey: string | undefined
  stamp: string | undefined
}

export function AskForm({ partner, state, idempotencyKey, stamp }: AskFormProps) {
  const { t, provider, messages } = useSite()
  const refused = state.kind === 'refused' ? Object.entries(state.fields) : []
  const errors = refused.map(([name, sentence]) => [name, translateRefusal(t, messages, sentence)])
  return (
    <form
      className="ask-form"
      method="post"
      action={paths.ask(partner.slug)}
      noValidate
      data-island="inquiry-draft"
      data-when="idle"
      data-partner-id={partner.id}
    >
      <Notice state={state} />
      {(state.kind === 'failed' || (state.kind === 'fresh' && state.isOutage)) && (
        <CallInstead partner={partner} provider={provider} />
      )}
      <input type="hidden" name="partnerId" value={partner.id} />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {stamp && <input type="hidden" name="stamp" value={stamp} />}
      <InquiryFields
        id="ask"
        values={state.kind === 'fresh' ? {} : state.values}
        errors={Object.fromEntries(errors)}
      />
      <KeptNote />
      <div className="buttons">
        <button className="button filled" type="submit" data-pending-text={t('Sending...')}>
          {t('Submit')}
        </button>
        <a className="button" href={paths.partner(partner)}>
          {t('Cancel')}
        </a>
      </div>
    </form>
  )
}

function Notice({ state }: { state: AskFormProps['state'] }) {
  const t = useText()
  if (state.kind === 'fresh' && !state.isOutage) return null
  const isWrong = state.kind === 'refused' || (state.kind === 'failed' && state.reason === 'fault')
  const [title, text] = noticeOf(state, t)
  return (
    <div className={isWrong ? 'notice danger' : 'notice'} role="alert">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  )
}

function noticeOf(state: AskFormProps['state'], t: Translate): [title: string, text: string] {
  if (state.kind === 'fresh') {
    return [
      t('Messages cannot be sent right now'),
      t('You can write yours here and send it in a few minutes.'),
    ]
  }
  if (state.kind === 'refused') {
    const isEmpty = REQUIRED.some((name) => !state.values[name]?.trim())
    return isEmpty || (!state.values.message?.trim() && state.fields.message)
      ? [t(MISSING_FIELDS.title), t(MISSING_FIELDS.text)]
      : [t(WRONG_FIELDS.title), t(WRONG_FIELDS.text)]
  }
  return failureText(t, state.reason)
}
