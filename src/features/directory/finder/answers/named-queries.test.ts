import { expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../../bench/finder/finder-directories.ts'
import { scoreFinder } from '../../../../../bench/finder/score-finder.ts'

test('slips, large cities beside hamlets and typed states lead where they are meant (SEARCH-5, SEARCH-9)', async () => {
  const { search, typeahead, count } = await scoreFinder(openSampleDirectory(), 'sample-named.tsv')
  expect(search).toEqual([])
  expect(typeahead).toEqual([])
  expect(count).toBeGreaterThanOrEqual(10)
})
