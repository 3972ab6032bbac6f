import loadWabt from 'wabt'

/** Assembles WebAssembly text with SIMD. Throws at its first error, with the line. */
export async function assembleKernel(text: string): Promise<Uint8Array> {
  const wabt = await loadWabt()
  const parsed = wabt.parseWat('i420-kernel.wat', text, { simd: true })
  try {
    parsed.validate()
    return parsed.toBinary({}).buffer
  } finally {
    parsed.destroy()
  }
}
