import type { Plugin } from 'vite'

const NON_ASCII = /[^\0-\x7f]/g
/** Expressions of a template are escaped as other code is. */
const NON_ASCII_OR_EXPRESSION = /\$\{[^}]*\}|[^\0-\x7f]/g
const RAW_TEMPLATE = /\bString\.raw`[^`]*`/g

/**
 * Escapes non-ASCII characters in the server's programs. Node keeps a program's source in memory, in two bytes a
 * character as soon as one is beyond Latin-1: 8 MB more.
 */
export function escapeBundle(): Plugin {
  return {
    name: 'escape-bundle',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    // The bundler prints a chunk once more after renderChunk, and undoes escapes.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = escapeNonAscii(file.code)
      },
    },
  }
}

/** Escapes JavaScript's non-ASCII characters. Throws for code that an escape would change. */
export function escapeNonAscii(code: string): string {
  const cooked = code.replace(RAW_TEMPLATE, (template) => {
    if (!/[^\0-\x7f]/.test(template)) return template
    // A template within it would end the match early.
    if (/\$\{[^}]*`$/.test(template)) throw refusal(template)
    return template.replace(NON_ASCII_OR_EXPRESSION, (part) =>
      part.startsWith('$') ? part : `\${"${asEscape(part)}"}`,
    )
  })
  const escaped = /\\[^\0-\x7f]/.exec(cooked)
  if (escaped) throw refusal(cooked.slice(0, escaped.index + 2))
  return cooked.replace(NON_ASCII, asEscape)
}

const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

const refusal = (code: string) => new Error(`A character cannot be escaped: …${code.slice(-80)}`)
