/**
 * `npm run bar -- finder [list.csv]`: asks the queries of this folder. Prints {"id","n","m","pass"} and what fails;
 * exits with 1 below the bar. The list is a CSV of real places with the columns of an import.
 */
import { openListedDirectory, openSampleDirectory } from './finder-directories.ts'
import { scoreFinder } from './score-finder.ts'

const SEARCH_BAR = 0.97
const TYPEAHEAD_BAR = 0.95

const [list] = process.argv.slice(2).filter((argument) => argument !== 'finder')
let isAllPassed = true
function row(id: string, failures: string[], m: number, bar: number) {
  const n = m - failures.length
  const pass = n >= bar * m
  isAllPassed &&= pass
  console.log(JSON.stringify({ id, n, m, pass }))
  for (const failure of failures) console.log(`  ${failure}`)
}

const sample = await scoreFinder(openSampleDirectory(), 'sample-queries.tsv')
row('finder, sample directory: what is meant comes first', sample.search, sample.count, SEARCH_BAR)
row('finder, sample directory: typeahead offers it among five', sample.typeahead, sample.count, TYPEAHEAD_BAR)
if (list) {
  const real = await scoreFinder(await openListedDirectory(list), 'real-queries.tsv')
  row('finder, real places: what is meant comes first', real.search, real.count, SEARCH_BAR)
  row('finder, real places: typeahead offers it among five', real.typeahead, real.count, TYPEAHEAD_BAR)
}
process.exitCode = isAllPassed ? 0 : 1
