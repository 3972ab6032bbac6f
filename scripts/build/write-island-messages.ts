import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import { REGIONS } from '../../src/shared/places/regions.ts'

const LANGUAGES = ['fr', 'es']

type Chunk = { code: string; imports: string[]; dynamicImports: string[]; isEntry: boolean }

/**
 * Writes assets/messages-{language}-{hash}/{island}.json: of each catalogue the messages whose English stands
 * in the code of an island that translates or of what it loads later, so that a page fetches no other. One that knows the regions has the
 * names of places too.
 */
export function writeIslandMessages(): Plugin {
  return {
    name: 'write-island-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const chunkOf = (file: string): Chunk | undefined => {
        const found = bundle[file]
        return found?.type === 'chunk' ? found : undefined
      }
      const codeWithImports = (file: string, seen = new Set<string>()): string => {
        const chunk = chunkOf(file)
        if (!chunk || seen.has(file)) return ''
        seen.add(file)
        // The loader would bring along all islands.
        const later = chunk.isEntry ? [] : chunk.dynamicImports
        return [chunk.code, ...[...chunk.imports, ...later].map((one) => codeWithImports(one, seen))].join(
          '\n',
        )
      }
      const islands = Object.values(bundle).flatMap((chunk) =>
        chunk.type === 'chunk'
          ? chunk.moduleIds
              .filter((id) => this.getModuleInfo(id)?.exports?.includes('createIsland'))
              .map((id) => ({ name: path.parse(id).name, code: codeWithImports(chunk.fileName) }))
          : [],
      )
      for (const language of LANGUAGES) {
        const file = `src/shared/text/messages/${language}.json`
        const text = await readFile(file, 'utf8')
        const all: [string, string][] = Object.entries(JSON.parse(text))
        const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
        for (const { name, code } of islands) {
          const hasPlaces = code.includes('BC British Columbia')
          const used = all.filter(
            ([english, own]) => own !== english && (stands(english, code) || (hasPlaces && isPlace(english))),
          )
          this.emitFile({
            type: 'asset',
            fileName: `assets/messages-${language}-${hash}/${name}.json`,
            source: JSON.stringify(Object.fromEntries(used)),
          })
        }
      }
    },
  }
}

const regions = new Set(REGIONS.map(({ name }) => name))

/** "New Mexico", "New Orleans, Louisiana". */
const isPlace = (english: string): boolean => regions.has(english.split(', ').at(-1) ?? '')

/** As any kind of string literal. */
function stands(english: string, code: string): boolean {
  return ['"', "'", '`'].some((quote) =>
    code.includes(quote + english.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote),
  )
}
