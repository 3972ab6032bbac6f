import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { PageStyles, SiteAssets } from '../site/site.ts'
import { readManifest } from './read-manifest.ts'

/** Throws without a build. */
export function readSiteAssets(clientFolder: string): SiteAssets {
  const read = (file: string) => readFileSync(path.join(clientFolder, file), 'utf8')
  const manifest = readManifest(clientFolder)
  const entry = (source: string) => {
    const found = manifest[source]
    if (!found) throw new Error(`The client build in ${clientFolder} lacks ${source}.`)
    return found
  }
  const sheet = entry('src/site/site.css')
  // "</style" in the sheet would end its element.
  const pageSheet = (name: PageStyles) =>
    read(entry(`src/site/${name}.css`).file)
      .trim()
      .replaceAll('</', '<\\/')
  return {
    css: read(sheet.file).trim(),
    pageCss: {
      directory: pageSheet('directory'),
      partner: pageSheet('partner'),
      tools: pageSheet('tools'),
    },
    loaderUrl: `/${entry('src/site/islands/loader.ts').file}`,
    fontUrls: (sheet.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
  }
}
