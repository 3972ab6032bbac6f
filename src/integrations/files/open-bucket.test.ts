import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { openBucket } from './open-bucket.ts'

let server: ReturnType<typeof createServer>
let asked: string[]
afterEach(() => void server.close().closeAllConnections())

async function start(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  asked = []
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const credentials = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return openBucket({ bucket: 'films', prefix: '', region: 'us-east-1', endpoint, credentials }, 200)
}

test('a busy server is asked up to three times, one that refuses once', async () => {
  const status = [503, 429, 200, 403]
  const { tell } = await start((_, response) => response.writeHead(status.shift() ?? 500).end())
  expect(await tell('PUT', 'a.png', { body: 'x' })).not.toBeNull()
  expect(asked).toEqual(Array(3).fill('PUT /films/a.png'))
  await expect(tell('PUT', 'a.png', { body: 'x' })).rejects.toThrow('error 403')
  expect(asked).toHaveLength(4)
})

test('a silent server is left', async () => {
  const { tell } = await start(() => {})
  await expect(tell('HEAD', 'a.png')).rejects.toThrow('did not answer in time')
  expect(asked).toHaveLength(3)
})

test('an answer that is cut rejects for whoever reads it', async () => {
  const { ask } = await start((_, response) => {
    response.writeHead(200, { 'content-length': 10 }).write('12345')
    setTimeout(() => response.destroy(), 50)
  })
  const answer = await ask('GET', 'a.png')
  await expect(answer && buffer(answer)).rejects.toThrow('aborted')
})

test('a list is signed, and goes on from page to page', async () => {
  const { list } = await start(({ url = '', headers }, response) => {
    expect(headers.authorization).toContain('SignedHeaders=host;x-amz-content-sha256;x-amz-date')
    const next = '<NextContinuationToken>a/b=</NextContinuationToken>'
    const isFirst = !url.includes('continuation-token=a%2Fb%3D')
    const entry = `<Contents><Key>site/${isFirst ? 1 : 2}.png</Key><Size>5</Size></Contents>`
    response.end(`<ListBucketResult>${entry}${isFirst ? next : ''}</ListBucketResult>`)
  })
  expect(await list('site/')).toEqual([
    { key: 'site/1.png', bytes: 5 },
    { key: 'site/2.png', bytes: 5 },
  ])
})
