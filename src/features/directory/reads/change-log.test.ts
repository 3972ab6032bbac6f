import { expect, test } from 'vitest'
import { applyChanges, buildRow, changesOf, makeSnapshot } from '../../../../tests/sites/make-snapshot.ts'
import type { DirectorySnapshot } from '../snapshot/directory-view.ts'
import { createChangeLog } from './change-log.ts'
import { createReads } from './directory-reads.ts'
import { findTouched } from './find-touched.ts'
import { trackReads } from './track-reads.ts'

const asheville = buildRow({ name: 'Alder' })
const detroit = { city: 'Detroit', state: 'Michigan', latitude: 42.3314, longitude: -83.0458 }
const before = makeSnapshot([asheville, buildRow(detroit)])

/** Whether an edit of Alder touches what `read` reads. */
function touches(read: (snapshot: DirectorySnapshot) => unknown, edit = {}): boolean {
  const log = createChangeLog()
  const reads = createReads()
  read(trackReads(before, reads))
  const changes = changesOf([{ ...asheville, phone: '(828) 555-0199', ...edit }], before)
  log.add(findTouched(before, applyChanges(before, changes), changes))
  return log.hasTouched(reads, 0)
}

const city = (state: string, slug: string) => (snapshot: DirectorySnapshot) =>
  snapshot.regions.get(state)?.cities.get(slug)
const near = (latitude: number, longitude: number) => (snapshot: DirectorySnapshot) =>
  snapshot.points.within({ latitude, longitude }, 25)
const toDetroit = { city: 'Detroit', state: 'Michigan' }
const nearestCity = (snapshot: DirectorySnapshot) =>
  snapshot.nearestCities(
    { latitude: 42, longitude: -83 },
    { limit: 1, except: { stateSlug: '', citySlug: '' } },
  )

test.each<[what: string, read: (snapshot: DirectorySnapshot) => unknown, edit: object, isTouched: boolean]>([
  ['the partner', ({ byId }) => byId.get(asheville.id), {}, true],
  ['a partner that is not there', ({ byId }) => byId.get('none'), {}, true],
  ['its state', ({ regions }) => regions.get('north-carolina')?.partners, {}, true],
  ['the state it moves to', ({ regions }) => regions.get('michigan')?.partners, toDetroit, true],
  ['another state', ({ regions }) => regions.get('michigan')?.partners, {}, false],
  ['a state that is not there', ({ regions }) => regions.get('ohio'), {}, false],
  ['a state that appears', ({ regions }) => regions.get('ohio'), { state: 'Ohio' }, true],
  ['its city', (snapshot) => city('north-carolina', 'asheville')(snapshot)?.partners, {}, true],
  ['the name of its city', city('north-carolina', 'asheville'), {}, false],
  ['the name of a city that ends', city('north-carolina', 'asheville'), { city: 'Candler' }, true],
  ['the name of a city that appears', city('north-carolina', 'candler'), { city: 'Candler' }, true],
  ['all states', ({ regions }) => [...regions.values()], {}, true],
  ['the surroundings', near(35.6, -82.6), {}, true],
  ['where it moves to', near(42.3, -83), { latitude: 42.3, longitude: -83 }, true],
  ['the surroundings of another', near(42.3, -83), {}, false],
  ['the nearest city', nearestCity, {}, false],
  ['the nearest city, as it grows', nearestCity, { ...detroit }, true],
  ['questions', ({ faq }) => faq, {}, false],
  ['services', ({ services }) => services, {}, false],
  ['services, with a new one', ({ services }) => services, { services: ['Sea burials'] }, true],
  ['what no key describes', ({ cityCount }) => cityCount, {}, true],
  ['nothing', () => null, {}, false],
])('an edit and an answer that read %s', (_, read, edit, isTouched) => {
  expect(touches(read, edit)).toBe(isTouched)
})

test('of the last hundred changes each is compared, and older answers count as touched', () => {
  const log = createChangeLog()
  const reads = { ...createReads(), keys: new Set(['partner 7']) }
  const touched = (key: string) => ({ keys: new Set([key]), partnerPoints: [], cityPoints: [] })
  log.add(touched('partner 7'))
  for (let number = 0; number < 99; number++) log.add(touched('partner 8'))
  expect([log.hasTouched(reads, 0), log.hasTouched(reads, 1), log.hasTouched(reads, 100)]).toEqual([
    true,
    false,
    false,
  ])
  log.add(touched('partner 8'))
  expect([log.hasTouched(createReads(), 0), log.hasTouched(createReads(), 1)]).toEqual([true, false])
  log.add(null)
  expect([log.hasTouched(createReads(), 101), log.hasTouched(createReads(), 102)]).toEqual([true, false])
})

test.each([
  ['a whole reload', { isWhole: true }],
  ['a version without changed rows', { rows: [] }],
  ['more than a thousand rows', { rows: Array.from({ length: 1001 }, () => asheville) }],
])('%s touches everything', (_, given) => {
  expect(findTouched(before, before, { ...changesOf([asheville], before), ...given })).toBeNull()
})
