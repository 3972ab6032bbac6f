import { createServer } from 'node:http'
import { createRequestListener } from '@react-router/node'

const build = await import('./build/server/index.js')
createServer(createRequestListener({ build, mode: 'production' })).listen(
  Number(process.env.PORT),
  '127.0.0.1',
)
