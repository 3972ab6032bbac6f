import type { CsvSource } from '../src/shared/csv/csv-source.ts'

/** A partner list in pieces of 7 bytes, so that characters and line ends are torn apart. */
export function csvSource(content: string | Uint8Array): CsvSource {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return {
    async *open() {
      for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7)
    },
  }
}
