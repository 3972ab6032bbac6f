/** Assembles the conversion of film frames into the module that the render program loads: node scripts/assemble-kernel.ts */
import { readFile, writeFile } from 'node:fs/promises'
import { assembleKernel } from './build/assemble-kernel.ts'

const folder = new URL('../src/features/videos/render/encode/', import.meta.url)
const bytes = await assembleKernel(await readFile(new URL('i420-kernel.wat', folder), 'utf8'))
await writeFile(
  new URL('i420-kernel.ts', folder),
  `/** i420-kernel.wat as WebAssembly, base64; made by scripts/assemble-kernel.ts. */
export const I420_KERNEL =
  '${Buffer.from(bytes).toString('base64')}'
`,
)
