import { findPartners } from '../src/features/directory/search/search-directory.ts'
import { suggest } from '../src/features/directory/search/suggest.ts'
import { openListedDirectory, openSampleDirectory } from './finder/finder-directories.ts'

const [which, ...qs] = process.argv.slice(2)
const directory =
  which === 'real' ? await openListedDirectory('/work/shared/data/real-places.csv') : openSampleDirectory()
for (const q of qs) {
  const f = await findPartners({ directory } as any, q)
  const m = f.matches
  console.log(
    '##',
    q,
    m.total,
    m.place && [
      m.place.kind,
      m.place.city,
      m.place.region.code,
      m.place.positions.length,
      m.place.reading.rest,
      m.place.reading.isFirm,
    ],
    'unknown',
    m.unknownWords,
    'certain',
    m.certain.length,
    'found',
    m.found.map((p) => `${p.kind} ${p.city} ${p.region.code} ${p.positions.length}`).join(';'),
  )
  for (const e of m.slice(0, 4)) console.log('   ', e.name, '|', e.address, '|', e.city, e.state)
  const s = await suggest({ directory } as any, q)
  console.log(
    '   >',
    s.cities.map((c) => c.city + ' ' + c.state).join('; '),
    '|',
    s.states.map((c) => c.state).join(),
    '|',
    s.partners.map((p) => p.name).join('; '),
    '|',
    s.postalCodes.map((p) => p.postalCode).join(),
  )
}
