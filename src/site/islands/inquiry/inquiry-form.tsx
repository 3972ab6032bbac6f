import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { FieldErrors } from '../../../shared/errors.ts'
import { MISSING_FIELDS, WRONG_FIELDS } from '../../../shared/form-texts.ts'
import type { Translate } from '../../../shared/text/i18n.ts'
import { randomUuid } from '../../../shared/text/uuid.ts'
import { pageLocale } from '../../../ui/page-locale.ts'
import { showToast } from '../../../ui/toast/toaster.ts'
import { INQUIRY_FIELDS, InquiryFields, KeptNote } from '../../parts/inquiry-fields.tsx'
import { CallInstead, type CallInsteadProps } from '../../parts/partner/call-instead.tsx'
import { failureText } from '../../receipt-text.ts'
import { useText } from '../../text.tsx'
import { type FormStamp, requestStamp, waitForStamp } from './form-stamp.ts'
import { keepForm, readInquiry } from './inquiry-draft.ts'
import type { InquiryKeeper } from './keep-inquiry.ts'
import { type SendResult, sendInquiry } from './send-inquiry.ts'

export type Received = Extract<SendResult, { kind: 'received' }> & { wantsCopy: boolean }

type InquiryFormProps = CallInsteadProps & {
  partnerId: string
  keeper: InquiryKeeper
  onReceived: (received: Received) => void
  onClose: () => void
}

/** INQUIRY-1, INQUIRY-6. */
export function InquiryForm({ partnerId, partner, provider, keeper, onReceived, onClose }: InquiryFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const stamp = useRef<Promise<FormStamp | null>>(undefined)
  // Stands for this content.
  const key = useRef(keeper.read(partnerId)?.key ?? null)
  const isRefused = useRef(false)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    stamp.current = requestStamp(partnerId)
    if (!form.current) return
    // Before keepForm stores it.
    form.current.addEventListener('input', () => {
      key.current = null
    })
    keepForm(form.current, keeper, partnerId, () => key.current)
  }, [keeper, partnerId])
  useEffect(() => {
    if (!isRefused.current) return
    isRefused.current = false
    const first = INQUIRY_FIELDS.find((field) => errors[field])
    const marked = form.current?.querySelector<HTMLElement>(`[name="${first}"]`)
    // Keeps the label visible, clear of the toast.
    marked?.focus({ preventScroll: true })
    marked?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }, [errors])

  function refuse(fields: FieldErrors, title: string, description: string): void {
    isRefused.current = true
    setErrors(fields)
    showToast({ title, description, kind: 'danger' }, t)
  }
  function onEdit({ target }: FormEvent<HTMLFormElement>): void {
    const name = (target as HTMLInputElement).name
    const isField = INQUIRY_FIELDS.some((field) => field === name)
    // A choice may replace a message, or need no number.
    const corrected = isField ? [name] : ['message', 'phone']
    setErrors((all) =>
      Object.fromEntries(Object.entries(all).filter(([field]) => !corrected.includes(field))),
    )
  }
  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending) return
    const { values, choices } = readInquiry(event.currentTarget)
    const topic = readHiddenField(event.currentTarget)
    const missing = missingFields(values, t, choices.topics)
    if (Object.keys(missing).length > 0)
      return refuse(missing, t(MISSING_FIELDS.title), t(MISSING_FIELDS.text))
    key.current ??= randomUuid()
    keeper.save(partnerId, { values, choices, key: key.current })
    setSending(true)
    setErrors({})
    setFailed(false)
    const ripe = await waitForStamp(stamp.current)
    const inquiry = { partnerId, ...values, ...choices, topic, stamp: ripe }
    const result = await sendInquiry(inquiry, key.current, pageLocale())
    setSending(false)
    if (result.kind === 'received') return onReceived({ ...result, wantsCopy: choices.wantsCopy })
    if (result.kind === 'refused') {
      const [first = t(WRONG_FIELDS.text)] = Object.values(result.fields)
      return refuse(result.fields, t(WRONG_FIELDS.title), first)
    }
    setFailed(true)
    const [title, text] = failureText(t, result.reason)
    showToast({ title, description: result.text || text, kind: 'danger' }, t)
  }
  return (
    <form ref={form} noValidate aria-busy={isSending} onInput={onEdit} onSubmit={send}>
      <InquiryFields id="inquiry" values={{}} errors={errors} />
      {hasFailed && <CallInstead partner={partner} provider={provider} />}
      <KeptNote />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={onClose}>
          {t('Cancel')}
        </button>
        <button type="submit" className="button filled" disabled={isSending} aria-busy={isSending}>
          {isSending ? t('Sending...') : t('Submit')}
        </button>
      </div>
    </form>
  )
}

/** INQUIRY-1; a topic replaces a message. */
function missingFields(
  values: Record<'name' | 'email' | 'message', string>,
  t: Translate,
  topics: readonly string[],
): FieldErrors {
  return {
    ...(values.name.trim() === '' && { name: t('Please enter your name.') }),
    ...(values.email.trim() === '' && { email: t('Please enter a valid email address.') }),
    ...(values.message.trim() === '' &&
      topics.length === 0 && { message: t('Please enter a message, or choose a topic.') }),
  }
}

/** Programs fill it in, or autofill. */
function readHiddenField(form: HTMLFormElement): string {
  const bait = form.querySelector<HTMLInputElement>('[name="topic"]')
  return !bait || bait.matches(':autofill') ? '' : bait.value
}
