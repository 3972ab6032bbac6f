import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'

type S3Server = { run(): Promise<{ port: number }>; close(): Promise<void> }
/** CommonJS without types. */
const S3rver = createRequire(import.meta.url)('s3rver') as new (options: object) => S3Server

/** Starts an S3 server on loopback with the bucket `films`. `url` is for FILES_URL, without a bucket. */
export async function startS3(): Promise<{ url: string; stop(): Promise<void> }> {
  const directory = await mkdtemp(path.join(tmpdir(), 's3-'))
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'films' }],
  })
  const { port } = await server.run()
  return {
    url: `s3://S3RVER:S3RVER@127.0.0.1:${port}`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true })
    },
  }
}
