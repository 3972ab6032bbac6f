// Page benchmark's reference: node:http alone, sending given bytes with the same headers, gzipped to whoever accepts it.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'

const plain = readFileSync(process.argv[2])
const packed = gzipSync(plain, { level: 4 })
const server = createServer(({ headers }, response) => {
  const isPacked = headers['accept-encoding'] === 'gzip'
  const body = isPacked ? packed : plain
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': body.length,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  response.end(body)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
