/**
 * `npm run bench -- finder --fit`: moves each weight of the reading up and down as long as more of one half of the
 * queries lead to what is meant, and prints the weights with the share of both halves. `npm run bench -- finder --ablate`
 * prints how many answers each weight is worth: those lost with it at 0.
 */
import { matchQuery, similarTo } from '../../src/features/directory/finder/answers/match-query.ts'
import { splitQuery } from '../../src/features/directory/finder/reading/query.ts'
import { WEIGHTS, type Weights } from '../../src/features/directory/finder/reading/weights.ts'
import type { DirectoryView } from '../../src/features/directory/snapshot/directory-view.ts'
import { findRegion } from '../../src/shared/places/regions.ts'
import { openSampleDirectory } from './finder-directories.ts'
import { type Asked, isJudge, readSets, slipsOf } from './read-set.ts'
import { isMeant, readExpected } from './score-finder.ts'

const STEPS = [0.7, 1.4]
/** Times that all weights are tried. */
const ROUNDS = 2

export async function benchFinder(task: 'fit' | 'ablate'): Promise<object[]> {
  const directory = openSampleDirectory()
  const { regions } = directory.current()
  const cities = [...regions.values()].flatMap((region) => [...region.cities.values()])
  const named = cities.map(({ city, state }) => ({ city, code: findRegion(state)?.code ?? '' }))
  const asked = [...(await readSets('sample')), ...slipsOf(named)]
  const fit = asked.filter((one) => !isJudge(one))
  const judge = asked.filter(isJudge)
  const count = await createCounter(directory)
  return task === 'fit' ? fitWeights(count, fit, judge) : ablate(count, asked)
}

type Count = (asked: readonly Asked[], weights: Weights) => number

async function createCounter(directory: DirectoryView): Promise<Count> {
  const gazetteer = await directory.gazetteer()
  const snapshot = directory.current()
  return (asked, weights) => {
    const right = asked.filter(({ query, answer }) => {
      const matches = matchQuery(splitQuery(snapshot.search, gazetteer, query, { weights }))
      const first = snapshot.search.ranked[matches.positions[0] ?? -1]
      const entry = first ?? similarTo(snapshot, matches)[0]
      return entry !== undefined && isMeant(directory, readExpected(answer), entry)
    })
    return right.length
  }
}

function fitWeights(count: Count, fit: readonly Asked[], judge: readonly Asked[]): object[] {
  const weights = { ...WEIGHTS }
  const report = (what: string) => ({
    what,
    fit: count(fit, weights) / fit.length,
    judge: count(judge, weights) / judge.length,
  })
  const rows: object[] = [report('before')]
  let most = count(fit, weights)
  for (let round = 0; round < ROUNDS; round++)
    for (const name of Object.keys(WEIGHTS) as (keyof Weights)[])
      for (const step of STEPS) {
        const tried = { ...weights, [name]: weights[name] * step }
        const right = count(fit, tried)
        if (right <= most) continue
        most = right
        weights[name] = tried[name]
      }
  return [...rows, report('after'), weights]
}

function ablate(count: Count, asked: readonly Asked[]): object[] {
  const all = count(asked, WEIGHTS)
  const names = Object.keys(WEIGHTS) as (keyof Weights)[]
  const worth = names.map((weight) => ({ weight, worth: all - count(asked, { ...WEIGHTS, [weight]: 0 }) }))
  return [{ right: all, of: asked.length }, ...worth.sort((a, b) => b.worth - a.worth)]
}
