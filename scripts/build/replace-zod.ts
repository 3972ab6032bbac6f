import path from 'node:path'
import type { Plugin } from 'vite'

const OURS = path.resolve('src/console/zod-without-eval.ts')

/** Gives every module of the console our zod, so that it is set up before the first schema. */
export function replaceZod(): Plugin {
  return {
    name: 'replace-zod',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'console',
    resolveId: (id) => (id === 'zod' ? OURS : null),
  }
}
