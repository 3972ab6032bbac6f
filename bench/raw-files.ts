import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

/** Lets Node import a file's text as the build does ("./intents.tsv?raw"). Import it before what imports such files. */
registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('?raw')) return nextLoad(url, context)
    const text = readFileSync(new URL(url.slice(0, -'?raw'.length)), 'utf8')
    return { format: 'module', source: `export default ${JSON.stringify(text)}`, shortCircuit: true }
  },
})
