import { cp, readFile, rm, symlink, unlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeScratchFolder } from '../../../tests/servers/scratch-folder.ts'
import type { Fault } from './trust-row.ts'

const LEFT_OUT = /^(node_modules|dist|data|coverage|test-results|\..*)$/

/** A copy of the source tree, so that faults never touch the working tree. */
export async function makeSourceCopy() {
  const folder = makeScratchFolder('trust-faults')
  const source = process.cwd()
  const isCopied = (file: string) => !LEFT_OUT.test(path.relative(source, file).split(path.sep)[0] ?? '')
  await cp(source, folder, { recursive: true, filter: isCopied })
  await symlink(path.join(source, 'node_modules'), path.join(folder, 'node_modules'), 'dir')

  /** Changes a file's text while `work` runs. */
  async function withChange<T>(file: string, change: (text: string) => string, work: () => Promise<T>) {
    const target = path.join(folder, file)
    const text = await readFile(target, 'utf8')
    await writeFile(target, change(text))
    try {
      return await work()
    } finally {
      await writeFile(target, text)
    }
  }
  return {
    folder,
    /** Puts a fault in while `work` runs. Throws when its text does not occur exactly once. */
    withFault<T>({ file, find, replace }: Fault, work: () => Promise<T>): Promise<T> {
      const change = (text: string) => {
        if (text.split(find).length !== 2) throw new Error(`${file} does not hold exactly once: ${find}`)
        return text.replace(find, () => replace)
      }
      return withChange(file, change, work)
    },
    withChange,
    async remove() {
      await unlink(path.join(folder, 'node_modules'))
      await rm(folder, { recursive: true, force: true })
    },
  }
}
