import { fileURLToPath } from 'node:url'

/** A file of render/art: beside the sources, or beside the built server (scripts/build/copy-film-art.ts). */
export function artFile(name: string): string {
  const folder = import.meta.url.endsWith('.ts') ? '../art/' : './film-art/'
  return fileURLToPath(new URL(folder + name, import.meta.url))
}
