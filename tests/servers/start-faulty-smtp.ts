import { createServer, type Socket } from 'node:net'

export type SmtpFault =
  | 'ok'
  | 'hang'
  | 'drip'
  | 'garbage'
  | 'endless line'
  | 'endless greeting'
  | 'endless 220'
  | 'endless 250'
  | '451'
  | '550'
  | 'quota'

const AFTER_RCPT: Partial<Record<SmtpFault, string>> = {
  '451': '451 4.3.0 Please try again later',
  '550': '550 5.1.1 No such mailbox',
  // Google's answer to a sender beyond the limit of the day. Source: support.google.com/a/answer/3726730
  quota: '550 5.4.5 Daily user sending limit exceeded',
}
const ENDLESS: Partial<Record<SmtpFault, string>> = {
  'endless line': 'x',
  'endless greeting': '220-mail.example\r\n',
  'endless 220': '220 mail.example\r\n',
  'endless 250': '250 OK\r\n',
}
const CHUNK_BYTES = 16_384
/** All that an endless answer has, so that a client that reads without a limit does not fill the memory of a test. */
export const MAX_SENT_BYTES = 64 * 1024 * 1024

/** A mail server on a free loopback port that misbehaves; `state.fault` is read at each connection. */
export async function startFaultySmtp(fault: SmtpFault) {
  const state = { fault, accepted: [] as string[], sentBytes: 0, connections: 0 }
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    state.connections += 1
    socket.on('error', () => {})
    talk(socket, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    state,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

type State = Awaited<ReturnType<typeof startFaultySmtp>>['state']

function talk(socket: Socket, state: State): void {
  const { fault } = state
  if (fault === 'hang') return
  if (fault === 'drip') {
    socket.write('220 mail.example\r\n250-')
    const timer = setInterval(() => socket.write('2'), 20)
    socket.on('close', () => clearInterval(timer))
    return
  }
  if (fault === 'garbage') return void socket.write('<html><body>It works</body></html>\r\n')
  const endless = ENDLESS[fault]
  if (endless) {
    pour(socket, state, endless.repeat(Math.ceil(CHUNK_BYTES / endless.length)))
    return
  }
  socket.write('220 mail.example\r\n')
  answer(socket, state, AFTER_RCPT[fault] ?? '250 OK')
}

function pour(socket: Socket, state: State, chunk: string): void {
  let sent = 0
  const send = () => {
    while (!socket.destroyed && sent < MAX_SENT_BYTES) {
      sent += chunk.length
      state.sentBytes += chunk.length
      if (!socket.write(chunk)) return
    }
  }
  socket.on('drain', send)
  send()
}

function answer(socket: Socket, state: State, afterRcpt: string): void {
  let text = ''
  let isData = false
  socket.on('data', (bytes) => {
    text += bytes.toString('utf8')
    for (;;) {
      const end = isData ? '\r\n.\r\n' : '\r\n'
      const at = text.indexOf(end)
      if (at < 0) return
      const part = text.slice(0, at)
      text = text.slice(at + end.length)
      if (isData) {
        isData = false
        state.accepted.push(part)
        socket.write('250 Taken\r\n')
        continue
      }
      const verb = part.slice(0, 4).toUpperCase()
      isData = verb === 'DATA'
      if (verb === 'QUIT') socket.end('221 Bye\r\n')
      else socket.write(`${isData ? '354 Go on' : verb === 'RCPT' ? afterRcpt : '250 OK'}\r\n`)
    }
  })
}
