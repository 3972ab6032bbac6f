import { appendFile, readFile, truncate, writeFile } from 'node:fs/promises'

/** Damages a backup in place; each leaves a file of another content. `size` in bytes. */
export const DAMAGES: Record<string, (file: string, size: number) => Promise<void>> = {
  'one changed byte': async (file, size) => {
    const bytes = await readFile(file)
    const at = Math.floor(size / 2)
    bytes[at] = (bytes[at] ?? 0) ^ 1
    await writeFile(file, bytes)
  },
  'a cut end': (file, size) => truncate(file, size - 20),
  'a cut at a chunk of the cipher': (file) => truncate(file, 200 + 65_552 * 4),
  'something after its end': (file) => appendFile(file, 'x'),
  'no byte at all': (file) => truncate(file, 0),
  'a missing middle': async (file, size) => {
    const bytes = await readFile(file)
    await writeFile(file, Buffer.concat([bytes.subarray(0, size / 4), bytes.subarray(size / 2)]))
  },
}
