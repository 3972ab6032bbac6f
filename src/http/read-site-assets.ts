import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { SiteAssets } from '../site/site.ts'

/** Throws without a build. */
export function readSiteAssets(clientFolder: string): SiteAssets {
  const manifest = readManifest(clientFolder)
  const entry = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The client build in ${clientFolder} lacks ${source}.`)
    return found
  }
  const sheet = entry('src/site/site.css')
  const folders = readdirSync(path.join(clientFolder, 'assets'))
  // write-island-messages.ts adds files to no manifest.
  const messages = (language: string) => {
    const folder = folders.find((name) => name.startsWith(`messages-${language}-`))
    if (!folder) throw new Error(`The client build in ${clientFolder} lacks the messages of ${language}.`)
    return `/assets/${folder}`
  }
  return {
    sheetUrl: `/${sheet.file}`,
    loaderUrl: `/${entry('src/site/islands/loader.ts').file}`,
    fontUrls: (sheet.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    messageUrls: { fr: messages('fr'), es: messages('es') },
  }
}

/** Vite's (vite.dev, "Backend Integration"). */
export type ManifestEntry = { file: string; assets?: string[]; css?: string[]; imports?: string[] }

/** By source. Throws without a manifest. */
export function readManifest(clientFolder: string): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'))
}
