import { gzip } from './encodings.ts'
import { addEncoding, type StoredAnswer } from './stored-answer.ts'

/** Once for concurrent readers. Rejects with zlib's error; the next reader retries. */
export async function gzipOnce(answer: StoredAnswer): Promise<void> {
  const { identity } = answer.bytes
  if (answer.bytes.gzip !== null || identity === null) return
  answer.gzipUnderWay ??= gzip(identity)
    .then((bytes) => addEncoding(answer, 'gzip', bytes))
    .finally(() => {
      answer.gzipUnderWay = null
    })
  await answer.gzipUnderWay
}
