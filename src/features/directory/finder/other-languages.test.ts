import { expect, test } from 'vitest'
import { openSampleDirectory } from '../../../../bench/finder/finder-directories.ts'
import { readSets } from '../../../../bench/finder/read-set.ts'
import { isMeant, readExpected } from '../../../../bench/finder/score-finder.ts'
import { findPartners } from './answers/search-directory.ts'

const directory = openSampleDirectory()
/** What a family may ask besides a place or a name. */
const ASKED = /^(?:first-steps|danger|question|where)$/

test.each(['french', 'spanish'])(
  'of 60 queries in %s, written before their answers were seen, 97 of 100 are right',
  async (language) => {
    const set = await readSets(`${language}.tsv`)
    const wrong: string[] = []
    for (const { query, answer, line } of set) {
      const { asked, entries } = await findPartners({ directory }, query)
      const [first] = entries
      const isRight = ASKED.test(answer)
        ? asked?.kind === answer
        : first !== undefined && isMeant(directory, readExpected(answer), first)
      if (!isRight)
        wrong.push(
          `${line} → ${asked?.kind ?? (first ? `${first.name}, ${first.city}, ${first.state}` : 'nothing')}`,
        )
    }
    expect(set).toHaveLength(60)
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(0.03 * set.length)
  },
)
