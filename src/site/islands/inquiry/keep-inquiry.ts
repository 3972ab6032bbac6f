import { type InquiryChoices, NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'

/** `key`: its Idempotency-Key once sent. */
export type KeptInquiry = { values: Record<string, string>; choices: InquiryChoices; key: string | null }

/** Of an inquiry that was sent; nothing that the family typed. `sentAt`: ms since 1970. */
export type SentInquiry = { partnerName: string; reference: string; ownPath: string; sentAt: number }

export type InquiryKeeper = {
  canKeep: boolean
  isOn(): boolean
  /** Off: forgets every inquiry, also those sent. */
  turn(isOn: boolean): void
  read(partnerId: string): KeptInquiry | null
  save(partnerId: string, inquiry: KeptInquiry): void
  forget(partnerId: string): void
  /** Keeps the receipt for 90 days, unless keeping is off. */
  remember(sent: Omit<SentInquiry, 'sentAt'>): void
  /** The latest first. */
  remembered(): SentInquiry[]
  forgetSent(reference: string): void
}

const PREFIX = 'inquiry-draft:'
const SENT = 'inquiry-sent:'
const OFF = 'inquiry-drafts-off'
const DAY_MS = 86_400_000
const MAX_AGE_MS = 7 * DAY_MS
const SENT_MAX_AGE_MS = 90 * DAY_MS

/**
 * Keeps unsent inquiries by partner for seven days, and receipts, on this device. Without storage (private windows) `isOn`
 * is false.
 */
export function createInquiryKeeper(
  storage: Storage | null = findStorage(),
  now: () => number = Date.now,
): InquiryKeeper {
  const attempt = <Result>(run: (found: Storage) => Result, otherwise: Result): Result => {
    try {
      return storage ? run(storage) : otherwise
    } catch {
      return otherwise
    }
  }
  const forgetWhere = (isDoomed: (key: string) => boolean, prefix = PREFIX) =>
    attempt((found) => {
      for (const key of Object.keys(found)) if (key.startsWith(prefix) && isDoomed(key)) found.removeItem(key)
    }, undefined)
  const parse = (text: string | null): (KeptInquiry & { savedAt: number }) | null => {
    try {
      const kept = JSON.parse(text ?? 'null')
      const isFresh = typeof kept?.savedAt === 'number' && now() - kept.savedAt < MAX_AGE_MS
      return isFresh
        ? { ...kept, values: { ...kept.values }, choices: { ...NO_CHOICES, ...kept.choices } }
        : null
    } catch {
      return null
    }
  }
  const parseSent = (text: string | null): SentInquiry | null => {
    try {
      const sent = JSON.parse(text ?? 'null')
      const isFresh = typeof sent?.sentAt === 'number' && now() - sent.sentAt < SENT_MAX_AGE_MS
      return isFresh && String(sent.ownPath).startsWith('/inquiry?') ? sent : null
    } catch {
      return null
    }
  }
  forgetWhere((key) => attempt((found) => parse(found.getItem(key)) === null, false))
  forgetWhere((key) => attempt((found) => parseSent(found.getItem(key)) === null, false), SENT)
  const isOn = () => attempt((found) => found.getItem(OFF) === null, false)
  return {
    canKeep: storage !== null,
    isOn,
    turn(toOn) {
      if (!toOn) for (const prefix of [PREFIX, SENT]) forgetWhere(() => true, prefix)
      attempt((found) => (toOn ? found.removeItem(OFF) : found.setItem(OFF, '1')), undefined)
    },
    read: (partnerId) => (isOn() ? attempt((found) => parse(found.getItem(PREFIX + partnerId)), null) : null),
    save(partnerId, { values, choices, key }) {
      if (!isOn()) return
      const isEmpty = [...Object.values(values), ...choices.topics].every((text) => text.trim() === '')
      if (isEmpty) return forgetWhere((name) => name === PREFIX + partnerId)
      const text = JSON.stringify({ values, choices, key, savedAt: now() })
      attempt((found) => found.setItem(PREFIX + partnerId, text), undefined)
    },
    forget: (partnerId) => forgetWhere((name) => name === PREFIX + partnerId),
    remember(sent) {
      if (!isOn()) return
      const text = JSON.stringify({ ...sent, sentAt: now() })
      attempt(
        (found) => found.getItem(SENT + sent.reference) ?? found.setItem(SENT + sent.reference, text),
        undefined,
      )
    },
    remembered: () =>
      attempt(
        (found) =>
          Object.keys(found)
            .filter((key) => key.startsWith(SENT))
            .flatMap((key) => parseSent(found.getItem(key)) ?? [])
            .sort((one, other) => other.sentAt - one.sentAt),
        [],
      ),
    forgetSent: (reference) => forgetWhere((name) => name === SENT + reference, SENT),
  }
}

/** Reading the property throws where a browser forbids storage. */
function findStorage(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}
