import { expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../bench/finder/finder-directories.ts'
import { OTHER_LANGUAGES, scoreAsked } from '../../../../bench/finder/score-asked.ts'

const directory = openSampleDirectory()

test.each(OTHER_LANGUAGES.filter(({ isReal }) => !isReal))(
  'of the queries in $language, written before their answers were seen, 97 of 100 are right, and all cries for help',
  async ({ sets }) => {
    const { wrong, wrongCrisis, count } = await scoreAsked(directory, sets)
    expect(count).toBeGreaterThan(100)
    expect(wrongCrisis).toEqual([])
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.03 * count)
  },
)
