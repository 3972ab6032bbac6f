import { createServer } from 'node:http'
import { pages } from '../read-data.mjs'

const names = Object.keys(pages)
const renderers = Object.fromEntries(
  await Promise.all(names.map(async (name) => [name, (await import(`./${name}.mjs`)).render])),
)

createServer((request, response) => {
  const name = request.url.slice(1)
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(renderers[name](pages[name]))
}).listen(Number(process.env.PORT), '127.0.0.1')
