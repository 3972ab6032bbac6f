import type { CsvSource } from '../../src/shared/csv/csv-source.ts'

/** In pieces of 7 bytes, which split characters and line ends. */
export function csvSource(content: string | Uint8Array): CsvSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    async *open() {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
    },
  }
}
