import { writeFile } from 'node:fs/promises'
import { SAMPLE_RATE, type Stereo } from './stereo.ts'

/** 16-bit stereo. */
export async function writeWav(file: string, { left, right }: Stereo): Promise<void> {
  const samples = new Int16Array(left.length * 2)
  for (let index = 0; index < left.length; index++) {
    samples[index * 2] = Math.round((left[index] as number) * 32767)
    samples[index * 2 + 1] = Math.round((right[index] as number) * 32767)
  }
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.byteLength, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(2, 22)
  header.writeUInt32LE(SAMPLE_RATE, 24)
  header.writeUInt32LE(SAMPLE_RATE * 4, 28)
  header.writeUInt16LE(4, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.byteLength, 40)
  await writeFile(file, Buffer.concat([header, Buffer.from(samples.buffer)]))
}
