import { readFileSync } from 'node:fs'
import path from 'node:path'

/** In Vite's manifest (vite.dev, "Backend Integration"). */
export type ManifestEntry = { file: string; assets?: string[]; css?: string[]; imports?: string[] }

/** Reads Vite's manifest in `clientFolder`, by source. Throws without one. */
export function readManifest(clientFolder: string): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'))
}
