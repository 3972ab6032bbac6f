import path from 'node:path'
import type { Plugin } from 'vite'

const SERVER_ONLY =
  /^src\/(?:(?:db|features|integrations|jobs|http)\/|(?:main|import|backup|keys|app|config)\.ts$)/

/**
 * Fails the client build, naming the importer, when it imports server code or a Node module at run time
 * (types are fine).
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
