import { existsSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Returns a sequencer that begins with `files`, in this order, so that no worker has a long file alone at the end.
 * The others follow as Vitest sorts them: without results of an earlier run by size, which says little of their time.
 * Throws when one of `files` is gone.
 */
export function slowestFirst(files: readonly string[]) {
  const gone = files.filter((file) => !existsSync(file))
  if (gone.length > 0) throw new Error(`The order of tests names files that are gone: ${gone.join(', ')}`)
  const paths = files.map((file) => path.resolve(file))
  return class extends BaseSequencer {
    override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
      const placeOf = ({ moduleId }: TestSpecification) => {
        const place = paths.indexOf(moduleId)
        return place < 0 ? paths.length : place
      }
      return (await super.sort(specifications)).sort((a, b) => placeOf(a) - placeOf(b))
    }
  }
}
