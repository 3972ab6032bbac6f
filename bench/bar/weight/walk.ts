import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { startConsoleProduct } from '../../../tests/browser/support/console-product.ts'
import { builtProgram } from '../../../tests/servers/start-product.ts'
import { roomOf } from './count-folder.ts'

type Coverage = {
  result: { url: string; functions: { ranges: { startOffset: number; count: number }[] }[] }[]
}

/**
 * Prints in how many product files code runs for one GET of `path`, by room, then their names: V8's coverage of the
 * built product with the sample directory, page cache off, its first request of this path. Calls of the back office are
 * sent by an administrator. What runs without a request is left out.
 */
export async function walkRequest(path: string | undefined): Promise<void> {
  if (!path?.startsWith('/')) throw new Error('Say which path: npm run bar -- walk /state/texas')
  const product = await startConsoleProduct({
    SAMPLE_DATA: '1857',
    PAGE_CACHE: 'off',
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
  })
  try {
    const { send, close } = await openInspector(product.output().match(/ws:\/\/\S+/)?.[0] ?? '')
    await send('Profiler.enable')
    await send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    const fileAt = readSections(builtProgram())
    const takeFiles = async () => {
      const { result } = (await send('Profiler.takePreciseCoverage')) as Coverage
      const program = result.find(({ url }) => url.endsWith('/server/main.js'))
      const called = program?.functions.filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0) ?? []
      return new Set(called.flatMap(({ ranges }) => fileAt(ranges[0]?.startOffset ?? 0) ?? []))
    }
    await takeFiles()
    await setTimeout(3000)
    const idle = await takeFiles()
    const headers = path.startsWith('/api/admin/') ? { authorization: `Bearer ${product.token}` } : undefined
    const response = await fetch(product.url + path, { headers })
    await response.arrayBuffer()
    const ran = await takeFiles()
    // A product whose inspector is listened to does not end.
    close()
    const files = [...ran].filter((file) => !idle.has(file)).sort()
    const rooms = Map.groupBy(files, roomOf)
    console.log(`${response.status} ${path}: code runs in ${files.length} files`)
    for (const [room, { length }] of rooms) console.log(`${String(length).padStart(5)}  ${room}`)
    console.log(files.join('\n'))
  } finally {
    await product.stop()
  }
}

/** The bundle says before each module which file it was. Returns the product's file at an offset, if it is one. */
function readSections(program: string): (offset: number) => string | undefined {
  const heads = readFileSync(program, 'utf8').matchAll(/^\/\/ (?:\\0)?([\w@.-][\w@./ -]*\.\w+)(?:\?\w+)?$/gm)
  const sections = Array.from(heads, ({ index, 1: file = '' }) => ({ index, file }))
  return (offset) => {
    const file = sections.findLast(({ index }) => index <= offset)?.file
    return file?.startsWith('src/') ? file : undefined
  }
}

async function openInspector(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`The product's inspector does not answer at "${address}".`))
  })
  const waiting = new Map<number, (result: unknown) => void>()
  socket.onmessage = ({ data }) => {
    const { id, result } = JSON.parse(String(data))
    waiting.get(id)?.(result)
  }
  let last = 0
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      waiting.set(++last, resolve)
      socket.send(JSON.stringify({ id: last, method, params }))
    })
  return { send, close: () => socket.close() }
}
