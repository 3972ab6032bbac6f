import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const LANGUAGES = ['fr', 'es']

/**
 * Writes assets/messages-{language}-{hash}.json: of each catalogue the messages whose English stands in the
 * browser's code, so that a page fetches no other.
 */
export function writeIslandMessages(): Plugin {
  return {
    name: 'write-island-messages',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_, bundle) {
      const code = Object.values(bundle)
        .map((file) => (file.type === 'chunk' ? file.code : ''))
        .join('\n')
      for (const language of LANGUAGES) {
        const file = `src/shared/text/messages/${language}.json`
        const all: Record<string, string> = JSON.parse(await readFile(file, 'utf8'))
        const used = Object.entries(all).filter(([english]) => stands(english, code))
        this.emitFile({
          type: 'asset',
          name: `messages-${language}.json`,
          originalFileName: file,
          source: JSON.stringify(Object.fromEntries(used)),
        })
      }
    },
  }
}

/** As any kind of string literal. */
function stands(english: string, code: string): boolean {
  return ['"', "'", '`'].some((quote) =>
    code.includes(quote + english.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`) + quote),
  )
}
