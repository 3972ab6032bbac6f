import { type InquiryChoices, NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'

/** `key`: its Idempotency-Key once sent. */
export type KeptInquiry = { values: Record<string, string>; choices: InquiryChoices; key: string | null }

export type InquiryKeeper = {
  canKeep: boolean
  isOn(): boolean
  /** Off: forgets every inquiry. */
  turn(isOn: boolean): void
  read(partnerId: string): KeptInquiry | null
  save(partnerId: string, inquiry: KeptInquiry): void
  forget(partnerId: string): void
}

const PREFIX = 'inquiry-draft:'
const OFF = 'inquiry-drafts-off'
const MAX_AGE_MS = 7 * 86_400_000

/**
 * Keeps begun inquiries by partner, on this device, for seven days. Without storage (private windows) `isOn`
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
  const forgetWhere = (isDoomed: (key: string) => boolean) =>
    attempt((found) => {
      for (const key of Object.keys(found)) if (key.startsWith(PREFIX) && isDoomed(key)) found.removeItem(key)
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
  forgetWhere((key) => attempt((found) => parse(found.getItem(key)) === null, false))
  const isOn = () => attempt((found) => found.getItem(OFF) === null, false)
  return {
    canKeep: storage !== null,
    isOn,
    turn(toOn) {
      if (!toOn) forgetWhere(() => true)
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
