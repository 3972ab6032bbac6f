import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertInquiries } from '../../../../tests/reading/stored-rows.ts'
import { makeDatabase } from '../../../../tests/servers/make-database.ts'
import { insertPartners } from '../../../../tests/values/build.ts'
import { MIN_FILL_MS } from '../../../shared/inquiries/inquiry-choices.ts'
import type { SenderCounts } from './count-inquiry.ts'
import { findDoubts } from './find-doubts.ts'
import type { StampReading } from './form-stamp.ts'
import { createInquiryLimits } from './limits.ts'

const NOW = new Date('2026-03-02T10:00:00Z')
const DAY_MS = 24 * 3_600_000
const LIMITS = createInquiryLimits()
const OPENED: StampReading = { kind: 'good', id: 'a', ageMs: MIN_FILL_MS }
const COUNTS: SenderCounts = {
  address: 1,
  addressHere: 1,
  isFirstWithAddress: true,
  words: 1,
  isFirstWithWords: true,
  stamp: 1,
  refusal: null,
}
type Given = {
  name?: string
  message?: string
  honeypotFilled?: boolean
  isForm?: boolean
  stamp?: StampReading
  counts?: Partial<SenderCounts>
}

let database: Awaited<ReturnType<typeof makeDatabase>>
beforeAll(async () => {
  database = await makeDatabase()
})
afterAll(() => database.close())

const doubt = (given: Given, limits = LIMITS) => {
  const { name = 'Ruth', message = 'Hello', honeypotFilled = false, isForm = false, stamp = OPENED } = given
  const signs = { honeypotFilled, isForm, stamp, counts: { ...COUNTS, ...given.counts } }
  return findDoubts(database.db, { name, message }, signs, limits, NOW)
}
const links = (count: number) => ['https://a.example', 'www.b.example', '[url=c', '<a href'].slice(0, count)
const quick = (ageMs: number): StampReading => ({ kind: 'good', id: 'a', ageMs })
const others = { isFirstWithAddress: false, addressHere: 2 }

describe('an inquiry is doubted for', () => {
  test.each<[string, Given, object[]]>([
    ['nothing', {}, []],
    ['the bait', { honeypotFilled: true }, [{ kind: 'bait' }]],
    ['not three links', { message: links(3).join(' ') }, []],
    ['four links', { message: links(4).join(' ') }, [{ kind: 'links', count: 4 }]],
    ['one in the name', { name: 'Ruth www.a.example' }, [{ kind: 'link-in-name' }]],
    ['not a name that only looks so', { name: 'Ruth Wwwilliams, http' }, []],
    ['no stamp in a form', { isForm: true, stamp: { kind: 'missing' } }, [{ kind: 'no-stamp' }]],
    ['no missing stamp of a program', { stamp: { kind: 'missing' } }, []],
    ['a forged stamp', { stamp: { kind: 'forged' } }, [{ kind: 'forged-stamp' }]],
    ['quick hands', { stamp: quick(MIN_FILL_MS - 1) }, [{ kind: 'quick', count: 2 }]],
    ['a clock behind', { stamp: quick(-5000) }, [{ kind: 'quick', count: 0 }]],
    ['not a form sent three times', { counts: { stamp: 3 } }, []],
    ['one sent four times', { counts: { stamp: 4 } }, [{ kind: 'reused-stamp', count: 4 }]],
    ['not the same words of five', { counts: { words: 5, isFirstWithWords: false } }, []],
    ['those of six', { counts: { words: 6, isFirstWithWords: false } }, [{ kind: 'same-words', count: 6 }]],
    ['not of who said them first', { counts: { words: 6 } }, []],
  ])('%s', async (_, given, expected) => expect(await doubt(given)).toEqual(expected))
})

describe('an address that others use', () => {
  const busy = (count: number) => [{ kind: 'busy-address', count }]
  const program: StampReading = { kind: 'missing' }
  test.each<[string, Given, object[]]>([
    ['is free five times', { stamp: program, counts: { ...others, address: 5 } }, []],
    ['is doubted at the sixth', { stamp: program, counts: { ...others, address: 6 } }, busy(6)],
    ['is free for its first network', { stamp: program, counts: { address: 99, addressHere: 2 } }, []],
    [
      'is free for one more network',
      { stamp: program, counts: { ...others, address: 6, addressHere: 1 } },
      [],
    ],
    ['is free with an opened form', { counts: { ...others, address: 20 } }, []],
    ['is doubted at the 21st all the same', { counts: { ...others, address: 21 } }, busy(21)],
    ['is free with a form opened a day ago', { stamp: quick(DAY_MS), counts: { ...others, address: 6 } }, []],
    [
      'is doubted with an older one',
      { stamp: quick(DAY_MS + 1), counts: { ...others, address: 6 } },
      busy(6),
    ],
  ])('%s', async (_, given, expected) => expect(await doubt(given)).toEqual(expected))
})

test('in a flood only those without an opened form are doubted, and no others are counted', async () => {
  const [partner] = await insertPartners(database.db, {})
  const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000)
  const row = { partnerId: partner?.id ?? '' }
  await insertInquiries(
    database.db,
    { ...row, createdAt: minutesAgo(59) },
    { ...row, createdAt: minutesAgo(1) },
    { ...row, createdAt: minutesAgo(60) },
    { ...row, createdAt: minutesAgo(1), doubts: [{ kind: 'bait' }] },
  )
  const flooded = (count: number, given: Given = { stamp: { kind: 'missing' } }) =>
    doubt(given, { ...LIMITS, overall: { count, windowMs: 3_600_000 } })
  expect(await flooded(3)).toEqual([])
  expect(await flooded(2)).toEqual([{ kind: 'flood' }])
  expect(await flooded(2, {})).toEqual([])
  expect(await flooded(2, { stamp: { kind: 'missing' }, honeypotFilled: true })).toEqual([{ kind: 'bait' }])
})
