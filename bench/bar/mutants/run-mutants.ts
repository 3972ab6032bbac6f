import { parseArgs } from 'node:util'
import { draw, findMutants } from './find-mutants.ts'
import { MUTANT_FOLDERS } from './mutant-folders.ts'
import { type Trial, tryMutants } from './try-mutants.ts'

/** Of all mutants; some change nothing that anybody can see. */
const FLOOR = 0.9
/** Fewer say nothing of their folder. */
const FEWEST = 20
/** Of a text in the report, in characters. */
const WIDTH = 160

/**
 * `npm run bar -- mutants [folder …] [--sample N] [--seed S]`: faults made by machine in the folders of security, all
 * or a draw. Prints each that no test noticed, then {"id","n","m","pass"} for each folder and for all. Resolves to
 * whether every floor holds.
 */
export async function checkMutants(args: string[]): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
    allowPositionals: true,
  })
  const folders = MUTANT_FOLDERS.map(({ folder }) => folder)
  const wanted = positionals.map((place) => place.replace(/\/$/, ''))
  const unknown = wanted.filter((place) => !folders.includes(place))
  if (unknown.length > 0)
    throw new Error(`There are no mutants of ${unknown.join(', ')}; choose of ${folders.join(', ')}.`)
  const all = (wanted.length > 0 ? wanted : folders).flatMap(findMutants)
  const chosen = values.sample ? draw(all, Number(values.sample), Number(values.seed)) : all
  console.log(`${chosen.length} of ${all.length} mutants, seed ${values.seed}`)

  const trials = await tryMutants(chosen, tell)
  const verdicts = [...folders, 'all'].flatMap((id) => judge(id, trials))
  for (const verdict of verdicts) console.log(JSON.stringify(verdict))
  return verdicts.length > 0 && verdicts.every(({ pass }) => pass !== false)
}

function tell({ mutant, isKilled, how }: Trial): void {
  const { file, line, kind, replaced, text } = mutant
  console.log(
    `${isKilled ? 'killed  ' : 'SURVIVED'} ${file}:${line} ${kind}: ${brief(replaced)} → ${brief(text)}`,
  )
  console.log(`         ${brief(how)}`)
}

const brief = (text: string) => text.replace(/\s+/g, ' ').slice(0, WIDTH)

/** `pass` is null where too few were tried to say. */
export function judge(id: string, trials: readonly Pick<Trial, 'folder' | 'isKilled'>[]) {
  const own = trials.filter(({ folder }) => id === 'all' || folder === id)
  if (own.length === 0) return []
  const n = own.filter(({ isKilled }) => isKilled).length
  const isSaid = id === 'all' || own.length >= FEWEST
  return [{ id, n, m: own.length, pass: isSaid ? n >= own.length * FLOOR : null }]
}
