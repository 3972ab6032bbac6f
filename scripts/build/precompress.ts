import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Compressed formats and texts below a packet's size gain nothing. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/
const SMALLEST_BYTES = 1000

/** Writes a .br and a .gz at best compression beside the client build's text files. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client' && config.mode === 'production',
    async writeBundle(options, bundle) {
      const folder = options.dir ?? ''
      await Promise.all(
        Object.keys(bundle)
          .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.vite/'))
          .map(async (file) => {
            const bytes = await readFile(path.join(folder, file))
            if (bytes.length < SMALLEST_BYTES) return
            const brotli = promisify(brotliCompress)(bytes, {
              params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
            })
            await writeFile(path.join(folder, `${file}.br`), await brotli)
            await writeFile(path.join(folder, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }))
          }),
      )
    },
  }
}
