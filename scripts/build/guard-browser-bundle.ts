import path from 'node:path'
import type { Plugin } from 'vite'

/** Folders and files of src that no browser may be given: secrets, SQL and the server's own workings. */
const SERVER_ONLY = /^src\/(?:(?:db|features|integrations|jobs|http)\/|(?:main|import|app|config)\.ts$)/

/**
 * Fails the client build when a module of the server, or one of Node's own, is reached by an import that stays in the
 * code (types leave nothing behind), and names the file that imports it.
 */
export function guardBrowserBundle(): Plugin {
  return {
    name: 'guard-browser-bundle',
    apply: 'build',
    applyToEnvironment: (environment) => environment.config.consumer === 'client',
    buildEnd(error) {
      if (error) return
      const root = this.environment.config.root
      const name = (id: string) => path.relative(root, id).replaceAll(path.sep, '/')
      const faults = [...this.getModuleIds()].flatMap((id) => {
        const module = id.includes('__vite-browser-external')
          ? id.replace(/^.*__vite-browser-external:?/, '')
          : name(id)
        if (module === name(id) && !SERVER_ONLY.test(module) && !id.startsWith('node:')) return []
        const info = this.getModuleInfo(id)
        const importers = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].map(name)
        return [`  ${module || 'a module of Node'} is imported by ${importers.join(', ')}`]
      })
      if (faults.length > 0)
        this.error(`Code of the server would enter the browser bundle:\n${faults.join('\n')}`)
    },
  }
}
