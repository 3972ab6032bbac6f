import { similarTo } from '../../src/features/directory/finder/answers/match-query.ts'
import { findPartners } from '../../src/features/directory/finder/answers/search-directory.ts'
import type { DirectoryView } from '../../src/features/directory/snapshot/directory-view.ts'
import { readSets } from './read-set.ts'
import { isMeant, readExpected } from './score-finder.ts'

/** Queries in French and Spanish; the "real" ones are asked of real places. */
export const OTHER_LANGUAGES = ['french', 'spanish'].flatMap((language) => [
  {
    language,
    isReal: false,
    sets: [
      '',
      '-second',
      '-third',
      '-fourth',
      '-fifth',
      '-sixth',
      '-seventh',
      '-eighth',
      '-ninth',
      '-tenth',
      '-eleventh',
      '-twelfth',
      '-thirteenth',
      '-fourteenth',
      '-fifteenth',
    ].map((set) => `${language}${set}.tsv`),
  },
  { language, isReal: true, sets: ['-real', '-real-second'].map((set) => `${language}${set}.tsv`) },
])

/** What a family may ask besides a place or a name. */
const ASKED = /^(?:first-steps|danger|question|where)$/
const CRISIS = /^(?:first-steps|danger)$/

/** Asks the queries of files whose answers are places or what is asked besides; returns those that failed, and how many there were. */
export async function scoreAsked(
  directory: DirectoryView,
  files: readonly string[],
): Promise<{ wrong: string[]; wrongCrisis: string[]; count: number }> {
  const score = { wrong: [] as string[], wrongCrisis: [] as string[], count: 0 }
  for (const file of files)
    for (const { query, answer, line } of await readSets(file)) {
      score.count += 1
      const { asked, entries, matches, snapshot } = await findPartners({ directory }, query)
      const first = entries[0] ?? similarTo(snapshot, matches)[0]
      const isRight = ASKED.test(answer)
        ? asked?.kind === answer
        : first !== undefined && isMeant(directory, readExpected(answer), first)
      if (isRight) continue
      const found = asked?.kind ?? (first ? `${first.name}, ${first.city}, ${first.state}` : 'nothing')
      score.wrong.push(`${line} → ${found}`)
      if (CRISIS.test(answer)) score.wrongCrisis.push(line)
    }
  return score
}
