import type { FieldErrors } from '../../shared/errors.ts'
import { MISSING_FIELDS, WRONG_FIELDS } from '../../shared/form-texts.ts'
import { type InquiryChoices, NO_CHOICES } from '../../shared/inquiries/inquiry-choices.ts'
import type { Partner } from '../../shared/partners/partner.ts'
import { paths } from '../../shared/paths.ts'
import type { Translate } from '../../shared/text/i18n.ts'
import { translateRefusal } from '../../shared/text/translate-refusal.ts'
import { keptText } from '../receipt-text.ts'
import { useSite, useText } from '../text.tsx'
import { AnswerChoice, TopicChoice } from './inquiry-choices.tsx'
import { CallInstead } from './partner/call-instead.tsx'

export type AskFailure = 'outage' | 'limit' | 'elsewhere' | 'fault'

export type AskPage = {
  partner: Pick<Partner, 'id' | 'slug' | 'name' | 'city' | 'state' | 'phone'>
  state: AskState
  /** So that sending twice stores one inquiry. */
  idempotencyKey?: string | undefined
  stamp?: string | undefined
}

export type AskState =
  | { kind: 'fresh'; isOutage?: boolean }
  | { kind: 'refused'; values: AskValues; fields: FieldErrors }
  | { kind: 'failed'; values: AskValues; reason: AskFailure }
  | { kind: 'sent'; reference: string; wantsCopy: boolean; ownPath: string }

export type AskValues = Partial<Record<AskField, string> & InquiryChoices>
type AskField = 'name' | 'email' | 'phone' | 'message'

/** Without a topic also the message. */
const REQUIRED = ['name', 'email'] as const

type AskFormProps = {
  partner: AskPage['partner']
  state: Exclude<AskState, { kind: 'sent' }>
  idempotencyKey: string | undefined
  stamp: string | undefined
}

export function AskForm({ partner, state, idempotencyKey, stamp }: AskFormProps) {
  const { t, provider, messages } = useSite()
  const values = state.kind === 'fresh' ? {} : state.values
  const fields = state.kind === 'refused' ? state.fields : {}
  const choices = { ...NO_CHOICES, ...values }
  const field = (name: AskField) => ({
    id: `ask-${name}`,
    name,
    className: 'input',
    defaultValue: values[name],
    'aria-required': name !== 'phone' || undefined,
    'aria-invalid': fields[name] ? true : undefined,
    'aria-describedby': fields[name] ? `ask-${name}-error` : undefined,
  })
  const label = (name: AskField, text: string) => (
    <label htmlFor={`ask-${name}`}>
      {text}
      {name !== 'phone' && <span aria-hidden="true">*</span>}
    </label>
  )
  const error = (name: AskField) =>
    fields[name] && (
      <p className="field-error" id={`ask-${name}-error`}>
        {translateRefusal(t, messages, fields[name])}
      </p>
    )
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
        <CallInstead t={t} partner={partner} provider={provider} />
      )}
      <input type="hidden" name="partnerId" value={partner.id} />
      {idempotencyKey && <input type="hidden" name="idempotencyKey" value={idempotencyKey} />}
      {stamp && <input type="hidden" name="stamp" value={stamp} />}
      <div className="field">
        {label('name', t('Name'))}
        <input {...field('name')} type="text" autoComplete="name" maxLength={120} />
        {error('name')}
      </div>
      <div className="field">
        {label('email', t('Email'))}
        <input {...field('email')} type="email" autoComplete="email" maxLength={254} />
        {error('email')}
      </div>
      <div className="field">
        {label('phone', t('Phone (optional)'))}
        <input {...field('phone')} type="tel" autoComplete="tel" maxLength={40} />
        {error('phone')}
      </div>
      <div className="field">
        {label('message', t('Message, or choose a topic below'))}
        <textarea {...field('message')} rows={4} />
        {error('message')}
      </div>
      <TopicChoice t={t} choices={choices} />
      <AnswerChoice t={t} choices={choices} id="ask" />
      <div className="unseen" aria-hidden="true">
        <label htmlFor="ask-topic">{t('Topic')}</label>
        <input id="ask-topic" name="topic" tabIndex={-1} autoComplete="off" />
      </div>
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

function KeptNote() {
  const t = useText()
  const [on, off] = [keptText(t, true), keptText(t, false)]
  return (
    <p
      className="kept-note"
      hidden
      data-kept=""
      data-on={on.text}
      data-on-button={on.button}
      data-off={off.text}
      data-off-button={off.button}
    />
  )
}

/** Red only for errors. */
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
  switch (state.reason) {
    case 'outage':
      return [
        t('Your message has not been sent yet'),
        t(
          'We cannot take messages just now. Everything you wrote is still here; please send it again in a few minutes.',
        ),
      ]
    case 'limit':
      return [
        t('Your message has not been sent yet'),
        t(
          'Several messages have just come from your connection. Everything you wrote is still here; please send it again a little later.',
        ),
      ]
    case 'elsewhere':
      return [
        t('Your message has not been sent yet'),
        t(
          'It came here from another website. If it is what you want to ask, please press Submit to send it from here.',
        ),
      ]
    case 'fault':
      return [t('Error'), t('Failed to submit inquiry. Please try again.')]
  }
}
