import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Of Vite (vite.dev, "Backend Integration"). */
export type ManifestEntry = { file: string; assets?: string[]; css?: string[]; imports?: string[] }

/** By source. Throws without a manifest. */
export function readManifest(clientFolder: string): Record<string, ManifestEntry> {
  return JSON.parse(readFileSync(path.join(clientFolder, '.vite/manifest.json'), 'utf8'))
}
