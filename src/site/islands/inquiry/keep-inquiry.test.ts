import { describe, expect, test } from 'vitest'
import { NO_CHOICES } from '../../../shared/inquiries/inquiry-choices.ts'
import { createInquiryKeeper, type KeptInquiry } from './keep-inquiry.ts'

const DAY_MS = 86_400_000
const written: KeptInquiry = {
  values: { name: 'Ada', email: '', phone: '', message: 'How long?' },
  choices: { ...NO_CHOICES, topics: ['cost'] },
  key: 'key-1',
}

/** As the browser's: stored texts are own keys. */
function makeStorage(): Storage {
  const methods = {
    getItem(key: string) {
      return (this as Record<string, unknown>)[key] ?? null
    },
    setItem(key: string, text: string) {
      ;(this as Record<string, unknown>)[key] = String(text)
    },
    removeItem(key: string) {
      delete (this as Record<string, unknown>)[key]
    },
  }
  return Object.create(methods) as Storage
}

describe('a begun inquiry', () => {
  test('is there again after the tab was closed, by partner, with its key (INQUIRY-14)', () => {
    const storage = makeStorage()
    createInquiryKeeper(storage).save('a', written)
    const later = createInquiryKeeper(storage)
    expect(later.read('a')).toMatchObject(written)
    expect(later.read('b')).toBeNull()
  })

  test('is gone once it was sent, or emptied (INQUIRY-14)', () => {
    const storage = makeStorage()
    const keeper = createInquiryKeeper(storage)
    keeper.save('a', written)
    keeper.forget('a')
    keeper.save('b', written)
    keeper.save('b', { values: { name: ' ', message: '' }, choices: NO_CHOICES, key: null })
    expect(Object.keys(storage)).toEqual([])
  })

  test('is gone after seven days (INQUIRY-14)', () => {
    const storage = makeStorage()
    createInquiryKeeper(storage, () => 0).save('a', written)
    expect(createInquiryKeeper(storage, () => 6.9 * DAY_MS).read('a')).not.toBeNull()
    expect(createInquiryKeeper(storage, () => 7 * DAY_MS).read('a')).toBeNull()
    expect(Object.keys(storage)).toEqual([])
  })

  test('is not kept on a device where keeping was switched off, also at the next visit (INQUIRY-14)', () => {
    const storage = makeStorage()
    const keeper = createInquiryKeeper(storage)
    keeper.save('a', written)
    keeper.turn(false)
    keeper.save('a', written)
    expect(createInquiryKeeper(storage).isOn()).toBe(false)
    expect(Object.values(storage).join()).not.toContain('Ada')
    keeper.turn(true)
    keeper.save('a', written)
    expect(createInquiryKeeper(storage).read('a')).toMatchObject(written)
  })

  test('keeps receipts for 90 days, the latest first, unless keeping is off (INQUIRY-14)', () => {
    const storage = makeStorage()
    const [one, two] = ['AAAA-BBBB', 'CCCC-DDDD'].map((reference) => ({
      partnerName: 'Hollis',
      reference,
      ownPath: `/inquiry?reference=${reference}&proof=x`,
    }))
    if (!one || !two) throw new Error('No receipts')
    createInquiryKeeper(storage, () => 0).remember(one)
    createInquiryKeeper(storage, () => DAY_MS).remember(two)
    createInquiryKeeper(storage, () => DAY_MS).remember({ ...two, ownPath: 'https://evil.example' })
    const later = createInquiryKeeper(storage, () => 89 * DAY_MS)
    expect(later.remembered().map(({ reference }) => reference)).toEqual(['CCCC-DDDD', 'AAAA-BBBB'])
    expect(createInquiryKeeper(storage, () => 90 * DAY_MS).remembered()).toEqual([{ ...two, sentAt: DAY_MS }])
    later.turn(false)
    later.remember(one)
    expect(later.remembered()).toEqual([])
  })

  test.each(['', '{', 'null', '7', '[]', '{"savedAt":"x"}', '{"values":null}'])(
    'stored as %j harms nothing',
    (text) => {
      const storage = makeStorage()
      storage.setItem('inquiry-draft:a', text)
      storage.setItem('other', 'kept')
      expect(createInquiryKeeper(storage).read('a')).toBeNull()
      expect(storage.getItem('other')).toBe('kept')
    },
  )

  test('without storage, or with one that throws, nothing breaks', () => {
    const full = Object.create({
      getItem: () => null,
      removeItem() {},
      setItem() {
        throw new Error('QuotaExceededError')
      },
    }) as Storage
    for (const keeper of [createInquiryKeeper(null), createInquiryKeeper(full)]) {
      keeper.save('a', written)
      expect(keeper.read('a')).toBeNull()
      keeper.forget('a')
    }
    expect(createInquiryKeeper(null)).toMatchObject({ canKeep: false })
  })
})
