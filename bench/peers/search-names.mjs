/** `node search-names.mjs NAMES QUERIES`: prints the mean milliseconds of a query by MiniSearch and Fuse.js over the names. */
import { readFileSync } from 'node:fs'
import Fuse from 'fuse.js'
import MiniSearch from 'minisearch'

const [names, queries] = process.argv.slice(2).map((file) => JSON.parse(readFileSync(file, 'utf8')))
const rows = names.map((name, id) => ({ id, name }))
const mini = new MiniSearch({ fields: ['name'], searchOptions: { prefix: true, fuzzy: 0.2 } })
mini.addAll(rows)
const fuse = new Fuse(rows, { keys: ['name'], threshold: 0.3 })

const ROUNDS = { mini: 10, fuse: 1 }
console.log(
  JSON.stringify({
    MiniSearch: meanOf(ROUNDS.mini, (query) => mini.search(query).slice(0, 20)),
    'Fuse.js': meanOf(ROUNDS.fuse, (query) => fuse.search(query, { limit: 20 })),
  }),
)

function meanOf(rounds, search) {
  for (const query of queries) search(query)
  const startedAt = performance.now()
  for (let round = 0; round < rounds; round++) for (const query of queries) search(query)
  return (performance.now() - startedAt) / rounds / queries.length
}
