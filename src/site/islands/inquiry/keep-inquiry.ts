import { type InquiryChoices, NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'

/** `key`: Idempotency-Key, once sent. */
export type KeptInquiry = { values: Record<string, string>; choices: InquiryChoices; key: string | null }

/** Nothing that the family typed. `sentAt`: ms since 1970. */
export type SentInquiry = { partnerName: string; reference: string; ownPath: string; sentAt: number }

export type InquiryKeeper = ReturnType<typeof createInquiryKeeper>

const DRAFT = 'inquiry-draft:'
const SENT = 'inquiry-sent:'
const OFF = 'inquiry-drafts-off'
const DAY_MS = 86_400_000
const MAX_AGE_MS = 7 * DAY_MS
const SENT_MAX_AGE_MS = 90 * DAY_MS

/** On this device: unsent ones for seven days, and receipts. */
export function createInquiryKeeper(storage: Storage | null = findStorage(), now: () => number = Date.now) {
  const attempt = <Result>(run: (found: Storage) => Result, otherwise: Result): Result => {
    try {
      return storage ? run(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  const keysOf = (prefix: string) =>
    attempt((found) => Object.keys(found).filter((key) => key.startsWith(prefix)), [])
  const remove = (key: string) => attempt((found) => found.removeItem(key), undefined)
  const store = (key: string, value: object) =>
    attempt((found) => found.setItem(key, JSON.stringify(value)), undefined)
  function readDraft(key: string): KeptInquiry | null {
    const kept = attempt((found) => JSON.parse(found.getItem(key) ?? 'null'), null)
    const isFresh = typeof kept?.savedAt === 'number' && now() - kept.savedAt < MAX_AGE_MS
    return isFresh
      ? { ...kept, values: { ...kept.values }, choices: { ...NO_CHOICES, ...kept.choices } }
      : null
  }
  function readSent(key: string): SentInquiry | null {
    const sent = attempt((found) => JSON.parse(found.getItem(key) ?? 'null'), null)
    const isFresh = typeof sent?.sentAt === 'number' && now() - sent.sentAt < SENT_MAX_AGE_MS
    return isFresh && String(sent.ownPath).startsWith('/inquiry?') ? sent : null
  }
  for (const key of keysOf(DRAFT)) if (!readDraft(key)) remove(key)
  for (const key of keysOf(SENT)) if (!readSent(key)) remove(key)
  const isOn = () => attempt((found) => found.getItem(OFF) === null, false)
  return {
    canKeep: storage !== null,
    isOn,
    /** Off forgets those sent too. */
    turn(toOn: boolean) {
      if (!toOn) for (const key of [...keysOf(DRAFT), ...keysOf(SENT)]) remove(key)
      attempt((found) => (toOn ? found.removeItem(OFF) : found.setItem(OFF, '1')), undefined)
    },
    read: (partnerId: string) => (isOn() ? readDraft(DRAFT + partnerId) : null),
    save(partnerId: string, { values, choices, key }: KeptInquiry) {
      if (!isOn()) return
      const isEmpty = [...Object.values(values), ...choices.topics].every((text) => text.trim() === '')
      if (isEmpty) remove(DRAFT + partnerId)
      else store(DRAFT + partnerId, { values, choices, key, savedAt: now() })
    },
    forget: (partnerId: string) => remove(DRAFT + partnerId),
    /** 90 days. */
    remember(sent: Omit<SentInquiry, 'sentAt'>) {
      if (isOn() && !readSent(SENT + sent.reference)) store(SENT + sent.reference, { ...sent, sentAt: now() })
    },
    remembered: () =>
      keysOf(SENT)
        .flatMap((key) => readSent(key) ?? [])
        .sort((one, other) => other.sentAt - one.sentAt),
    forgetSent: (reference: string) => remove(SENT + reference),
  }
}

/** The property throws where storage is forbidden. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
